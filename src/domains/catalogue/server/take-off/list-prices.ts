import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import type { Line } from '../../../materials/takeoff/public.ts';
import { type Fraction, unitSize, unitsIn } from '../../../materials/unit-rules.ts';
import type { TakeOffCost } from '../../take-off-schema.ts';
import { type ListedPrice, selectListPrices } from '../queries/list-prices.ts';

/** What the lines of a take-off cost on suppliers' lists, delivered to a county (null for anywhere). */
export async function listCosts(
  db: Kysely<DB>,
  lines: readonly Pick<Line, 'type' | 'attributes' | 'unit' | 'quantity'>[],
  county: string | null,
) {
  const rows = await selectListPrices(db, lines, county);
  const byLine = Map.groupBy(rows, ({ line }) => line);
  const priced = lines.map((line, place) => costOf(line, byLine.get(place) ?? [], county));
  return { costs: priced.map((one) => one?.cost ?? null), delivery: deliveryOf(priced) };
}

interface Priced {
  readonly cost: TakeOffCost;
  readonly rows: readonly ListedPrice[];
}

function costOf(
  { type, attributes, unit, quantity }: Pick<Line, 'type' | 'attributes' | 'unit' | 'quantity'>,
  listed: readonly ListedPrice[],
  county: string | null,
): Priced | null {
  const near = listed.filter(({ delivers }) => delivers);
  const rows = near.length > 0 ? near : listed;
  const bySupplier = new Map<string, bigint>();
  for (const row of rows) {
    const facts = { productType: type, usualUnit: row.usualUnit };
    const asked = unitSize(unit, { ...facts, attributes: { ...row.attributes, ...attributes } });
    const rate = unitsIn(asked, unitSize(row.unit, { ...facts, attributes: row.attributes }));
    if (!rate) continue;
    const price = times(toCents(row.price), rate);
    const best = bySupplier.get(row.supplierId);
    if (best === undefined || price < best) bySupplier.set(row.supplierId, price);
  }
  const prices = [...bySupplier.values()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  if (prices.length === 0) return null;
  const thousandths = { over: BigInt(Math.round(quantity * 1_000)), under: 1_000n };
  const at = (share: number) =>
    fromCents(times(prices[Math.max(0, Math.ceil(share * prices.length) - 1)] ?? 0n, thousandths));
  return {
    rows,
    cost: {
      low: at(0.1),
      median: at(0.5),
      high: at(0.9),
      suppliers: prices.length,
      county: near.length > 0 ? county : null,
    },
  };
}

/** Rounded half up. */
const times = (cents: bigint, { over, under }: Fraction): bigint =>
  (2n * cents * over + under) / (2n * under);

/** What suppliers of these lines take for an order's delivery, of those that say so. */
function deliveryOf(priced: readonly (Priced | null)[]) {
  const fees = new Map<string, bigint>();
  for (const { supplierId, deliveryFee, delivers } of priced.flatMap((one) => one?.rows ?? []))
    if (deliveryFee !== null && delivers) fees.set(supplierId, toCents(deliveryFee));
  const sorted = [...fees.values()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [low] = sorted;
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) return null;
  return { suppliers: sorted.length, low: fromCents(low), high: fromCents(high) };
}
