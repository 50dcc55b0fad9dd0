import { expect, it } from 'vitest';
import { type Offered, scaled, seriesOf, sizeAskedFor, sizeParts } from './series-rules.ts';

const cement: Offered = {
  materialKey: 'cement-32-5',
  usualUnit: '50 kg bag',
  attributes: { strengthClass: '32.5R', bagKg: 50 },
  unit: '50 kg bag',
  name: 'Cement 32.5R',
};
const bar: Offered = {
  materialKey: 'deformed-bar',
  usualUnit: '12 m bar',
  attributes: { diameterMm: 12, lengthM: 12 },
  unit: '12 m bar',
  name: 'Y12',
};
const priced = (offered: Offered, cents: bigint) => {
  const series = seriesOf(offered);
  return series && [series.size, scaled(cents, series.holds)];
};

it('compares bags of other weights, and tonnes, with the usual bag', () => {
  expect(priced(cement, 750_00n)).toEqual(['strengthClass:32.5R', 750_00n]);
  const small = { ...cement, unit: '25 kg bag', attributes: { strengthClass: '32.5R', bagKg: 25 } };
  expect(priced(small, 380_00n)).toEqual(['strengthClass:32.5R', 760_00n]);
  expect(priced({ ...cement, unit: 'tonne' }, 15_000_00n)).toEqual([
    'strengthClass:32.5R',
    750_00n,
  ]);
});

it('keeps bars of other diameters apart, by the bar, the tonne and the kilogram', () => {
  expect(priced(bar, 1_440_00n)).toEqual(['diameterMm:12,lengthM:12', 1_440_00n]);
  expect(priced({ ...bar, unit: 'tonne' }, 135_000_00n)).toEqual([
    'diameterMm:12,lengthM:12',
    1_440_00n,
  ]);
  expect(seriesOf({ ...bar, attributes: { diameterMm: 10, lengthM: 12 } })?.size).toBe(
    'diameterMm:10,lengthM:12',
  );
});

it('keeps rolls of other weights apart where the usual unit is a bare roll', () => {
  const roll = { ...bar, materialKey: 'wire', usualUnit: 'roll', unit: 'roll', name: 'Wire' };
  const sizes = [1, 25].map((packKg) => seriesOf({ ...roll, attributes: { packKg } })?.size);
  expect(sizes).toEqual(['packKg:1', 'packKg:25']);
});

it('leaves out what nobody can compare', () => {
  expect(seriesOf({ ...bar, unit: 'lorry' })).toBeNull();
  expect(seriesOf({ ...cement, unit: 'piece' })).toBeNull();
});

it('finds the one size that a line asks for, and none where several fit', () => {
  const sizes = ['diameterMm:10,lengthM:12', 'diameterMm:12,lengthM:12'];
  expect(sizeAskedFor('diameterMm:12', sizes)).toBe(sizes[1]);
  expect(sizeAskedFor('lengthM:12', sizes)).toBeNull();
  expect(sizeAskedFor('', [''])).toBe('');
});

it('writes a size as people do', () => {
  expect(sizeParts('diameterMm:12,lengthM:12')).toEqual(['12 mm', '12 m']);
  expect(sizeParts('profile:box,gauge:30')).toEqual(['box', 'Gauge 30']);
  expect(sizeParts('gradeMpa:25,gang:2')).toEqual(['25 MPa', '2 gang']);
  expect(sizeParts('')).toEqual([]);
});
