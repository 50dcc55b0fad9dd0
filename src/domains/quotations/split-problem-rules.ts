import { toCents } from '../../shared/money.ts';
import { type Terms, vatPercent } from './rules.ts';
import { figuresOf, thousandthsOf } from './split-figures-rules.ts';
import type { OfferFigures, SplitTable } from './split-rules.ts';

/**
 * A table of offers as the search for the cheapest split reads it, and how one line is filled best once
 * it is settled who delivers. Prices are hundredths of a cent with VAT, in whole numbers below 2^53.
 */

export interface SplitProblem {
  readonly lines: readonly SearchedLine[];
  readonly suppliers: readonly SearchedSupplier[];
}

export interface SearchedLine {
  readonly place: number;
  /** Thousandths of the unit asked for. */
  readonly asked: number;
  /** Who offers it, by place among the suppliers: the cheapest first. */
  readonly offering: readonly number[];
}

/** By place of the line: what is offered, and what all of that costs. */
export interface SearchedSupplier extends Omit<OfferFigures, 'cents'> {
  readonly price: Float64Array;
  /** Paid for each line. */
  readonly lineFee: number;
  /** Paid once. */
  readonly orderFee: number;
}

export interface Part {
  readonly supplier: number;
  readonly quantity: number;
}

export interface Filling {
  readonly parts: readonly Part[];
  readonly cost: number;
  /** The part of the line, from 0 to 1, that nobody gives. */
  readonly missing: number;
  /** How many of those who offer it were looked at: whoever comes after them changes nothing. */
  readonly looked: number;
}

export function readProblem(table: SplitTable, figures = figuresOf(table)): SplitProblem {
  const suppliers = table.quotations.flatMap(({ terms }, index) => {
    const own = figures[index];
    return own ? [supplierOf(own, terms)] : [];
  });
  const lines = table.lines.map(({ quantity }, place) => ({
    place,
    asked: thousandthsOf(quantity),
    offering: byPrice(suppliers, place),
  }));
  return { lines, suppliers };
}

function supplierOf({ available, minimum, cents }: OfferFigures, terms: Terms): SearchedSupplier {
  const rate = terms.vatIncluded ? 100 : 100 + Number(vatPercent);
  const { deliveryTerms, deliveryCost } = terms;
  const delivery = Number(toCents(deliveryCost)) * rate;
  return {
    available,
    minimum,
    price: cents.map((one) => one * rate),
    lineFee: deliveryTerms === 'per_line' ? delivery : 0,
    orderFee: deliveryTerms === 'per_order' ? delivery : 0,
  };
}

/** Who offers a line, by the price of all that each offers of it and its delivery, for the quantity. */
function byPrice(suppliers: readonly SearchedSupplier[], place: number): number[] {
  const prices = new Float64Array(suppliers.length);
  const offering: number[] = [];
  for (let index = 0; index < suppliers.length; index += 1) {
    const supplier = suppliers[index];
    const most = supplier?.available[place] ?? 0;
    if (!supplier || most === 0) continue;
    prices[index] = ((supplier.price[place] ?? 0) + supplier.lineFee) / most;
    offering.push(index);
  }
  return offering.sort((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0));
}

/**
 * The cheapest way to fill a line from those who deliver: by one alone, or by one after the other.
 *
 * @param open 1 for each supplier who delivers, else 0
 */
export function fill(
  { suppliers }: SplitProblem,
  { place, asked, offering }: SearchedLine,
  open: Uint8Array,
): Filling {
  const parts: Part[] = [];
  let alone = nobody;
  let left = asked;
  let cost = 0;
  let looked = 0;
  for (const supplier of offering) {
    looked += 1;
    const own = open[supplier] === 1 ? suppliers[supplier] : undefined;
    if (!own) continue;
    const [available, minimum] = [own.available[place] ?? 0, own.minimum[place] ?? 0];
    const price = own.price[place] ?? 0;
    if (available === asked && minimum <= asked && price + own.lineFee < alone.cost) {
      alone = { supplier, cost: price + own.lineFee };
    }
    const quantity = Math.min(left, available);
    if (quantity > 0 && quantity >= minimum) {
      parts.push({ supplier, quantity });
      left -= quantity;
      cost += own.lineFee + Math.round((price / available) * quantity);
    }
    // By the price of the whole: nobody after the first who gives it all is cheaper.
    if (left === 0 && alone !== nobody) break;
  }
  if (alone !== nobody && (left > 0 || alone.cost <= cost)) {
    const all = { supplier: alone.supplier, quantity: asked };
    return { parts: [all], cost: alone.cost, missing: 0, looked };
  }
  return { parts, cost, missing: left / asked, looked };
}

const nobody = { supplier: -1, cost: Number.POSITIVE_INFINITY };
