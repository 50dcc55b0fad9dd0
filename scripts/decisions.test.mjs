import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);

it('every decision is listed once, by its topic, and says when it was made and whether it holds', () => {
  const records = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const list = readFileSync(new URL('README.md', folder), 'utf8');
  const listed = [...list.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \|$/gm)];
  expect(listed.map(([, , file]) => file).sort()).toEqual(records.sort());
  for (const [, number, file, topic] of listed) {
    const record = readFileSync(new URL(file, folder), 'utf8');
    expect(record.split('\n', 1)[0]).toBe(`# ${number} ${topic}`);
    expect(record).toMatch(/\n\nDate: \d{4}-\d\d-\d\d\. Status: \w+[ .]/);
  }
});
