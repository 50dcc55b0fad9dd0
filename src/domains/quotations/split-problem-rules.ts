import { toCents } from '../../shared/money.ts';
import { worthOfOrder } from './order-worth-rules.ts';
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
  /** What each order has to save (worthOfOrder). */
  readonly orderWorth: number;
}

export interface SearchedLine {
  readonly place: number;
  /** Thousandths of the unit asked for. */
  readonly asked: number;
  /** Who offers it, by place among the suppliers: the cheapest first. */
  readonly offering: readonly number[];
}

/** By place of the line: what is offered and how it is ordered, and what all of that costs. */
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

/** @param single the best single supplier's total; null where nobody gives everything */
export function readProblem(
  table: SplitTable,
  single: bigint | null,
  figures = figuresOf(table),
): SplitProblem {
  const suppliers = table.quotations.flatMap(({ terms }, index) => {
    const own = figures[index];
    return own ? [supplierOf(own, terms)] : [];
  });
  const lines = table.lines.map(({ quantity }, place) => ({
    place,
    asked: thousandthsOf(quantity),
    offering: byPrice(suppliers, place),
  }));
  const everything = single ?? leastFor({ lines, suppliers, orderWorth: 0 });
  return { lines, suppliers, orderWorth: Number(worthOfOrder(everything)) * 100 };
}

/** Cents: what every line costs from whoever is cheapest there. */
function leastFor(problem: SplitProblem): bigint {
  const everybody = new Uint8Array(problem.suppliers.length).fill(1);
  const costs = problem.lines.map((line) => fill(problem, line, everybody).cost);
  return BigInt(Math.round(costs.reduce((sum, cost) => sum + cost, 0) / 100));
}

function supplierOf({ cents, ...offered }: OfferFigures, terms: Terms): SearchedSupplier {
  const rate = terms.vatIncluded ? 100 : 100 + Number(vatPercent);
  const { deliveryTerms, deliveryCost } = terms;
  const delivery = Number(toCents(deliveryCost)) * rate;
  return {
    ...offered,
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
 * The cheapest way to fill a line from those who deliver: by one alone, by one after the other, or by the
 * least that one sells beside what cheaper ones give of the rest.
 *
 * @param open 1 for each supplier who delivers, else 0
 */
export function fill(problem: SplitProblem, line: SearchedLine, open: Uint8Array): Filling {
  const { place, asked, offering } = line;
  const parts: Part[] = [];
  let whole: Mix | null = null;
  let left = asked;
  let looked = 0;
  for (const supplier of offering) {
    looked += 1;
    const own = open[supplier] === 1 ? problem.suppliers[supplier] : undefined;
    if (!own) continue;
    const [available, minimum] = [own.available[place] ?? 0, own.minimum[place] ?? 0];
    const fits = minimum <= Math.min(available, asked);
    if (fits && available === asked && !isDearer(whole, (own.price[place] ?? 0) + own.lineFee)) {
      whole = mixOf(problem, place, [{ supplier, quantity: asked }]);
    }
    const quantity = Math.min(left, available);
    if (quantity > 0 && isSold(own, place, quantity)) {
      parts.push({ supplier, quantity });
      left -= quantity;
    } else if (quantity > 0 && fits) {
      const least = heldBySteps(own, place, minimum);
      const mix = besideLeast(problem, line, parts, { supplier, quantity: least });
      if (mix && !isDearer(whole, mix.cost)) whole = mix;
    }
    // By the price of the whole: nobody after the first who gives it all is cheaper.
    if (left === 0 && whole) break;
  }
  const mix = mixOf(problem, place, parts);
  if (whole && (left > 0 || whole.cost <= mix.cost)) return { ...whole, missing: 0, looked };
  return { ...mix, missing: left / asked, looked };
}

type Mix = Pick<Filling, 'parts' | 'cost'>;

/** Whether `cost` is not below what was found already. */
const isDearer = (found: Mix | null, cost: number) => found !== null && cost >= found.cost;

function mixOf({ suppliers }: SplitProblem, place: number, parts: readonly Part[]): Mix {
  let cost = 0;
  for (const { supplier, quantity } of parts) {
    const own = suppliers[supplier];
    if (!own) continue;
    const price = own.price[place] ?? 0;
    const all = own.steps[place] ?? 1;
    const steps = stepsFor(own, place, quantity);
    cost += own.lineFee + (steps === all ? price : Math.round((price / all) * steps));
  }
  return { parts, cost };
}

/** So near to a whole number that only the way it is reckoned tells them apart. */
const nearly = 1 - 1e-12;

/** In how many steps a part is ordered: whole ones, or all that is offered. */
function stepsFor(own: SearchedSupplier, place: number, quantity: number): number {
  const all = own.steps[place] ?? 0;
  if (quantity >= (own.available[place] ?? 0)) return all;
  return Math.min(all, Math.ceil((quantity / (own.held[place] ?? 1)) * nearly));
}

/** Whether a part is no less than is sold at least. */
function isSold(own: SearchedSupplier, place: number, quantity: number): boolean {
  const minimum = own.minimum[place] ?? 0;
  return quantity >= minimum || stepsFor(own, place, quantity) >= stepsFor(own, place, minimum);
}

/** What is ordered for a part holds so much of the request: no more than the offer covers. */
function heldBySteps(own: SearchedSupplier, place: number, quantity: number): number {
  const held = Math.floor(stepsFor(own, place, quantity) * (own.held[place] ?? 0));
  return Math.max(quantity, Math.min(held, own.available[place] ?? 0));
}

/** All of a line: this part, and the rest of what cheaper ones give; null where that leaves a gap. */
function besideLeast(
  problem: SplitProblem,
  { place, asked }: SearchedLine,
  cheaper: readonly Part[],
  least: Part,
): Mix | null {
  const parts: Part[] = [];
  let left = asked - least.quantity;
  for (const { supplier, quantity: most } of cheaper) {
    const quantity = Math.min(left, most);
    const own = problem.suppliers[supplier];
    if (quantity === 0 || !own || !isSold(own, place, quantity)) continue;
    parts.push({ supplier, quantity });
    left -= quantity;
  }
  return left > 0 ? null : mixOf(problem, place, [...parts, least]);
}
