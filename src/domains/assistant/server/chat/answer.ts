import { fill } from '../../../../messages/index.ts';
import { type Copy, copy as en } from '../../copy/en.ts';
import { copy as sw } from '../../copy/sw.ts';
import {
  type MatchedProduct,
  mostMatched,
  type SupplierMatchAnswer,
  shownSuppliers,
} from '../../schema.ts';
import type { Item } from '../../understanding/items.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { StageAsked } from '../../understanding/stage.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { countedIn } from '../../understanding/units.ts';
import type { Matches, SupplierMatch } from '../matching/match.ts';
import type { Reason, ScoredOffer } from '../matching/score.ts';
import { lineOf } from '../read-items.ts';
import { amountWords, nameIn, namesIn } from './item-names.ts';
import { budgetWords, priceWords } from './price-words.ts';
import type { Turn } from './turn.ts';

/** The assistant's words; every number in them comes from the matches, the orders or the quotations. */
export const copies: Readonly<Record<'en' | 'sw', Copy>> = { en, sw };

const shownProducts = 4;

export const suppliersAnswer = (matches: Matches, copy: Copy): SupplierMatchAnswer[] =>
  shownOf(matches).map((supplier) => supplierAnswer(supplier, matches, copy));

/** The supplier after the best. */
export function secondAnswer(matches: Matches, copy: Copy): SupplierMatchAnswer | null {
  const [, second] = matches.suppliers;
  return second ? supplierAnswer(second, matches, copy) : null;
}

const supplierAnswer = (
  supplier: SupplierMatch,
  { lines }: Matches,
  copy: Copy,
): SupplierMatchAnswer => ({
  supplierId: supplier.supplierId,
  supplierName: supplier.supplierName,
  matchScore: Math.min(100, supplier.matchScore),
  reasons: reasonsOf(supplier, copy),
  products: supplier.offers
    .slice(0, shownProducts)
    .map((offer) => productAnswer(offer, lines[offer.line]?.item)),
});

/**
 * The best; where nobody has everything, beside the best those who have what the others lack. Who
 * delivers there comes before who does not.
 */
function shownOf({ suppliers }: Matches): SupplierMatch[] {
  const left = [...suppliers];
  const shown: SupplierMatch[] = [];
  const covered = new Set<number>();
  while (left.length > 0 && shown.length < shownSuppliers) {
    const gains = left.map(({ offers }) => offers.filter(({ line }) => !covered.has(line)).length);
    const [first] = left;
    const most = Math.max(...gains.filter((_gain, at) => left[at]?.delivers === first?.delivers));
    const at = left.findIndex(
      ({ delivers }, index) => delivers === first?.delivers && gains[index] === most,
    );
    const [next] = left.splice(shown.length === 0 ? 0 : at, 1);
    if (!next) break;
    shown.push(next);
    for (const { line } of next.offers) covered.add(line);
  }
  return shown;
}

const productAnswer = (offer: ScoredOffer, item: Item | undefined): MatchedProduct => ({
  id: offer.id,
  slug: offer.slug,
  name: offer.name,
  price: offer.price,
  unit: offer.unit,
  stockQuantity: offer.stockQuantity,
  minOrderQuantity: offer.minOrderQuantity,
  askedQuantity: item && countedIn(offer.unit) === item.unit ? item.quantity : null,
  supplierId: offer.supplierId,
});

function reasonsOf(supplier: SupplierMatch, copy: Copy): string[] {
  const [first] = supplier.offers;
  const words = (first?.reasons ?? []).map((reason) => reasonWords(reason, copy));
  if (supplier.needed < 2) return words;
  const { covered, needed } = supplier;
  const shared = (first?.reasons ?? []).filter(({ kind }) => isOfSupplier.has(kind));
  return [
    fill(copy.reasons.covers, { covered, needed }),
    ...shared.map((reason) => reasonWords(reason, copy)),
  ];
}

const isOfSupplier = new Set<Reason['kind']>([
  'delivers',
  'elsewhere',
  'verified',
  'inTime',
  'late',
  'onTime',
]);

function reasonWords(reason: Reason, copy: Copy): string {
  const { kind, ...values } = reason;
  const isOneDay = (kind === 'inTime' || kind === 'late') && reason.days === 1;
  return fill(isOneDay ? copy.reasonsOfOneDay[kind] : copy.reasons[kind], values);
}

