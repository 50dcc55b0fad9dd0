import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guessCounty } from './county-guess.ts';

const file = new URL('../../../../../db/reference/places.json', import.meta.url);
const { places, counties } = JSON.parse(readFileSync(file, 'utf8')) as {
  places: { town: string; county: string; aliases: string[] }[];
  counties: string[];
};
const gazetteer = [...places, ...counties.map((county) => ({ town: null, county, aliases: [] }))];

describe('guessCounty', () => {
  it.each([
    ['Industrial Area, Nairobi', 'Nairobi'],
    ['Off Mombasa Road, Nairobi', 'Nairobi'],
    ['Ruiru, along Thika Road', 'Kiambu'],
    ['THIKA TOWN', 'Kiambu'],
    ['nakuru', 'Nakuru'],
    ['Tharaka Nithi', 'Tharaka-Nithi'],
    ['Murang’a', "Murang'a"],
    ['Eldoret', 'Uasin Gishu'],
    ['eldy', 'Uasin Gishu'],
    ['Shop 4, Kongowea, Mombasa', 'Mombasa'],
  ])('of %j is %s', (address, county) => {
    expect(guessCounty(gazetteer, address)).toBe(county);
  });

  it.each(['', 'Mombasa Road', 'next to the petrol station', 'Kampala', '???'])(
    'of %j is none',
    (address) => {
      expect(guessCounty(gazetteer, address)).toBeNull();
    },
  );

  it('finds every county by its name', () => {
    for (const county of counties) expect(guessCounty(gazetteer, county)).toBe(county);
  });
});
