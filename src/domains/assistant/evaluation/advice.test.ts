import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { adviceCaseSchema } from './advice-case.ts';

const casesOf = (file: string) =>
  z.array(adviceCaseSchema).parse(
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );

it('every labelled message of advice has its shape and lies on its side', () => {
  const open = casesOf('advice.jsonl');
  const heldBack = casesOf('advice-held-back.jsonl');
  const all = [...open, ...heldBack];
  expect(new Set(all.map(({ message }) => message.toLowerCase())).size).toBe(all.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(open.every(({ id }) => Number(id.slice(1)) % 2 === 0)).toBe(true);
  expect(heldBack.every(({ id }) => Number(id.slice(1)) % 2 === 1)).toBe(true);
});
