import { describe, expect, it } from 'vitest';
import { readMeasures } from './measures.ts';
import { contentWords, normalise } from './text.ts';

const read = (text: string) => readMeasures(contentWords(normalise(text)));
const values = (text: string) =>
  read(text).flatMap((measure) => measure.anyOf.map(({ key, value }) => `${key}=${value}`));

describe('readMeasures', () => {
  it.each([
    ['12mm', 'diameterMm=12'],
    ['12 mm', 'thicknessMm=12'],
    ['milimita 16', 'diameterMm=16'],
    ['2.5mm2', 'areaMm2=2.5'],
    ['5000l', 'litres=5000'],
    ['lita 20', 'litres=20'],
    ['5,000 litres', 'litres=5000'],
    ['10k litre', 'litres=10000'],
    ['20kg', 'bagKg=20'],
    ['kilo 50', 'bagKg=50'],
    ['gauge 30', 'gauge=30'],
    ['30 gauge', 'gauge=30'],
    ['g30', 'gauge=30'],
    ['30g', 'gauge=30'],
    ['4 inch', 'sizeIn=4'],
    ['4"', 'diameterIn=4'],
    ['inchi nne', 'sizeIn=4'],
    ['1 1/4 inch', 'diameterIn=1.25'],
    ['1/2 inch', 'diameterMm=20'],
    ['12 ft', 'lengthFt=12'],
    ['futi 10', 'lengthFt=10'],
    ['mita 3', 'lengthM=3'],
    ['6x2', 'section=6x2'],
    ['2x6', 'section=6x2'],
    ['four by two', 'section=4x2'],
    ['60 by 60', 'sizeCm=60x60'],
    ['600x600', 'sizeCm=60x60'],
    ['2x2', 'sizeMm=50x50'],
    ['6x9', 'thicknessIn=6'],
    ['y12', 'diameterMm=12'],
    ['t 16', 'diameterMm=16'],
    ['a142', 'meshRef=A142'],
    ['c25', 'gradeMpa=25'],
    ['32.5', 'strengthMpa=32.5'],
    ['42.5N', 'strengthMpa=42.5'],
    ['20 amp', 'amps=20'],
    ['450w', 'watts=450'],
    ['5kva', 'kva=5'],
    ['1.5hp', 'hp=1.5'],
    ['2 gang', 'gang=2'],
  ])('reads %j as %s', (text, expected) => {
    expect(values(text)).toContain(expected);
  });

  it.each([
    ['y12', 'deformed-bar'],
    ['d10', 'deformed-bar'],
    ['r8', 'round-bar'],
    ['a142', 'brc-mesh'],
    ['c30', 'ready-mix-concrete'],
  ])('knows what %s is the mark of', (text, type) => {
    expect(read(text)[0]?.impliesType).toBe(type);
  });

  it('takes a bare number for a guess, and a counted one for a quantity', () => {
    expect(read('2.5')).toEqual([expect.objectContaining({ isLoose: true })]);
    expect(read('50 bags')).toEqual([
      expect.objectContaining({ isQuantity: true, anyOf: [], positions: [0, 1] }),
    ]);
  });

  it.each(['cement', 'd13', 'gauge', 'x2', 'a4 paper'])('reads no size in %j', (text) => {
    expect(values(text)).toEqual([]);
  });
});
