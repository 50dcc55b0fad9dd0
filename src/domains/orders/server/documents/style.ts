import { toCents } from '../../../../shared/money.ts';
import { formatNumber } from '../../../../shared/numbers.ts';

/** What all parts of a document look like. */

/** "1250.5" → "1,250.50": documents show cents. */
export function figures(amount: string): string {
  const cents = toCents(amount);
  const absolute = cents < 0n ? -cents : cents;
  const text = `${formatNumber(absolute / 100n)}.${String(absolute % 100n).padStart(2, '0')}`;
  return cents < 0n ? `-${text}` : text;
}

export const margin = 40;
/** A4 between its margins, in points. */
export const pageWidth = 595 - 2 * margin;
export const partyGap = 24;
export const textSize = 9.5;
export const smallSize = 8.5;

export const brand = '#8f3a20';
export const muted = '#5f564f';
export const line = '#d2cec7';
