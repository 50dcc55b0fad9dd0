import { worthOfOrder } from './order-worth-rules.ts';
import { fromThousandths } from './rules.ts';
import { bestSingle } from './split-figures-rules.ts';
import { type Filling, fill, readProblem, type SplitProblem } from './split-problem-rules.ts';
import { type Choice, everythingFrom, reckonSplit, type SplitTable } from './split-rules.ts';

/**
 * Looks for the cheapest way to share an award among suppliers, with what each order is worth to the site
 * beside its price (worthOfOrder). Delivery that is paid once makes this a choice of suppliers first:
 * given who delivers, each line goes to the cheapest of them. Few
 * suppliers are tried in every combination; of many, those whose delivery costs more than they save
 * are left out one by one.
 */

/** Every combination is tried while there are at most so many fillings to look at. */
const affordable = 60_000;

/**
 * The best split found that covers as much as can be covered: every order beyond the first saves what it
 * is worth, or the best single supplier has everything. Null where nothing is offered. Minimum orders are
 * kept.
 *
 * @param single the best single supplier, where it is known already
 */
export function suggestSplit(table: SplitTable, single = bestSingle(table)): Choice[] | null {
  const problem = readProblem(table, single?.total ?? null);
  const starts = single
    ? [table.quotations.findIndex((q) => q.quotationId === single.quotationId)]
    : [];
  const combinations = 2 ** Math.min(problem.suppliers.length, 30);
  const found =
    combinations * problem.lines.length <= affordable
      ? tryAll(problem, combinations)
      : improve(problem, starts);
  const choices = choicesOf(table, found.fillings);
  if (choices.length === 0) return null;
  if (!single) return choices;
  const { total, missing, suppliers } = reckonSplit(table, choices);
  const worth = worthOfOrder(single.total) * BigInt(suppliers.length - 1);
  if (missing.length === 0 && total + worth < single.total) return choices;
  return everythingFrom(table, single.quotationId);
}

/** Who delivers, how each line is filled by them, and what that comes to. */
class Attempt {
  readonly fillings: Filling[] = [];
  readonly #problem: SplitProblem;
  /** 1 for each supplier who delivers. */
  readonly #open: Uint8Array;
  /** In how many fillings each supplier has a part. */
  readonly #parts: Int32Array;
  /** Of each filling what is asked for most: how many suppliers it looked at, and the only one in it. */
  readonly #looked: Int32Array;
  readonly #only: Int32Array;
  #missing = 0;
  #cost = 0;

  constructor(problem: SplitProblem, suppliers: Iterable<number>) {
    const { length } = problem.suppliers;
    this.#problem = problem;
    this.#open = new Uint8Array(length);
    this.#parts = new Int32Array(length);
    this.#looked = new Int32Array(problem.lines.length);
    this.#only = new Int32Array(problem.lines.length);
    for (const supplier of suppliers) this.#open[supplier] = 1;
    for (const line of problem.lines) this.#put(line.place, fill(problem, line, this.#open));
  }

  /** Covering more comes first, then costing less. */
  isBetterThan(other: Attempt): boolean {
    return this.#isBetterThan(other.#missing, other.#cost);
  }