/** What was found, in words. */
export function matchWords(
  { knowledge, understanding: asked, copy, text }: Turn,
  matches: Matches,
): string {
  const { items, place, stage } = asked;
  const what = namesIn(knowledge, items, copy);
  if (items.every((item) => item.types.length === 0))
    return fill(copy.notSold, { what: items[0]?.written ?? what });
  const unfound = sizesNotFound(knowledge, matches, copy);
  const count = items.length;
  const sentences = [
    ...(count > mostMatched ? [fill(copy.onlyFirst, { most: mostMatched, count })] : []),
    ...unfound,
    ...foundWords(matches, what, place ? (place.town ?? place.county) : null, copy),
    asksPrice.test(text) ? priceWords(matches.lines, copy) : null,
    budgetWords(asked, matches.lines, copy),
  ].filter((sentence) => sentence !== null);
  if (sentences.length === 0) sentences.push(fill(copy.nothing, { what }));
  return (stage ? `${stageWords(knowledge, stage, asked, copy)}\n` : '') + sentences.join(' ');
}

const asksPrice = /\b(?:how much|price|prices|bei|cost|costs|pesa ngapi|shilingi ngapi)\b/;

const sizesNotFound = (knowledge: Knowledge, { lines }: Matches, copy: Copy): string[] =>
  lines
    .filter(({ hasExactSize, item }) => !hasExactSize && item.types.length > 0)
    .map(({ item }) => fill(copy.nearest, { what: nameIn(knowledge, item, copy) }));

/** The materials of a stage with their rough quantities, a line each. */
function stageWords(
  knowledge: Knowledge,
  { stage, areaSqm, isSizeSaid }: StageAsked,
  { items }: Understanding,
  copy: Copy,
): string {
  const names: Readonly<Record<string, string>> = copy.stages;
  const words = fill(copy.stage, { stage: names[stage.key] ?? stage.key, area: areaSqm });
  const lines = items.map((item) => {
    const { quantity, unit } = lineOf(knowledge, item);
    const line = `• ${nameIn(knowledge, item, copy)}: ${amountWords(quantity, unit, copy)}`;
    return item.isExtra ? `${line} ${copy.stageExtra}` : line;
  });
  return [isSizeSaid ? words : words + copy.stageGuess, ...lines].join('\n');
}

/** How many suppliers there are, and how much of it the best of them have. */
function foundWords(
  matches: Matches,
  what: string,
  place: string | null,
  copy: Copy,
): readonly string[] {
  const { suppliers } = matches;
  const [best] = suppliers;
  if (!best) return [];
  const count = suppliers.filter((supplier) => place === null || supplier.delivers).length;
  const where = count === 1 ? copy.placeOne : copy.place;
  const found =
    place !== null && !best.delivers
      ? fill(copy.noDelivery, { what, place })
      : fill(copy.found, {
          suppliers: count === 1 ? copy.suppliersOne : fill(copy.suppliersMany, { count }),
          what,
          where: place === null ? '' : fill(where, { place }),
          best: best.supplierName,
        });
  if (best.covered === best.needed) return [found];
  const together = new Set(
    shownOf(matches).flatMap(({ offers }) => offers.map(({ line }) => line)),
  );
  const { needed } = best;
  const partly = together.size === needed ? copy.partlyAll : copy.partly;
  return [found, fill(partly, { covered: together.size, needed })];
}

/** What a change made of the request; empty where it changed no item. */
export function changedWords(knowledge: Knowledge, changed: readonly Item[], copy: Copy): string {
  if (changed.length === 0) return '';
  const what = changed.map((item) => {
    const { quantity, unit } = lineOf(knowledge, item);
    return [nameIn(knowledge, item, copy), amountWords(quantity, unit, copy)]
      .filter((word) => word !== '')
      .join(', ');
  });
  return fill(copy.changed, { what: what.join('; ') });
}

/** The supplier after the best. */
export const secondWords = (next: SupplierMatchAnswer | null, copy: Copy): string =>
  next ? fill(copy.second, { name: next.supplierName, score: next.matchScore }) : copy.secondNone;
