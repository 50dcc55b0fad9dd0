import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MaterialFacts } from '../materials/unit-rules.ts';
import { AskedTraitsReader, isAccepted, readNotes } from './substitute-rules.ts';

type Attributes = Record<string, unknown>;

const material = (text: string, productType: string | null = null, attributes: Attributes = {}) =>
  ({ text, productType, attributes }) satisfies MaterialFacts;

/** What an offer of this product, in place of this line, differs in. */
const differences = (
  asked: readonly [name: string, type: string | null, unit?: string],
  offered: Parameters<typeof material>,
) => {
  const [productName, type, unit = 'piece'] = asked;
  const reader = new AskedTraitsReader({
    productName,
    unit,
    facts: material(productName, type),
  });
  return reader
    .differences({ facts: material(...offered), unit: null, notes: [] })
    .map((one) => `${one.trait}: ${one.offered} for ${one.asked}${one.isLower ? ', lower' : ''}`);
};

const inWords = (name: string, words: { unit?: string; notes?: string }) =>
  new AskedTraitsReader({ productName: name, unit: 'bag', facts: material(name) })
    .differences({
      facts: null,
      unit: words.unit ?? null,
      notes: readNotes(words.notes ?? null),
    })
    .map(({ trait, offered }) => `${trait}: ${offered}`);

describe('what was asked for against the product that is offered', () => {
  it.each([
    [
      ['Cement 42.5N 50 kg', 'cement-42-5', 'bag'],
      ['Savannah Pozzolanic Cement 32.5R (50 kg)', 'cement-32-5', { strengthMpa: 32.5 }],
      ['strength: 32.5 for 42.5, lower'],
    ],
    [
      ['Portland cement', 'cement-42-5', 'bag'],
      ['Simba cement', 'cement-32-5'],
      ['strength: 32.5 for 42.5, lower'],
    ],
    [
      ['9 inch machine cut stone', 'machine-cut-stone'],
      ['Machine Cut Stone 6x9 inch', 'machine-cut-stone', { thicknessIn: 6 }],
      ['size: 6 inch for 9 inch'],
    ],
    [
      ['9 inch stones', 'machine-cut-stone'],
      ['Machine cut stone 6x9 inch', 'machine-cut-stone'],
      ['size: 6 inch for 9 inch'],
    ],
    [
      ['Solid block 9"', 'solid-concrete-block'],
      ['Solid Concrete Block 6 inch (150 mm)', 'solid-concrete-block', { thicknessMm: 150 }],
      ['size: 150 mm for 9 inch'],
    ],
    [
      ['Deformed bar Y12', 'deformed-bar', 'bar'],
      ['Devki Deformed Bar Y10 (12 m)', 'deformed-bar', { diameterMm: 10, lengthM: 12 }],
      ['size: 10 mm for 12 mm'],
    ],
    [
      ['Y12 bars 12 m', 'deformed-bar', 'bar'],
      ['Deformed Bar Y12 (6 m)', 'deformed-bar', { diameterMm: 12, lengthM: 6 }],
      ['length: 6 m for 12 m, lower'],
    ],
    [
      ['Mabati gauge 28', 'box-profile-sheet', 'metre'],
      ['Box Profile Mabati gauge 32', 'box-profile-sheet', { gauge: 32 }],
      ['gauge: 32 for 28, lower'],
    ],
    [
      ['DPM gauge 1000', 'dpm-polythene', 'roll'],
      ['Damp-Proof Membrane gauge 500', 'dpm-polythene', { polyGauge: 500 }],
      ['polyGauge: 500 for 1000, lower'],
    ],
    [
      ['Ready mix C25', 'ready-mix-concrete', 'm3'],
      ['Ready-Mix Concrete', 'ready-mix-concrete', { gradeMpa: 20 }],
      ['concrete: 20 for 25, lower'],
    ],
    [
      ['GI pipe class C 1 inch', 'gi-pipe'],
      ['GI Pipe Class B (6 m) 1 inch', 'gi-pipe', { diameterIn: 1 }],
      ['pipeClass: B for C, lower'],
    ],
    [
      ['Manhole cover heavy duty', 'manhole-cover'],
      ['Manhole Cover light duty', 'manhole-cover', { duty: 'light' }],
      ['duty: light for heavy, lower'],
    ],
    [
      ['Emulsion paint white', 'emulsion-paint', 'tin'],
      ['Emulsion Paint economy cream 20 L', 'emulsion-paint', { colour: 'cream' }],
      ['colour: cream for white'],
    ],
    [
      ['Water tank 10000 L', 'water-tank'],
      ['Toptank Water Tank 5000 L', 'water-tank', { litres: 5000 }],
      ['litres: 5000 l for 10000 l'],
    ],
    [
      ['Plywood 18 mm 8x4', 'plywood', 'sheet'],
      ['Plywood 8x4 12 mm', 'plywood', { thicknessMm: 12 }],
      ['size: 12 mm for 18 mm'],
    ],
    [
      ['Deformed bar 12 mm', 'deformed-bar', 'bar'],
      ['Plain Round Bar R12', 'round-bar', { diameterMm: 12 }],
      ['product: Plain Round Bar R12 for Deformed bar 12 mm'],
    ],
    [
      ['Window cleaner', null],
      ['Sika silicone', null],
      ['product: Sika silicone for Window cleaner'],
    ],
  ] as const)('%j answered with %j is a substitute', (asked, offered, expected) => {
    expect(differences(asked, offered as unknown as Parameters<typeof material>)).toEqual(expected);
  });

  it.each([
    ['a higher strength', ['Cement 32.5', 'cement-32-5', 'bag'], ['Cement 42.5', 'cement-42-5']],
    ['any grade of plain cement', ['Simiti', 'cement-42-5', 'bag'], ['Cement', 'cement-32-5']],
    [
      'thicker steel',
      ['Mabati gauge 30', 'box-profile-sheet'],
      ['Mabati gauge 28', 'box-profile-sheet', { gauge: 28 }],
    ],
    [
      'the trade size of an inch',
      ['PPR pipe 1/2 inch', 'ppr-pipe'],
      ['PPR Pipe 20 mm', 'ppr-pipe', { diameterMm: 20 }],
    ],
    [
      'the same size in millimetres',
      ['Block 6 inch', 'solid-concrete-block'],
      ['Solid Concrete Block', 'solid-concrete-block', { thicknessMm: 150 }],
    ],
    ['a section without its unit', ['Timber 2x4', null], ['Cypress Timber 4x2 inch', null]],
    ['a board in feet', ['Plywood 8x4', 'plywood'], ['Plywood 2440x1220 mm', 'plywood']],
    ['what says less', ['Y12 bars, grade 500', 'deformed-bar'], ['Deformed bar', 'deformed-bar']],
    [
      'another brand',
      ['Bamburi cement 42.5', 'cement-42-5', 'bag'],
      ['Simba Cement 42.5', 'cement-42-5'],
    ],
    ['a longer bar', ['Y12, 6 m', 'deformed-bar', 'bar'], ['Y12 (12 m)', 'deformed-bar']],
  ] as const)('%s counts as what was asked for', (_what, asked, offered) => {
    expect(differences(asked, offered as unknown as Parameters<typeof material>)).toEqual([]);
  });
});

