import { toCents } from '../../shared/money.ts';
import { fromThousandths, type Terms } from './rules.ts';
import {
  bestSingle,
  type Choice,
  centsOf,
  everythingFrom,
  figuresOf,
  grossPrice,
  reckonSplit,
  type SplitLine,
  type SplitTable,
  thousandthsOf,
} from './split-rules.ts';

/**
 * Looks for the cheapest way to share an award among suppliers. Delivery that is paid once makes this
 * a choice of suppliers first: given who delivers, each line goes to the cheapest of them. Few
 * suppliers are tried in every combination; of many, those whose delivery costs more than they save
 * are left out one by one. Prices here are hundredths of a cent with VAT, in whole numbers.
 */

interface Offer {
  readonly supplier: number;
  /** Thousandths of the unit asked for. */
  readonly available: number;
  readonly minimum: number;
  /** Of the whole quantity asked for, or of all that is offered where that is less. */
  readonly price: number;
  readonly perThousandth: number;
  /** The same with what is paid for this line alone. */
  readonly withFee: number;
  /** Paid for this line alone. */
  readonly fee: number;
}

interface Line {
  readonly asked: number;
  /** Cheapest first. */
  readonly offers: readonly Offer[];
}

interface Filling {
  readonly taken: readonly { readonly offer: Offer; readonly quantity: number }[];
  readonly cost: number;
  /** The part of the line, from 0 to 1, that nobody gives. */
  readonly missing: number;
}

interface Problem {
  readonly lines: readonly Line[];
  /** Delivery that is paid once, by supplier. */
  readonly fees: readonly number[];
  /** The lines, by index, that each supplier offers. */
  readonly offered: readonly ReadonlySet<number>[];
}

interface Found {
  readonly fillings: readonly Filling[];
  readonly missing: number;
  readonly cost: number;
}

/** Every combination is tried while there are at most so many fillings to look at. */
const affordable = 60_000;

/**
 * The cheapest split found that covers as much as can be covered, never dearer than the best single
 * supplier; null where nothing is offered. Minimum orders are kept.
 *
 * @param single the best single supplier, where it is known already
 */
export function suggestSplit(table: SplitTable, single = bestSingle(table)): Choice[] | null {
  const problem = read(table);
  const starts = single
    ? [table.quotations.findIndex((q) => q.quotationId === single.quotationId)]
    : [];
  const combinations = 2 ** Math.min(problem.fees.length, 30);
  const found =
    combinations * problem.lines.length <= affordable
      ? tryAll(problem, combinations)
      : improve(problem, starts);
  const choices = choicesOf(table, found);
  if (choices.length === 0) return null;
  if (!single) return choices;
  const whole = everythingFrom(table, single.quotationId);
  const { total, missing } = reckonSplit(table, choices);
  return missing.length > 0 || total >= single.total ? whole : choices;
}

function read({ lines, quotations }: SplitTable): Problem {
  const indexes = new Map(quotations.map(({ quotationId }, index) => [quotationId, index]));
  const fees = quotations.map(({ terms }) =>
    terms.deliveryTerms === 'per_order' ? deliveryPrice(terms) : 0,
  );
  const readLine = ({ quantity, offers }: SplitLine): Line => {
    const asked = thousandthsOf(quantity);
    const usable: Offer[] = [];
    for (const offer of offers) {
      const supplier = indexes.get(offer.quotationId);
      const terms = supplier === undefined ? undefined : quotations[supplier]?.terms;
      if (supplier === undefined || !terms || !offer.isMeasured) continue;
      const figures = figuresOf(offer);
      const available = Math.min(figures.available, asked);
      if (available === 0) continue;
      const price = grossPrice(centsOf(offer, figures, available), terms);
      const fee = terms.deliveryTerms === 'per_line' ? deliveryPrice(terms) : 0;
      const [perThousandth, withFee] = [price / available, (price + fee) / available];
      const { minimum } = figures;
      usable.push({ supplier, available, minimum, price, perThousandth, withFee, fee });
    }
    return { asked, offers: usable.sort((a, b) => a.withFee - b.withFee) };
  };
  const read = lines.map(readLine);
  const offered = fees.map(() => new Set<number>());
  for (const [index, { offers }] of read.entries()) {
    for (const { supplier } of offers) offered[supplier]?.add(index);
  }
  return { lines: read, fees, offered };
}

const deliveryPrice = (terms: Terms) => grossPrice(Number(toCents(terms.deliveryCost)), terms);

