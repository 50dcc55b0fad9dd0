import { fromCents, toCents } from '../../shared/money.ts';

/** What the letters of a tax invoice mean, in percent. */
const rates: Readonly<Record<string, bigint>> = { A: 0n, B: 16n, C: 0n, D: 0n, E: 8n };
export const rateOf = (letter: string): bigint => rates[letter] ?? 0n;

/** Of what is priced with VAT, or without it, in cents. */
export const vatOf = (priced: bigint, rate: bigint, isIncluded: boolean): bigint =>
  half(priced * rate, isIncluded ? 100n + rate : 100n);

/** What an order comes to under one letter. Decimal strings, KES. */
export interface VatGroup {
  readonly letter: string;
  /** In percent. */
  readonly rate: number;
  /** Without VAT. */
  readonly net: string;
  readonly vat: string;
}

interface VatOrder {
  readonly items: readonly { readonly totalPrice: string; readonly vatLetter: string }[];
  readonly deliveryCost: string;
  readonly vatAmount: string;
  readonly vatIncluded: boolean;
}

/** Of the delivery, whatever is delivered. */
export const deliveryLetter = 'B';

/**
 * Goods and delivery by their VAT letters. VAT was rounded once for the whole order:
 * what rounding each letter would lose or win is in the largest of those that are taxed, so that the sums are
 * the order's.
 */
export function vatGroups({ items, deliveryCost, vatAmount, vatIncluded }: VatOrder): VatGroup[] {
  const delivery = toCents(deliveryCost);
  const priced = new Map<string, bigint>(delivery > 0n ? [[deliveryLetter, delivery]] : []);
  for (const { vatLetter, totalPrice } of items)
    priced.set(vatLetter, (priced.get(vatLetter) ?? 0n) + toCents(totalPrice));
  const groups = [...priced].toSorted().map(([letter, amount]) => {
    const rate = rateOf(letter);
    const vat = vatOf(amount, rate, vatIncluded);
    return { letter, rate, vat, net: vatIncluded ? amount - vat : amount };
  });
  const taxed = groups.filter(({ rate }) => rate > 0n);
  const [largest] = taxed.toSorted((a, b) => Number(b.vat - a.vat));
  const lost = toCents(vatAmount) - groups.reduce((sum, { vat }) => sum + vat, 0n);
  return groups.map((group) => {
    const rest = group === largest ? lost : 0n;
    return {
      letter: group.letter,
      rate: Number(group.rate),
      net: fromCents(vatIncluded ? group.net - rest : group.net),
      vat: fromCents(group.vat + rest),
    };
  });
}

/** What a delivery costs with VAT: a decimal string. */
export function deliveryWithVat({
  deliveryCost,
  vatIncluded,
}: Pick<VatOrder, 'deliveryCost' | 'vatIncluded'>): string {
  const priced = toCents(deliveryCost);
  return fromCents(vatIncluded ? priced : priced + vatOf(priced, rateOf(deliveryLetter), false));
}

/** Rounded to the nearest, halves up. */
export const half = (amount: bigint, by: bigint) => (2n * amount + by) / (2n * by);
