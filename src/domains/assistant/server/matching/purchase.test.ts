import { describe, expect, it } from 'vitest';
import type { Item } from '../../understanding/items.ts';
import type { Offer } from '../queries/offers.ts';
import type { LineMatch } from './match.ts';
import { basePriceOf, bestBuy, leastOf } from './purchase.ts';
import { scoreOffers } from './score.ts';

const kinds = {
  cement: { productType: 'cement-32-5', usualUnit: '50 kg bag', unit: '50 kg bag' },
  wire: { productType: 'binding-wire', usualUnit: '25 kg roll', unit: 'kg' },
  paint: { productType: 'emulsion-paint', usualUnit: 'tin', unit: '4 L tin' },
  sand: { productType: 'river-sand', usualUnit: 'tonne', unit: 'tonne' },
  bar: { productType: 'deformed-bar', usualUnit: '12 m bar', unit: '12 m bar' },
  tile: { productType: 'floor-tile', usualUnit: 'box', unit: 'box' },
} as const;

const offer = (
  kind: keyof typeof kinds,
  price: string,
  other: Partial<Offer> = {},
): Partial<Offer> => ({ ...kinds[kind], price, name: kind, ...other });

function line(item: Partial<Item>, offers: readonly Partial<Offer>[]): LineMatch {
  const asked: Item = {
    types: [offers[0]?.productType ?? ''],
    written: '',
    quantity: null,
    unit: null,
    wishes: [],
    isExtra: false,
    isSure: true,
    ...item,
  };
  const all = offers.map(
    (one, at): Offer => ({
      line: 0,
      id: String(at),
      slug: String(at),
      name: '',
      productType: '',
      attributes: {},
      price: '1.00',
      unit: 'piece',
      usualUnit: null,
      stockQuantity: 1_000,
      minOrderQuantity: 1,
      supplierId: String(at),
      supplierName: String(at),
      isVerified: false,
      delivers: true,
      leadTimeDays: null,
      supplierCounty: null,
      onTimeRate: null,
      completedOrders: 0,
      ratingSum: 0,
      ratingCount: 0,
      ...one,
    }),
  );
  return {
    item: asked,
    offers: scoreOffers(asked, all, [], { county: 'Nairobi', daysLeft: null }),
    hasExactSize: true,
  };
}

/** Units and shillings of the best buy, or what is missing. */
function buy(item: Partial<Item>, offers: readonly Partial<Offer>[]) {
  const best = bestBuy(line(item, offers));
  return typeof best === 'string' ? best : [best.units, Number(best.cents) / 100];
}

