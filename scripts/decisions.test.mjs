import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);

it('every decision is listed once, in the order of their numbers', () => {
  const records = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const list = readFileSync(new URL('README.md', folder), 'utf8');
  const listed = [...list.matchAll(/^\| \[(\d{4})\]\(([^)]+)\)/gm)];
  expect(listed.map(([, , file]) => file)).toEqual(records.sort());
  for (const [, number, file] of listed) {
    const record = readFileSync(new URL(file, folder), 'utf8');
    expect(record).toMatch(new RegExp(`^# ${number} \\S`));
    // The earlier ones say neither.
    if (number >= '0087') expect(record).toMatch(/\n\nDate: \d{4}-\d\d-\d\d\. Status: \w+\./);
  }
});
