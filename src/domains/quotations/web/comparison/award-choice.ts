import { fill, type Messages } from '../../../../messages/index.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { nameOfSupplier, shortId } from '../../../accounts/name-rules.ts';
import type { ComparisonAnswer, ComparisonOffer } from '../../comparison-schema.ts';
import type { Choice } from '../../split-rules.ts';

/** What the owner is about to award: for each line the quantities by quotation, as they are typed. */
export type Award = Readonly<Record<string, GivenLine>>;

/** Of one line: the quantities by quotation. */
export type GivenLine = Readonly<Record<string, string>>;

/** Changes what is chosen. */
export type ChangeAward = (change: (award: Award) => Award) => void;

export const noAward: Award = {};

export function awardOf(choices: readonly Choice[]): Award {
  const award: Record<string, Record<string, string>> = {};
  for (const { rfqItemId, quotationId, quantity } of choices) {
    award[rfqItemId] = { ...award[rfqItemId], [quotationId]: plain(quantity) };
  }
  return award;
}

/** "100.000" → "100", as people type it. */
export const plain = (quantity: string) =>
  quantity.includes('.') ? quantity.replace(/0+$/, '').replace(/\.$/, '') : quantity;

/** Gives a line to one supplier: as much as was asked for, or as it offers. */
export function giveTo(award: Award, rfqItemId: string, offer: ComparisonOffer): Award {
  return { ...award, [rfqItemId]: { [offer.quotationId]: plain(offer.available) } };
}

/** Types the quantity of one supplier; an empty one takes nothing from it. */
export function typeQuantity(
  award: Award,
  rfqItemId: string,
  quotationId: string,
  quantity: string,
): Award {
  const { [quotationId]: _before, ...others } = award[rfqItemId] ?? {};
  const line = quantity.trim() === '' ? others : { ...others, [quotationId]: quantity.trim() };
  return { ...award, [rfqItemId]: line };
}

/** "14.9000" → "KSh 14.90"; what costs less than a shilling keeps four decimals. */
export const normalPrice = (price: string): string =>
  Number(price) < 1 ? `KSh ${price}` : formatUnitPrice(Number(price).toFixed(2));

const quantityPattern = /^\d{1,9}(\.\d{1,3})?$/;

/** Whether what was typed can be awarded. */
export const isQuantity = (text: string) => quantityPattern.test(text) && Number(text) > 0;

export interface ReadAward {
  readonly choices: readonly Choice[];
  /** Lines in which something is typed that is no quantity. */
  readonly unreadable: readonly string[];
}

/** What was typed, where it can be read. */
export function readAward(award: Award): ReadAward {
  const choices: Choice[] = [];
  const unreadable: string[] = [];
  for (const [rfqItemId, line] of Object.entries(award)) {
    for (const [quotationId, quantity] of Object.entries(line)) {
      if (isQuantity(quantity)) choices.push({ rfqItemId, quotationId, quantity });
      else unreadable.push(rfqItemId);
    }
  }
  return { choices, unreadable };
}

/** A line that was given to a quotation which cannot be awarded any more. */
export interface GoneChoice {
  readonly rfqItemId: string;
  readonly quotationId: string;
}

/** What is chosen of quotations that can be awarded, and what of others: revised, withdrawn or expired. */
export function standing(
  chosen: Award,
  awardable: ReadonlySet<string>,
): { award: Award; gone: readonly GoneChoice[] } {
  const gone: GoneChoice[] = [];
  const lines = Object.entries(chosen).flatMap(([rfqItemId, line]) => {
    const kept = Object.entries(line).filter(([quotationId]) => awardable.has(quotationId));
    for (const quotationId of Object.keys(line)) {
      if (!awardable.has(quotationId)) gone.push({ rfqItemId, quotationId });
    }
    if (kept.length === Object.keys(line).length) return [[rfqItemId, line] as const];
    return kept.length > 0 ? [[rfqItemId, Object.fromEntries(kept)] as const] : [];
  });
  return gone.length === 0 ? { award: chosen, gone } : { award: Object.fromEntries(lines), gone };
}

/** A change of what stands; what is gone stays known for the lines that it leaves alone. */
export function changeStanding(
  chosen: Award,
  awardable: ReadonlySet<string>,
  change: (award: Award) => Award,
): Award {
  const before = standing(chosen, awardable);
  const award = change(before.award);
  const untouched = before.gone.flatMap(({ rfqItemId }) => {
    const line = chosen[rfqItemId];
    return line && award[rfqItemId] === before.award[rfqItemId] ? [[rfqItemId, line]] : [];
  });
  return { ...award, ...Object.fromEntries(untouched) };
}

/** Lines with a choice of an offer that a folded comparison does not have. */
export function unseenLines({ lines }: ComparisonAnswer, chosen: Award): string[] {
  return lines.flatMap(({ rfqItem: { id }, offers, offerCount }) => {
    if (offers.length === offerCount) return [];
    const seen = new Set(offers.map(({ quotationId }) => quotationId));
    return Object.keys(chosen[id] ?? {}).every((quotationId) => seen.has(quotationId)) ? [] : [id];
  });
}

/** The one supplier that a line goes to, or null where it is nobody or several. */
export function onlyOne(given: GivenLine | undefined): string | null {
  const [first, ...others] = Object.keys(given ?? {});
  return first && others.length === 0 ? first : null;
}

/**
 * How each supplier is called, by quotation: two of one name with the beginning of their ids, and who is
 * not verified any more, where that is asked for, with that.
 */
export function supplierNames(
  { rfq, quotations }: Pick<ComparisonAnswer, 'rfq' | 'quotations'>,
  { unnamedSupplier, notVerified }: Pick<Messages['comparison'], 'unnamedSupplier' | 'notVerified'>,
): ReadonlyMap<string, string> {
  const nameOf = ({ supplier }: (typeof quotations)[number]) =>
    nameOfSupplier(supplier.companyName, unnamedSupplier);
  const called = Map.groupBy(quotations, nameOf);
  return new Map(
    quotations.map((quotation) => {
      const name = nameOf(quotation);
      const isAlone = called.get(name)?.length === 1;
      const told = isAlone ? name : `${name} (${shortId(quotation.supplier.id)})`;
      const isTrusted = quotation.supplier.isVerified || !rfq.verifiedOnly;
      return [quotation.quotationId, isTrusted ? told : fill(notVerified, { supplier: told })];
    }),
  );
}