describe('what a line comes to', () => {
  it.each<[string, Partial<Item>, Partial<Offer>[], unknown]>([
    [
      'tonnes in bags of 50 kg',
      { quantity: 3, unit: 'tonne' },
      [offer('cement', '745.00')],
      [60, 44_700],
    ],
    [
      'bags of the dictionary in bags of 25 kg',
      { quantity: 10, unit: 'bag' },
      [offer('cement', '400.00', { unit: '25 kg bag' })],
      [20, 8_000],
    ],
    [
      'whole rolls',
      { quantity: 30, unit: 'kg' },
      [offer('wire', '3990.00', { unit: '25 kg roll' })],
      [2, 7_980],
    ],
    [
      'a little by weight, though the roll is cheaper by the kilogram',
      { quantity: 5, unit: 'kg' },
      [offer('wire', '3990.00', { unit: '25 kg roll' }), offer('wire', '186.00')],
      [5, 930],
    ],
    [
      'much by the roll',
      { quantity: 50, unit: 'kg' },
      [offer('wire', '3990.00', { unit: '25 kg roll' }), offer('wire', '186.00')],
      [2, 7_980],
    ],
    [
      'parts of what is measured',
      { quantity: 2.5, unit: 'tonne' },
      [offer('sand', '2530.00')],
      [2.5, 6_325],
    ],
    [
      'the minimum order',
      { quantity: 5, unit: 'tonne' },
      [offer('sand', '2530.00', { minOrderQuantity: 7 })],
      [7, 17_710],
    ],
    [
      'dearer, where the smallest order of the cheaper costs more',
      { quantity: 2, unit: 'tonne' },
      [offer('sand', '2000.00', { minOrderQuantity: 7 }), offer('sand', '2600.00')],
      [2, 5_200],
    ],
    [
      'of who delivers there, though others are cheaper',
      { quantity: 50, unit: 'bag' },
      [offer('cement', '725.00', { delivers: false }), offer('cement', '745.00')],
      [50, 37_250],
    ],
    [
      'of who has enough',
      { quantity: 50, unit: 'bag' },
      [offer('cement', '700.00', { stockQuantity: 20 }), offer('cement', '745.00')],
      [50, 37_250],
    ],
    [
      'of who has some, where nobody has enough',
      { quantity: 50, unit: 'bag' },
      [offer('cement', '700.00', { stockQuantity: 20 })],
      [50, 35_000],
    ],
    [
      'bars of a size in tonnes',
      { quantity: 1, unit: 'tonne', wishes: [{ key: 'diameterMm', value: 12, isKnown: true }] },
      [offer('bar', '1380.00', { attributes: { diameterMm: 12, lengthM: 12 } })],
      [94, 129_720],
    ],
    ['no number', {}, [offer('cement', '725.00')], 'uncounted'],
    [
      'nobody delivers',
      { quantity: 5, unit: 'bag' },
      [offer('cement', '725.00', { delivers: false })],
      'undelivered',
    ],
    [
      'nothing left',
      { quantity: 5, unit: 'bag' },
      [offer('cement', '725.00', { stockQuantity: 0 })],
      'outOfStock',
    ],
    ['nothing on the list', { quantity: 5, unit: 'bag' }, [], 'unlisted'],
    [
      'a lorry, which nobody can weigh',
      { quantity: 1, unit: 'lorry' },
      [offer('sand', '2530.00')],
      'otherUnit',
    ],
    [
      'tins of four and of twenty litres',
      { quantity: 10, unit: 'tin' },
      [offer('paint', '1140.00'), offer('paint', '4310.00', { unit: '20 L bucket' })],
      'unsized',
    ],
    [
      'buckets, where buckets were said',
      { quantity: 10, unit: 'bucket' },
      [offer('paint', '1140.00'), offer('paint', '4310.00', { unit: '20 L bucket' })],
      [10, 43_100],
    ],
    [
      'tins of a size that was said',
      { quantity: 3, unit: 'tin', wishes: [{ key: 'litres', value: 20, isKnown: true }] },
      [offer('paint', '4310.00', { unit: '20 L bucket', attributes: { litres: 20 } })],
      [3, 12_930],
    ],
    [
      'bars of sizes far apart',
      { quantity: 55, unit: 'piece' },
      [
        offer('bar', '620.00', { attributes: { diameterMm: 8, lengthM: 12 } }),
        offer('bar', '5920.00', { attributes: { diameterMm: 25, lengthM: 12 } }),
      ],
      'unsized',
    ],
    [
      'boxes of nearly the same size',
      { quantity: 3, unit: 'box' },
      [
        offer('tile', '1250.00', { attributes: { coverageSqm: 1.5 } }),
        offer('tile', '1740.00', { attributes: { coverageSqm: 1.92 } }),
      ],
      [3, 3_750],
    ],
    [
      'square metres in whole boxes',
      { quantity: 20, unit: 'sqm' },
      [
        offer('tile', '1250.00', { attributes: { coverageSqm: 1.5 } }),
        offer('tile', '1500.00', { attributes: { coverageSqm: 2 } }),
      ],
      [10, 15_000],
    ],
  ])('%s', (_what, item, offers, expected) => {
    expect(buy(item, offers)).toEqual(expected);
  });
});

describe('the cheapest where no number was asked for', () => {
  const rolls = [
    offer('wire', '186.00'),
    offer('wire', '3990.00', { unit: '25 kg roll' }),
    offer('wire', '900.00', { unit: '5 kg roll' }),
  ];

  it('is by what packs hold', () => {
    const asked = line({ unit: 'roll' }, rolls);
    const least = leastOf(asked.offers, asked);
    expect(least?.offer.price).toBe('3990.00');
    expect(least && basePriceOf(asked, least.offer)).toEqual({ price: '159.60', unit: 'kg' });
  });

  it('needs no measure where all packs hold the same, or the unit is the measure', () => {
    const alike = line({ unit: 'bag' }, [offer('cement', '725.00'), offer('cement', '745.00')]);
    expect(alike.offers.map((one) => basePriceOf(alike, one))).toEqual([null, null]);
    const asked = line({ unit: 'roll' }, rolls);
    const byWeight = asked.offers.find(({ unit }) => unit === 'kg');
    expect(byWeight && basePriceOf(asked, byWeight)).toBeNull();
  });

  it('compares no metre with a piece', () => {
    const sheets = line({ types: ['sheet'], unit: 'piece' }, [
      { productType: 'sheet', unit: 'metre', price: '462.00' },
      { productType: 'sheet', unit: 'piece', price: '685.00' },
    ]);
    expect(leastOf(sheets.offers, sheets)?.offer.price).toBe('685.00');
  });

  it('takes what is delivered before what is cheaper elsewhere', () => {
    const asked = line({ unit: 'bag' }, [
      offer('cement', '700.00', { delivers: false }),
      offer('cement', '745.00'),
      offer('cement', '600.00', { stockQuantity: 0 }),
    ]);
    expect(leastOf(asked.offers, asked)?.offer.price).toBe('745.00');
  });
});

describe('the smallest order', () => {
  it('is reached by what was asked for in another unit', () => {
    const reasons = (quantity: number) =>
      line({ quantity, unit: 'tonne' }, [
        offer('cement', '745.00', { minOrderQuantity: 5 }),
      ]).offers[0]?.reasons.map(({ kind }) => kind);
    expect(reasons(3)).not.toContain('minimum');
    expect(reasons(0.1)).toContain('minimum');
  });
});
