import { formatNumber } from './numbers.ts';

/**
 * Kenyan shillings. Amounts travel as decimal strings ("1250.00") and are computed as whole cents in
 * bigint; binary floating point never touches money.
 */

const amountPattern = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/** "1250.5" → 125050n. @throws RangeError when the text is not an amount with at most two decimals. */
export function toCents(amount: string | number): bigint {
  const match = amountPattern.exec(String(amount).trim());
  if (!match) throw new RangeError(`Not an amount of money: ${amount}`);
  const [, sign, shillings = '0', decimals = ''] = match;
  const cents = BigInt(shillings) * 100n + BigInt(decimals.padEnd(2, '0'));
  return sign ? -cents : cents;
}

/** 125050n → "1250.50", the form of money in JSON. */
export const fromCents = (cents: bigint): string =>
  signed(cents, '', (absolute) => `${absolute / 100n}.${decimalsOf(absolute)}`);

/**
 * "1250.00" → "KSh 1,250"; rounded to whole shillings for display, half
 * up. A unit price keeps its cents where it has any: see formatUnitPrice.
 */
export const formatMoney = (amount: string | number | bigint): string =>
  signed(centsOf(amount), 'KSh ', (absolute) => formatNumber((absolute + 50n) / 100n));

/** As formatMoney, with two decimals where there are cents: "0.50" must not read as KSh 1. */
export function formatUnitPrice(amount: string | number | bigint): string {
  const cents = centsOf(amount);
  if (cents % 100n === 0n) return formatMoney(cents);
  const exact = (absolute: bigint) => `${formatNumber(absolute / 100n)}.${decimalsOf(absolute)}`;
  return signed(cents, 'KSh ', exact);
}

const centsOf = (amount: string | number | bigint): bigint =>
  typeof amount === 'bigint' ? amount : toCents(amount);
const decimalsOf = (absolute: bigint) => String(absolute % 100n).padStart(2, '0');
const signed = (cents: bigint, currency: string, textOf: (absolute: bigint) => string): string =>
  cents < 0n ? `-${currency}${textOf(-cents)}` : currency + textOf(cents);
