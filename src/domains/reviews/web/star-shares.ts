export interface StarShare {
  readonly stars: number;
  readonly count: number;
  /** Of all reviews, in percent. */
  readonly share: number;
}

/** How reviews are spread, five stars first. @param counts reviews with 1, 2, 3, 4 and 5 stars */
export function starShares(counts: readonly number[]): readonly StarShare[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts
    .map((count, index) => ({
      stars: index + 1,
      count,
      share: total === 0 ? 0 : Math.round((count / total) * 100),
    }))
    .reverse();
}
