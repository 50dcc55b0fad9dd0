/** What goes wrong with an order. */
export const problems = [
  'damaged',
  'fake',
  'late',
  'refund',
  'short',
  'silent',
  'unpaid',
  'wrong',
] as const;
export type Problem = (typeof problems)[number];
