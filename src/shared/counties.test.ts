import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { counties } from './counties.ts';

it('lists the counties of the gazetteer, each once', () => {
  const file = new URL('../../db/reference/places.json', import.meta.url);
  const places = JSON.parse(readFileSync(file, 'utf8')) as { counties: string[] };
  expect(counties).toHaveLength(47);
  expect([...counties].sort()).toEqual([...places.counties].sort());
});
