import { expect, it } from 'vitest';
import { withTable } from './write-table.ts';

it('leaves what was written by hand', () => {
  const page = 'Before.\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nAfter.\n';
  expect(withTable(page, '| new |\n')).toBe(
    'Before.\n\n<!-- bench -->\n\n| new |\n\n<!-- /bench -->\n\nAfter.\n',
  );
});

it('writes nowhere else', () => {
  expect(() => withTable('Before.', '| new |')).toThrow('lacks');
});
