import { countedIn } from '../../../materials/language/public.ts';
import { type Fraction, type UnitSize, unitSize, unitsIn } from '../../../materials/unit-rules.ts';
import type { Item } from '../../understanding/items.ts';
import type { Offer } from '../queries/offers.ts';

/** How much of an offer is what was asked for, by what its unit holds and the unit asked for. */

const one: Fraction = { over: 1n, under: 1n };
/** One for one, because both are called so. */
export const byName: Fraction = { ...one };

/** How many of an offer's unit are in one of the unit asked for; null where nobody can know. */
export function rateTo(item: Item, offers: readonly Offer[], offer: Offer): Fraction | null {
  const rate = unitsIn(askedSize(item, offers), holdingOf(offer));
  return rate ?? (isCalledAlike(item, offer) ? byName : null);
}

const containers = new Set(['tin', 'bucket', 'drum', 'can']);

/** A tin may be what is sold by the bucket, where the dictionary said "tin" and nobody else. */
function isCalledAlike({ unit, types }: Item, { unit: sold, usualUnit, productType }: Offer) {
  const name = countedIn(sold);
  if (name === unit) return true;
  const isUsual = types.includes(productType) && countedIn(usualUnit ?? '') === unit;
  return isUsual && containers.has(unit ?? '') && containers.has(name);
}

/** So many of an offer's unit, whole packs. */
export function needed(quantity: number, { unit }: Offer, { over, under }: Fraction): number {
  const thousandths = BigInt(Math.round(quantity * 1000)) * over;
  return isMeasure(unit)
    ? Number(ceil(thousandths, under)) / 1000
    : Number(ceil(thousandths, under * 1000n));
}

/** How many of an offer's unit are what was asked for; null where no number was, or nobody can know. */
export function neededOf(item: Item, offers: readonly Offer[], offer: Offer): number | null {
  const rate = item.quantity === null ? null : rateTo(item, offers, offer);
  return rate && needed(item.quantity ?? 0, offer, rate);
}

const ceil = (over: bigint, under: bigint) => (over + under - 1n) / under;

const measures = new Set(['metre', 'foot', 'tonne', 'sqm', 'sqft', 'm3', 'kg', 'litre']);

/** What is measured off is sold in parts; a 25 kg roll only whole. */
const isMeasure = (unit: string) => !/\d/.test(unit) && measures.has(countedIn(unit));

/** What one of the unit asked for holds, by the sizes that were asked for and the dictionary's unit. */
export function askedSize(
  { unit, types, wishes }: Item,
  offers: readonly Offer[],
): UnitSize | null {
  if (unit === null) return null;
  const [productType] = types;
  const likeliest = offers.find((offer) => offer.productType === productType) ?? offers[0];
  const usualUnit = likeliest?.usualUnit ?? null;
  const attributes = Object.fromEntries(wishes.map(({ key, value }) => [key, value]));
  return unitSize(unit, { productType: productType ?? null, usualUnit, attributes });
}

/** How much one of an offer's unit holds; of a unit that nobody can measure, one of itself. */
export const holdingOf = ({ unit, productType, usualUnit, attributes, name }: Offer) =>
  unitSize(unit, { productType, usualUnit, attributes, text: name }) ?? { unit, size: one };

/** What one of another unit would cost at an offer's price, in shillings; null where nobody can know. */
export function priceOfUnit(
  item: Item,
  offers: readonly Offer[],
  offer: Offer,
  unit: Item['unit'],
): number | null {
  const rate = unitsIn(askedSize({ ...item, unit }, offers), holdingOf(offer));
  return rate && (Number(offer.price) * Number(rate.over)) / Number(rate.under);
}
