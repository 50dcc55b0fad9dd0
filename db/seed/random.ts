/** Repeatable pseudo-random numbers, so that every demo database is the same. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** A new array in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** The generator mulberry32, started from `seed`. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick<T>(items: readonly T[]): T {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list');
      return item;
    },
    shuffle<T>(items: readonly T[]): T[] {
      return items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item);
    },
  };
}
