/** Whether a row of a statement changes what was ordered, and not what was paid. */
export const isCharge = (kind: 'order' | 'credit' | 'payment' | 'reversal'): boolean =>
  kind === 'order' || kind === 'credit';
