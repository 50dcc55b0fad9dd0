import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import dictionary from '../../../../db/reference/materials.json' with { type: 'json' };
import {
  type Field,
  isChoice,
  type Job,
  jobOf,
  jobs,
  missingIn,
  type NumberField,
  readValues,
  roundUp,
  takeOff,
  type Values,
} from './public.ts';
import { supplies } from './supplies.ts';

const anyValue = (field: Field): fc.Arbitrary<number | string> => {
  if (isChoice(field)) return fc.constantFrom(...field.options);
  const { least, most } = field;
  const between = fc.double({ min: least, max: Math.min(most, least + 60), noNaN: true });
  return field.unit === '' ? between.map((value) => Math.max(least, Math.round(value))) : between;
};

/** A job with values for all its fields, said one of its ways. */
const someJob = fc
  .constantFrom(...jobs)
  .chain((job) => fc.tuple(fc.constant(job), fc.constantFrom(...job.needs)))
  .chain(([job, way]) => {
    const dimensions = new Set(job.needs.flat());
    const said = Object.entries(job.fields).filter(
      ([key]) => way.includes(key) || !dimensions.has(key),
    );
    const values = Object.fromEntries(said.map(([key, field]) => [key, anyValue(field)]));
    return fc.record({ job: fc.constant(job), way: fc.constant(way), values: fc.record(values) });
  });

/** By type how much is bought: of tins and tanks their litres, of timber its feet. */
function boughtOf(job: Job, values: Values) {
  const bought = new Map<string, number>();
  for (const { type, attributes, quantity } of takeOff(job, values)?.lines ?? []) {
    const key = [type, attributes.section, attributes.diameterMm].join(' ');
    bought.set(key, (bought.get(key) ?? 0) + quantity * Number(attributes.litres ?? 1));
  }
  return bought;
}

const needsNoLess = (less: Map<string, number>, more: Map<string, number>) => {
  for (const [key, amount] of less) expect(more.get(key) ?? 0, key).toBeGreaterThanOrEqual(amount);
};

describe('every take-off', () => {
  it('has numbers, rounded up to what is sold', () => {
    fc.assert(
      fc.property(someJob, ({ job, values }) => {
        const done = takeOff(job, values);
        for (const { exact, quantity, type, rule } of done?.lines ?? []) {
          expect(Number.isFinite(exact), `${type} of ${job.key}`).toBe(true);
          expect(quantity).toBeGreaterThanOrEqual(exact - 1e-5);
          expect(rule).toBeTruthy();
        }
        for (const { value } of done?.figures ?? []) expect(Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('needs no less for twice the size, nor for more waste', () => {
    fc.assert(
      fc.property(someJob, fc.nat(), ({ job, way, values }, place) => {
        const once = boughtOf(job, values);
        const twice = way[place % way.length] ?? '';
        const { most } = job.fields[twice] as NumberField;
        const larger = Math.min(most, 2 * Number(values[twice]));
        needsNoLess(once, boughtOf(job, { ...values, [twice]: larger }));
        if ('waste' in values)
          needsNoLess(once, boughtOf(job, { ...values, waste: Number(values.waste) + 5 }));
      }),
      { numRuns: 400 },
    );
  });

  it('knows the dictionary by its types, names and attributes', () => {
    const known = new Map(dictionary.materials.map((one) => [one.key, one]));
    for (const { type, name, unit } of Object.values(supplies)) {
      expect(known.get(type)?.name, type).toBe(name);
      expect(unit.length).toBeGreaterThan(0);
    }
    for (const job of jobs) {
      const done = takeOff(job, Object.fromEntries((job.needs[0] ?? []).map((key) => [key, 5])));
      expect(done?.lines.length, job.key).toBeGreaterThan(0);
      for (const { type, attributes } of done?.lines ?? [])
        for (const key of Object.keys(attributes))
          expect(known.get(type)?.attributeKeys, `${type} ${key}`).toContain(key);
    }
  });
});

describe('what is said of a job', () => {
  const slab = jobOf('slab') as Job;

  it('is asked for one thing at a time, along the way that was begun', () => {
    expect(missingIn(slab, {})).toBe('length');
    expect(missingIn(slab, { length: 10 })).toBe('width');
    expect(missingIn(slab, { area: 80 })).toBeNull();
    expect(missingIn(slab, { length: 10, width: 8 })).toBeNull();
    expect(takeOff(slab, { length: 10 })).toBeNull();
  });

  it('is refused where no such work is', () => {
    const given = { length: 10, width: Number.NaN, thickness: -1, mix: '9:9', other: 4 };
    expect(readValues(slab, given)).toEqual({
      values: { length: 10 },
      wrong: ['width', 'thickness', 'mix'],
    });
  });

  it('answers what a foreman would buy', () => {
    const bags = takeOff(slab, { length: 10, width: 8, thickness: 0.15 })?.lines[0];
    expect(bags).toMatchObject({ type: 'cement-42-5', quantity: 78, unit: '50 kg bag' });
    expect(roundUp(12.000_000_000_1)).toBe(12);
    expect(roundUp(0.2, 0.5)).toBe(0.5);
  });
});
