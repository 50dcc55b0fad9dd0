import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { toCents } from '../../../../shared/money.ts';
import { unitSize } from '../../../materials/unit-rules.ts';
import { type Score, type ScoreInput, scoreQuotations } from '../../score-rules.ts';
import { type Ground, readGround } from '../comparison/ground.ts';
import { lockScores, type ShopPrice, selectShopPrices, writeScores } from './queries.ts';
import { hundredths, partWords, scoreWords } from './words.ts';

/** Scores all standing quotations on an RFQ and stores each score with its parts. */
export async function scoreRfqQuotations(db: Kysely<DB>, rfqId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockScores(trx, rfqId);
    const ground = await readGround(trx, rfqId, null);
    // What was decided keeps the score that it was decided by.
    if (!ground || ground.rfq.status === 'awarded') return;
    const types = [...new Set(ground.items.flatMap(({ facts }) => facts.productType ?? []))];
    const shops = await selectShopPrices(trx, {
      productTypes: types,
      county: ground.rfq.deliveryCounty,
      bidders: ground.quotations.map(({ supplierId }) => supplierId),
    });
    const scores = scoreQuotations(inputOf(ground, shops));
    await writeScores(
      trx,
      rfqId,
      [...scores].map(([id, score]) => toStored(id, score)),
    );
  });
}

function inputOf({ rfq, quotations, items, comparison }: Ground, shops: readonly ShopPrice[]) {
  return {
    rfq: {
      deliveryDate: rfq.deliveryDate?.toISOString() ?? null,
      closesAt: rfq.closesAt.toISOString(),
      county: rfq.deliveryCounty,
    },
    quotations: quotations.map((row) => ({
      quotationId: row.quotationId,
      isPickup: row.deliveryTerms === 'pickup',
      deliveryDays: row.deliveryTime,
      validUntil: row.validUntil.toISOString(),
      supplierCounty: row.county,
      record:
        row.completedOrders === null
          ? null
          : {
              responseHours: numberOf(row.responseHours),
              winRate: numberOf(row.winRate),
              onTimeRate: numberOf(row.onTimeRate),
              completedOrders: row.completedOrders,
            },
    })),
    comparison,
    market: marketOf(items, shops),
    now: rfq.now.getTime(),
  } satisfies ScoreInput;
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));

/** By weight and volume all sizes of a type compare; a metre of cable or timber says too little. */
const measured = new Set(['kg', 'l', 'm³']);

/** The middle of what shops ask for a base unit of each line's type, one price of each shop. */
function marketOf(items: Ground['items'], shops: readonly ShopPrice[]): ScoreInput['market'] {
  const prices = new Map<string, Map<string, number[]>>();
  for (const { supplierId, productType, price, unit, facts } of shops) {
    const one = unitSize(unit, facts);
    if (!one || !measured.has(one.unit)) continue;
    const perBase = (Number(toCents(price)) * Number(one.size.under)) / Number(one.size.over) / 100;
    const key = `${productType} ${one.unit}`;
    const ofShops = prices.get(key) ?? new Map<string, number[]>();
    prices.set(key, ofShops);
    const ofShop = ofShops.get(supplierId);
    if (ofShop) ofShop.push(perBase);
    else ofShops.set(supplierId, [perBase]);
  }
  return new Map(
    items.flatMap(({ rfqItemId, unit, facts }) => {
      const base = unitSize(unit, facts)?.unit ?? '';
      const ofShops = prices.get(`${facts.productType} ${base}`)?.values() ?? [];
      const price = middleOf([...ofShops].flatMap((found) => middleOf(found) ?? []));
      return price === undefined ? [] : [[rfqItemId, { price, unit: base }] as const];
    }),
  );
}

/** Undefined of none; of two the higher. */
function middleOf(prices: readonly number[]): number | undefined {
  return prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)];
}

const toStored = (quotationId: string, score: Score) => ({
  quotationId,
  score: hundredths(score.value),
  analysis: scoreWords(score, 'en'),
  analysisSw: scoreWords(score, 'sw'),
  parts: score.parts.map((part) => ({
    name: part.name,
    weight: (part.weight / 1_000).toFixed(3),
    value: hundredths(part.value),
    words: partWords(part, 'en'),
    wordsSw: partWords(part, 'sw'),
  })),
});