describe('packs of another size', () => {
  const reader = (productName: string, productType: string, unit: string) =>
    new AskedTraitsReader({ productName, unit, facts: material(productName, productType) });
  const paint = material('Gloss Paint White 1 L', 'gloss-paint');
  const cement = material('Cement 42.5 25 kg', 'cement-42-5', { bagKg: 25 });

  it.each([null, 'tin', 'Tins'])('are substitutes where as many are offered, in %s', (unit) => {
    const asked = reader('Gloss paint white 4 L', 'gloss-paint', 'tin');
    expect(asked.differences({ facts: paint, unit, notes: [] })).toMatchObject([
      { trait: 'litres', asked: '4 l', offered: '1 l' },
    ]);
  });

  it('count as what was asked for where they are offered in their own unit, which is converted', () => {
    const asked = reader('Cement 42.5 50 kg', 'cement-42-5', 'bag');
    expect(asked.differences({ facts: cement, unit: '25 kg bag', notes: [] })).toEqual([]);
    expect(asked.differences({ facts: cement, unit: null, notes: [] })).toHaveLength(1);
  });

  it('count as what was asked for where the request is by weight', () => {
    const asked = reader('Cement 42.5 50 kg', 'cement-42-5', 'kg');
    expect(asked.differences({ facts: cement, unit: null, notes: [] })).toEqual([]);
  });
});

describe('what the words of an offer say that names no product', () => {
  it.each([
    ['Cement 42.5', { unit: '50 kg bag 32.5' }, ['strength: 32.5']],
    ['Cement 42.5', { notes: 'Cement is Simba 32.5R. Delivered in 2 days.' }, ['strength: 32.5']],
    ['Concrete block 9 inch', { notes: 'Blocks are 6 inch' }, ['size: 6 inch']],
    ['Cement 42.5', { notes: 'Cement 42.5 of Bamburi, not 32.5' }, []],
    ['Cement 42.5', { notes: 'Our lorry takes 20 ft, 3 trips. Call 0722 32.5' }, []],
    ['Concrete block 9 inch', { notes: 'Blocks come on a 20 ft truck' }, []],
    ['Cement 42.5', { unit: 'bags' }, []],
  ])('%s answered with %j differs in %j', (name, words, expected) => {
    expect(inWords(name, words)).toEqual(expected);
  });
});

describe('what the buyer has accepted', () => {
  const lower = { trait: 'strength', asked: '42.5', offered: '32.5', isLower: true } as const;
  const colour = { trait: 'colour', asked: 'white', offered: 'cream', isLower: false } as const;

  it('holds for the differences that were there then, and for no other', () => {
    expect(isAccepted([lower], [lower, colour])).toBe(true);
    expect(isAccepted([lower, colour], [lower])).toBe(false);
    expect(isAccepted([{ ...lower, offered: '22.5' }], [lower])).toBe(false);
    expect(isAccepted([lower], undefined)).toBe(false);
  });
});

it('whoever offers just what a line says offers no substitute', () => {
  const words = fc.constantFrom(
    ...['cement', '42.5', '6 inch', '9x9', 'Y12', 'gauge 30', 'class B', 'white', '12 m', '1/2"'],
  );
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (parts) => {
      const name = parts.join(' ');
      expect(differences([name, null], [name])).toEqual([]);
    }),
  );
});
