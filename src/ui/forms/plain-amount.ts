const grouped = /^\d{1,3}([ ,]\d{3})+(\.\d*)?$/;

/** "KSh 120,000.50" → "120000.50". A comma that does not part thousands stays, and is refused. */
export function plainAmount(typed: string): string {
  const amount = typed.trim().replace(/^KSh\s*/i, '');
  return grouped.test(amount) ? amount.replace(/[ ,]/g, '') : amount;
}