  /**
   * Opens the supplier, or closes it, where that makes this better; answers whether it did. Only lines
   * are filled anew that the supplier has a part in, or may get one in.
   *
   * @param turns by line: how many cheaper ones are looked at before the supplier
   */
  turn(supplier: number, turns: Int32Array): boolean {
    const isOpened = this.#open[supplier] === 0;
    if (!isOpened && this.#parts[supplier] === 0) return false;
    const [missing, cost] = [this.#missing, this.#cost];
    const before: [place: number, filling: Filling][] = [];
    this.#open[supplier] = isOpened ? 1 : 0;
    for (const line of this.#problem.lines) {
      const { place } = line;
      const concerns = isOpened
        ? (turns[place] ?? never) < (this.#looked[place] ?? 0)
        : this.#has(place, supplier);
      const filling = concerns ? this.fillings[place] : undefined;
      if (!filling) continue;
      before.push([place, filling]);
      this.#put(place, fill(this.#problem, line, this.#open));
    }
    if (this.#isBetterThan(missing, cost)) return true;
    this.#open[supplier] = isOpened ? 0 : 1;
    for (const [place, filling] of before) this.#put(place, filling);
    [this.#missing, this.#cost] = [missing, cost];
    return false;
  }

  #has(place: number, supplier: number): boolean {
    const only = this.#only[place];
    if (only !== several) return only === supplier;
    return this.fillings[place]?.parts.some((part) => part.supplier === supplier) === true;
  }

  #isBetterThan(missing: number, cost: number): boolean {
    const difference = this.#missing - missing;
    return Math.abs(difference) > 1e-9 ? difference < 0 : this.#cost < cost;
  }

  #put(place: number, filling: Filling): void {
    const before = this.fillings[place];
    if (before) this.#count(before, -1);
    this.#count(filling, 1);
    this.fillings[place] = filling;
    this.#looked[place] = filling.looked;
    const [first, ...others] = filling.parts;
    this.#only[place] = others.length > 0 ? several : (first?.supplier ?? nobody);
  }

  /** A supplier's order and its delivery are paid with its first part, and not any more without its last. */
  #count({ parts, cost, missing }: Filling, times: 1 | -1): void {
    this.#missing += times * missing;
    this.#cost += times * cost;
    for (const { supplier } of parts) {
      const before = this.#parts[supplier] ?? 0;
      this.#parts[supplier] = before + times;
      if (before === 0 || before + times === 0) {
        const { suppliers, orderWorth } = this.#problem;
        this.#cost += times * ((suppliers[supplier]?.orderFee ?? 0) + orderWorth);
      }
    }
  }
}

const nobody = -1;
const several = -2;
const never = 2 ** 31 - 1;

function tryAll(problem: SplitProblem, combinations: number): Attempt {
  const all = [...problem.suppliers.keys()];
  let best = new Attempt(problem, []);
  for (let open = 1; open < combinations; open += 1) {
    const attempt = new Attempt(
      problem,
      all.filter((supplier) => (open & (1 << supplier)) !== 0),
    );
    if (attempt.isBetterThan(best)) best = attempt;
  }
  return best;
}

/** From everybody, and from the best single supplier: close and open one at a time while it helps. */
function improve(problem: SplitProblem, starts: readonly number[]): Attempt {
  const turns = turnsOf(problem);
  let best = improveFrom(new Attempt(problem, problem.suppliers.keys()), problem, turns);
  for (const one of starts) {
    const attempt = improveFrom(new Attempt(problem, [one]), problem, turns);
    if (attempt.isBetterThan(best)) best = attempt;
  }
  return best;
}

/** Turns enough for every supplier to be looked at a few times. */
const maxRounds = 4;

function improveFrom(
  attempt: Attempt,
  { suppliers }: SplitProblem,
  turns: readonly Int32Array[],
): Attempt {
  const feeOf = (supplier: number) => suppliers[supplier]?.orderFee ?? 0;
  // The dearest delivery first: leaving it out may save most.
  const inTurn = [...turns.entries()].sort(([a], [b]) => feeOf(b) - feeOf(a));
  for (let round = 0; round < maxRounds; round += 1) {
    let isBetter = false;
    for (const [supplier, own] of inTurn) isBetter = attempt.turn(supplier, own) || isBetter;
    if (!isBetter) break;
  }
  return attempt;
}

/** By supplier and line: how many are cheaper there. */
function turnsOf({ lines, suppliers }: SplitProblem): Int32Array[] {
  const turns = suppliers.map(() => new Int32Array(lines.length).fill(never));
  for (const { place, offering } of lines) {
    for (const [turn, supplier] of offering.entries()) {
      const own = turns[supplier];
      if (own) own[place] = turn;
    }
  }
  return turns;
}

function choicesOf({ lines, quotations }: SplitTable, fillings: readonly Filling[]): Choice[] {
  return fillings.flatMap(({ parts }, place) =>
    parts.flatMap(({ supplier, quantity }) => {
      const rfqItemId = lines[place]?.rfqItemId;
      const quotationId = quotations[supplier]?.quotationId;
      return rfqItemId && quotationId
        ? [{ rfqItemId, quotationId, quantity: fromThousandths(BigInt(quantity)) }]
        : [];
    }),
  );
}
