/** What is typed into the table's own fields. Null for what cannot be stored. */

const grouped = /^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/;
const largestPrice = 99_999_999.99;
const largestStock = 100_000_000;

/** "1,250.5" as a decimal string. */
export function readQuickPrice(text: string): string | null {
  const typed = text.trim();
  if (!grouped.test(typed)) return null;
  const value = typed.replaceAll(',', '');
  if (Number(value) <= 0 || Number(value) > largestPrice) return null;
  const [whole = '0', decimals = ''] = value.split('.');
  return `${BigInt(whole)}.${decimals.padEnd(2, '0')}`;
}

export function readQuickStock(text: string): number | null {
  const typed = text.trim();
  if (!grouped.test(typed) || typed.includes('.')) return null;
  const value = Number(typed.replaceAll(',', ''));
  return value <= largestStock ? value : null;
}

/** A stored price as it is edited: "1250.00" is "1250". */
export const shortPrice = (price: string): string => price.replace(/\.00$/, '');
