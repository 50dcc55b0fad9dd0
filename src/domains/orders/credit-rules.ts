import { fromCents, toCents } from '../../shared/money.ts';
import { toThousandths } from '../quotations/rules.ts';
import { deliveryLetter, half, rateOf, type VatGroup, vatOf } from './vat-rules.ts';

/** What a credit note comes to. The invoice that it corrects stays as it was issued. */

export interface Credit {
  /** With VAT: decimal string, KES. */
  readonly amount: string;
  readonly vatAmount: string;
  readonly vat: readonly VatGroup[];
}

/** A line of an order of which something comes back: decimal strings. */
export interface ReturnedLine {
  /** Of all that was ordered of it, as priced. */
  readonly totalPrice: string;
  readonly quantity: string;
  readonly vatLetter: string;
  readonly returnedBefore: string;
  readonly returned: string;
}

/** What comes back of a line, as priced. All that ever comes back of it adds up to its price, to the cent. */
export const pricedOf = (line: ReturnedLine): bigint => {
  const { before, after } = pricedUntil(line);
  return after - before;
};

function pricedUntil({ totalPrice, quantity, returnedBefore, returned }: ReturnedLine) {
  const before = toThousandths(returnedBefore);
  const priced = (count: bigint) => half(toCents(totalPrice) * count, toThousandths(quantity));
  return { before: priced(before), after: priced(before + toThousandths(returned)) };
}

/**
 * What goods credit that come back, or that their buyer need not pay. Their delivery is credited with the last that
 * the buyer pays for: where the order comes to no more without them.
 *
 * @param lines all of the order. Each one's VAT was rounded for itself and the order's once: so many cents may be left
 * @param most what the order comes to: no more than that
 * @param delivery what is credited of it with the last, with VAT
 */
export function creditOfGoods(
  lines: readonly ReturnedLine[],
  {
    vatIncluded,
    most,
    delivery,
  }: { readonly vatIncluded: boolean; readonly most: string; readonly delivery: string },
): Credit {
  const groups = new Map<string, { net: bigint; vat: bigint }>();
  const add = (letter: string, net: bigint, vat: bigint) => {
    const sums = groups.get(letter) ?? { net: 0n, vat: 0n };
    groups.set(letter, { net: sums.net + net, vat: sums.vat + vat });
  };
  for (const line of lines) {
    const { before, after } = pricedUntil(line);
    if (before === after) continue;
    const rate = rateOf(line.vatLetter);
    const vat = vatOf(after, rate, vatIncluded) - vatOf(before, rate, vatIncluded);
    add(line.vatLetter, after - before - (vatIncluded ? vat : 0n), vat);
  }
  const credit = sumUp([...groups].toSorted());
  const [amount, carriage] = [toCents(credit.amount), toCents(delivery)];
  const isLast = toCents(most) - amount <= carriage + BigInt(lines.length);
  if (!isLast || amount === 0n) return credit;
  const vat = vatOf(carriage, rateOf(deliveryLetter), true);
  if (carriage > 0n) add(deliveryLetter, carriage - vat, vat);
  return creditOfAmount(most, sumUp([...groups].toSorted()).vat);
}

/** An amount in the proportions in which the invoice has its letters: so much of the tax as of the price. */
export function creditOfAmount(amount: string, invoiced: readonly VatGroup[]): Credit {
  const gross = ({ net, vat }: VatGroup) => toCents(net) + toCents(vat);
  const total = invoiced.reduce((sum, group) => sum + gross(group), 0n);
  if (total === 0n) throw new Error('An order without prices has nothing to credit');
  let [left, rest] = [toCents(amount), total];
  return sumUp(
    invoiced.map((group) => {
      const part = rest === 0n ? 0n : half(left * gross(group), rest);
      left -= part;
      rest -= gross(group);
      const vat = vatOf(part, BigInt(group.rate), true);
      return [group.letter, { net: part - vat, vat }];
    }),
  );
}

function sumUp(groups: readonly (readonly [string, { net: bigint; vat: bigint }])[]): Credit {
  const vat = groups.reduce((sum, [, group]) => sum + group.vat, 0n);
  const net = groups.reduce((sum, [, group]) => sum + group.net, 0n);
  return {
    amount: fromCents(net + vat),
    vatAmount: fromCents(vat),
    vat: groups.map(([letter, group]) => ({
      letter,
      rate: Number(rateOf(letter)),
      net: fromCents(group.net),
      vat: fromCents(group.vat),
    })),
  };
}
