import type { DraftLine } from './schema.ts';

/** What a draft asks for in words, a line each: "Cement: 50 bag". */
export const descriptionOf = (lines: readonly DraftLine[]): string =>
  lines
    .map(({ productName, quantity, unit }) =>
      quantity === null ? productName : `${productName}: ${quantity} ${unit ?? ''}`.trim(),
    )
    .join('\n');
