/**
 * What is published of prices, so that nobody learns what one supplier asks: see docs/decisions/0136.
 * Amounts are whole cents.
 */

/** So many suppliers stand behind every figure. */
export const fewestSuppliers = 5;
/** A figure is counted anew when so many suppliers behind it have come or changed their price. Who left hides nobody. */
export const fewestChanges = 4;

export const priceKinds = ['list', 'quotation'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** A price that somebody asked: on the list, or in a quotation to one buyer. */
export interface Stated {
  readonly supplierId: string;
  /** Null on the list, which everybody reads. */
  readonly buyerId: string | null;
  readonly county: string;
  readonly price: bigint;
}

/** By supplier the one price that counts. */
export type Basis = ReadonlyMap<string, bigint>;

export interface Quartiles {
  readonly suppliers: number;
  readonly lower: bigint;
  readonly median: bigint;
  readonly upper: bigint;
}

/** The figure of a county; of all those without one of their own where `county` is empty. */
export interface Figure extends Quartiles {
  readonly county: string;
  /** Monday of the week in which it was counted. */
  readonly countedOn: string;
}

/** What the figure of a county was last counted from. */
export interface Standing {
  readonly figure: Figure;
  readonly basis: Basis;
}

export const otherCounties = '';

/**
 * The figures of one material and kind for a week.
 *
 * @param before by county what was counted last, however long ago
 * @returns by county what stands; `isNew` where it was counted this week
 */
export function publish(
  stated: readonly Stated[],
  before: ReadonlyMap<string, Standing>,
  week: string,
): (Standing & { readonly isNew: boolean })[] {
  return [...cellsOf(stated)].map(([county, prices]) => {
    const basis = basisOf(prices);
    const last = before.get(county);
    if (last && changesBetween(last.basis, basis) < fewestChanges) return { ...last, isNew: false };
    const figure = { county, countedOn: week, ...quartilesOf([...basis.values()]) };
    return { figure, basis, isNew: true };
  });
}

/**
 * Each price stands behind one figure at most: its county's, or that of the other counties. So no figure
 * is a part of another, and none can be subtracted.
 */
function cellsOf(stated: readonly Stated[]): Map<string, readonly Stated[]> {
  const cells = new Map<string, readonly Stated[]>();
  const others: Stated[] = [];
  for (const [county, prices] of Map.groupBy(stated, (one) => one.county)) {
    if (isEnough(prices)) cells.set(county, prices);
    else others.push(...prices);
  }
  if (isEnough(others)) cells.set(otherCounties, others);
  return cells;
}

/** Whether enough suppliers are left whichever buyer's quotations are taken away: buyers know theirs. */
function isEnough(prices: readonly Stated[]): boolean {
  const suppliers = (some: readonly Stated[]) => new Set(some.map((one) => one.supplierId)).size;
  if (suppliers(prices) < fewestSuppliers) return false;
  const buyers = new Set(prices.flatMap(({ buyerId }) => buyerId ?? []));
  return [...buyers].every(
    (buyer) => suppliers(prices.filter(({ buyerId }) => buyerId !== buyer)) >= fewestSuppliers,
  );
}

/** One price a supplier, the middle one of its own: nobody weighs more by asking more often. */
function basisOf(prices: readonly Stated[]): Basis {
  const bySupplier = Map.groupBy(prices, ({ supplierId }) => supplierId);
  return new Map(
    [...bySupplier].map(([id, own]) => {
      const sorted = own.map(({ price }) => price).sort(ascending);
      return [id, atRank(sorted, Math.ceil(sorted.length / 2))];
    }),
  );
}

const changesBetween = (before: Basis, now: Basis): number =>
  [...now].filter(([id, price]) => before.get(id) !== price).length;

/** Ranks, nothing between them: the lowest and the highest price stand behind no figure. */
function quartilesOf(prices: readonly bigint[]): Quartiles {
  const sorted = [...prices].sort(ascending);
  const quarter = Math.ceil(sorted.length / 4);
  const rankedAt = (rank: number) => coarse(atRank(sorted, rank));
  return {
    suppliers: sorted.length,
    lower: rankedAt(quarter),
    median: rankedAt(Math.ceil(sorted.length / 2)),
    upper: rankedAt(sorted.length + 1 - quarter),
  };
}

const atRank = (sorted: readonly bigint[], rank: number): bigint => sorted[rank - 1] ?? 0n;

const ascending = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

/** In steps of 1, 2 or 5 of a power of ten that are at least a hundredth of the price: 1,443 → 1,440. */
export function coarse(cents: bigint): bigint {
  let power = 1n;
  for (;;) {
    for (const factor of [1n, 2n, 5n]) {
      const step = factor * power;
      if (step * 100n >= cents) return ((cents + step / 2n) / step) * step || step;
    }
    power *= 10n;
  }
}

/**
 * What all figures of a material come to in the whole country: the middle one, each weighed by its
 * suppliers. Counted from what is published alone, so it tells nothing more.
 */
export function countryOf(figures: readonly Quartiles[]): Quartiles | null {
  const suppliers = figures.reduce((sum, figure) => sum + figure.suppliers, 0);
  if (suppliers === 0) return null;
  const middle = (of: 'lower' | 'median' | 'upper') => {
    const weighed = figures.flatMap((figure) => Array<bigint>(figure.suppliers).fill(figure[of]));
    return atRank(weighed.sort(ascending), Math.ceil(suppliers / 2));
  };
  return { suppliers, lower: middle('lower'), median: middle('median'), upper: middle('upper') };
}

/** Monday of the week that a day ("2026-11-21") lies in. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
