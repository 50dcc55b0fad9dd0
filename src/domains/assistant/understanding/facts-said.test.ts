import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const read = (message: string, today = '2026-10-14') => understand(knowledge, message, today);

describe('budgets', () => {
  it.each([
    ['simiti mifuko 50, budget yangu ni laki moja na nusu', 150_000],
    ['mabati 40, bajeti laki mbili na nusu', 250_000],
    ['mabati 40, bajeti elfu thelathini', 30_000],
    ['20 bags cement, I have 45k to spend', 45_000],
    ['simiti mifuko 20, niko na 90 thao', 90_000],
    ['simiti mifuko 20, nina laki moja na nusu', 150_000],
    ['nondo 20, budget milioni moja na nusu', 1_500_000],
  ])('%s', (message, budget) => {
    expect(read(message).budgetKes).toBe(budget);
  });
});

describe('quantities', () => {
  it.each([
    ['1,5 tonnes of sand', 1.5, 'tonne'],
    ['2,5 tani ya mchanga', 2.5, 'tonne'],
    ['half a tonne of sand', 0.5, 'tonne'],
    ['nusu tani ya mchanga', 0.5, 'tonne'],
    ['tani mbili na nusu za mchanga', 2.5, 'tonne'],
    ['thousand and two hundred machine cut stones', 1200, 'piece'],
    ['1,200 machine cut stones', 1200, 'piece'],
  ])('%s', (message, quantity, unit) => {
    expect(read(message).items[0]).toMatchObject({ quantity, unit });
  });
});

describe('places that are also materials', () => {
  it.each([
    ['nipe simiti Kisii kesho', 'Kisii'],
    ['cement Kisii', 'Kisii'],
    ['mifuko 20 za simiti Kisii mjini', 'Kisii'],
    ['20 bags of Bamburi cement', undefined],
    ['Kisii stone 20 sqm', undefined],
    ['niko Nairobi lakini site iko Bondo, cement bag 20', 'Siaya'],
    ['mzigo unaenda Garissa kutoka Gikomba, nondo 50', 'Garissa'],
    ['gypsum boards 30 Mazeras, materials only', 'Kilifi'],
    ['bag 20 za cement na miwani ya usalama', undefined],
    ['tena nahitaji cement bag 20', undefined],
    ['nipe Simba cement bag 20', undefined],
  ])('%s', (message, county) => {
    expect(read(message).place?.county).toBe(county);
  });
});

describe('days', () => {
  it.each([
    ['20 bags cement by the 31st', '2026-11-22', '2026-12-31'],
    ['20 bags cement by 30 feb', '2026-11-22', null],
    ['20 bags cement by 29 feb', '2026-11-22', '2028-02-29'],
    ['20 bags cement by 31 november', '2026-11-22', null],
    ['20 bags cement by the 24th', '2026-11-22', '2026-11-24'],
    ['bei ya simiti leo', '2026-11-22', null],
    ['nahitaji simiti mifuko 20 leo', '2026-11-22', '2026-11-22'],
  ])('%s on %s', (message, today, deadline) => {
    expect(read(message, today).deadline).toBe(deadline);
  });
});

describe('stages with a size', () => {
  it.each([
    ['foundation of 100 sqm in Machakos', 'foundation', 100],
    ['slab ya 60 sqm Thika', 'slab', 60],
    ['foundation for a 3 bedroom bungalow in Kenol', 'foundation', 110],
    ['what about roofing?', 'roofing', 110],
    ['I want to build a 4 bedroom maisonette, what do I need to start with', 'foundation', 150],
  ])('%s', (message, key, areaSqm) => {
    const { stage, intent } = read(message);
    expect(intent).toBe('match_suppliers');
    expect(stage).toMatchObject({ stage: { key }, areaSqm });
  });

  it('is none where a material is counted', () => {
    expect(read('45 sqm of porcelain tiles').stage).toBeNull();
  });
});

describe('what a thing is for is not asked for', () => {
  it.each([
    ['tarpaulin to cover cement bags, 3', ['3 tarpaulin']],
    ['primer for new plaster walls before emulsion, 20L x 4', ['4 wall-primer']],
    ['anchor bolts to fix the steel gate, 24', ['24 anchor-bolt']],
    ['gundi ya kubandika vigae, mifuko 12', ['12 tile-adhesive']],
    ['I already have the cement, only need 12 tonnes of ballast', ['12 ballast']],
    ['simiti ninayo, nataka kokoto tani saba', ['7 ballast']],
    ['nails za mbao inchi tatu si za mabati, kilo kumi', ['10 wire-nail']],
    ['50 bags of cement for foundation, 20 tonnes sand', ['50 cement-32-5', '20 river-sand']],
    ['50 bags cement to Thika and ballast 20 tonnes', ['50 cement-32-5', '20 ballast']],
    [
      '1) Y12 - 40\n2) cement 50 bags\n3) Y8 - 120',
      ['40 deformed-bar', '50 cement-32-5', '120 deformed-bar'],
    ],
    ['waya 2.5 roll 8', ['8 single-core-cable']],
  ])('%s', (message, expected) => {
    expect(read(message).items.map(({ quantity, types }) => `${quantity} ${types[0]}`)).toEqual(
      expected,
    );
  });
});

describe('sizes', () => {
  it('stay where the name holds them, and never cross a line', () => {
    const items = read('5. 14 pcs PVC pipe 4 inch\n6. 15 sheets gypsum board 9mm').items;
    expect(items.map(({ quantity, wishes }) => [quantity, wishes[0]?.value])).toEqual([
      [14, 4],
      [15, 9],
    ]);
  });

  it('a price is no quantity', () => {
    expect(
      read('rival gave me price 700 for cement, can you beat it?').items[0]?.quantity,
    ).toBeNull();
    expect(read('price 50 bags cement').items[0]?.quantity).toBe(50);
  });
});

describe('what is not sold here is no misspelt material', () => {
  it.each([
    'acid for cleaning tiles 5 litres',
    'poison for termites under the foundation 20 litres',
    'I want to blow up balloons',
    'demolition hammer 1',
  ])('%s', (message) => {
    expect(read(message).items.flatMap((item) => item.types)).toEqual([]);
  });
});
