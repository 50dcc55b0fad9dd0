import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refusals } from '../../messages/en/refusals.ts';
import { refusals as swahili } from '../../messages/sw/refusals.ts';

const root = new URL('../../', import.meta.url).pathname;
const files = globSync('**/*.{ts,tsx}', { cwd: root });
const sources = files
  .filter((file) => !/\.test\.tsx?$|^messages\/(en|sw)\//.test(file))
  .map((file) => [file, readFileSync(root + file, 'utf8')] as const);

it('every code has a sentence of its own in Swahili', () => {
  const same = Object.entries(refusals).filter(([code, text]) => swahili[code as never] === text);
  expect(same).toEqual([]);
});

it('every code is used', () => {
  const text = sources.map(([, source]) => source).join('\n');
  const uses = text.matchAll(/'([a-z_]+)'|[rR]efusals\.([a-z_]+)|texts\.([a-z_]+)/g);
  const named = new Set([...uses].map((match) => match.slice(1).find(Boolean)));
  // Such as `order_${status}`.
  const built = [...text.matchAll(/`([a-z]+_)\$\{/g)].map(([, start = '']) => start);
  const ends = [...text.matchAll(/\}(_[a-z]+)`/g)].map(([, end = '']) => end);
  const unused = Object.keys(refusals).filter(
    (code) =>
      !named.has(code) &&
      !built.some((start) => code.startsWith(start)) &&
      !ends.some((end) => code.endsWith(end)),
  );
  expect(unused).toEqual([]);
});

it('schemas refuse with codes only', async () => {
  const schemas = files.filter((file) =>
    /(^|[/-])schema\.ts$|^shared\/(uploads|id|list-query)\.ts$/.test(file),
  );
  expect(schemas.length).toBeGreaterThan(20);
  const modules = await Promise.all(schemas.map((file) => import(root + file)));
  const said = new Set<string>();
  const seen = new Set<unknown>();
  for (const module of modules)
    for (const value of Object.values(module)) collect(value, said, seen);
  expect(said.size).toBeGreaterThan(80);
  expect([...said].filter((code) => !Object.hasOwn(refusals, code))).toEqual([]);
});

interface Definition {
  readonly error?: (issue: object) => unknown;
}

/** What a schema and its parts say for themselves. */
function collect(value: unknown, said: Set<string>, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const def = (value as { _zod?: { def: Definition } })._zod?.def;
  const message = def?.error?.({});
  if (typeof message === 'string') said.add(message);
  for (const part of Object.values(def ?? value)) collect(part, said, seen);
}

it('no source compares a sentence or takes one apart', () => {
  const compared =
    /\b(error|issue|refusal|failure)\??\.(message|sentence)\s*([!=]==?|\.(match|test|startsWith|includes)\()/;
  const found = sources.filter(([, source]) => compared.test(source)).map(([file]) => file);
  expect(found).toEqual([]);
});
