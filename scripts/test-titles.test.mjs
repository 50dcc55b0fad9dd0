import { expect, it } from 'vitest';
import { testTitles } from './lib/test-titles.mjs';

it('reads titles of tests and groups, tables and templates', () => {
  const text = `
    // AUTH-01 a comment names nothing
    const row = 'AUTH-02 nor does another text';
    describe('AUTH-03 a group', () => {
      it('AUTH-04 a test', async () => expect('AUTH-05').toBe('AUTH-05'));
    });
    for (const path of paths) test(\`AUTH-06 opens \${path} @phone\`, { tag: 'AUTH-07' }, () => {});
    it.each([['AUTH-08', 1]])('%s of a table', () => {});
    const table: [string, number][] = [['AUTH-11', 1]];
    const get = <T>(value: T) => value;
    it.each(table)('%s of a named table', () => {});
    it.each([['AUTH-09', 1]])('a fixed title', () => {});
    test.describe('AUTH-10 a group of journeys', () => {});
  `;
  const ids = testTitles(text)
    .join(' ')
    .match(/AUTH-\d+/g);
  expect(ids).toEqual(['AUTH-03', 'AUTH-04', 'AUTH-06', 'AUTH-08', 'AUTH-11', 'AUTH-10']);
});

it('takes skipped tests for none', () => {
  const text = `it.skip('AUTH-01 later', () => {}); test.fixme('AUTH-02', () => {}); it.todo('AUTH-03');
    describe.skip('AUTH-04', () => { it('AUTH-05', () => {}); });`;
  expect(testTitles(text)).toEqual([]);
});