/** The cheapest way to fill a line from these suppliers: by one alone, or by one after the other. */
function fill({ asked, offers }: Line, isOpen: (supplier: number) => boolean): Filling {
  let alone: Filling | null = null;
  const taken: { offer: Offer; quantity: number }[] = [];
  let left = asked;
  let cost = 0;
  for (const offer of offers) {
    if (!isOpen(offer.supplier)) continue;
    const isWhole = offer.available === asked && offer.minimum <= asked;
    if (isWhole && (!alone || offer.price + offer.fee < alone.cost)) {
      const one = { offer, quantity: asked };
      alone = { taken: [one], cost: offer.price + offer.fee, missing: 0 };
    }
    const quantity = Math.min(left, offer.available);
    if (quantity > 0 && quantity >= offer.minimum) {
      taken.push({ offer, quantity });
      left -= quantity;
      cost += offer.fee + Math.round(offer.perThousandth * quantity);
    }
    // Sorted by the price of the whole: nobody after the first who gives it all is cheaper.
    if (left === 0 && alone) break;
  }
  if (alone && (left > 0 || alone.cost <= cost)) return alone;
  return { taken, cost, missing: left / asked };
}

function sumUp({ fees }: Problem, fillings: readonly Filling[]): Found {
  const used = new Set(fillings.flatMap(({ taken }) => taken.map(({ offer }) => offer.supplier)));
  let cost = 0;
  for (const supplier of used) cost += fees[supplier] ?? 0;
  let missing = 0;
  for (const filling of fillings) {
    cost += filling.cost;
    missing += filling.missing;
  }
  return { fillings, missing, cost };
}

/** Covering more comes first, then costing less. */
function isBetter(a: Found, b: Found): boolean {
  const difference = a.missing - b.missing;
  return Math.abs(difference) > 1e-9 ? difference < 0 : a.cost < b.cost;
}

function tryAll(problem: Problem, combinations: number): Found {
  let best = sumUp(problem, []);
  for (let open = 1; open < combinations; open += 1) {
    const isOpen = (supplier: number) => (open & (1 << supplier)) !== 0;
    const found = sumUp(
      problem,
      problem.lines.map((line) => fill(line, isOpen)),
    );
    if (open === 1 || isBetter(found, best)) best = found;
  }
  return best;
}

/** From everybody, and from the best single supplier: close and open one at a time while it helps. */
function improve(problem: Problem, starts: readonly number[]): Found {
  const everybody = new Set(problem.fees.keys());
  const [first, ...others] = [everybody, ...starts.map((one) => new Set([one]))].map((open) =>
    improveFrom(problem, open),
  );
  let best = first ?? sumUp(problem, []);
  for (const found of others) if (isBetter(found, best)) best = found;
  return best;
}

/** Turns enough for every supplier to be looked at a few times. */
const maxRounds = 4;

function improveFrom(problem: Problem, start: ReadonlySet<number>): Found {
  const open = new Set(start);
  const isOpen = (supplier: number) => open.has(supplier);
  let best = sumUp(
    problem,
    problem.lines.map((line) => fill(line, isOpen)),
  );
  for (let round = 0; round < maxRounds; round += 1) {
    const before = best;
    for (const supplier of byFee(problem)) {
      if (!open.delete(supplier)) open.add(supplier);
      const found = sumUp(problem, refill(problem, best, supplier, isOpen));
      if (isBetter(found, best)) best = found;
      else if (!open.delete(supplier)) open.add(supplier);
    }
    if (best === before) break;
  }
  return best;
}

/** The dearest delivery first: leaving it out may save most. */
const byFee = ({ fees }: Problem) =>
  [...fees.keys()].sort((a, b) => (fees[b] ?? 0) - (fees[a] ?? 0));

/** Only lines that the supplier has a part in, or may get one in, are filled anew. */
function refill(
  { lines, offered }: Problem,
  { fillings }: Found,
  supplier: number,
  isOpen: (supplier: number) => boolean,
): Filling[] {
  const isOpened = isOpen(supplier);
  return lines.map((line, index) => {
    const filling = fillings[index];
    const concerns = isOpened
      ? offered[supplier]?.has(index)
      : filling?.taken.some(({ offer }) => offer.supplier === supplier);
    return filling && !concerns ? filling : fill(line, isOpen);
  });
}

function choicesOf({ lines, quotations }: SplitTable, { fillings }: Found): Choice[] {
  return fillings.flatMap(({ taken }, index) =>
    taken.flatMap(({ offer, quantity }) => {
      const rfqItemId = lines[index]?.rfqItemId;
      const quotationId = quotations[offer.supplier]?.quotationId;
      return rfqItemId && quotationId
        ? [{ rfqItemId, quotationId, quantity: fromThousandths(BigInt(quantity)) }]
        : [];
    }),
  );
}
