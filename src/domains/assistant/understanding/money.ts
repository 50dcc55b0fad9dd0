import type { Token } from './tokens.ts';

/** A sum of money in the message. */
interface Amount {
  readonly at: number;
  readonly end: number;
  readonly kes: number;
  readonly hasCurrency: boolean;
  readonly hasMagnitude: boolean;
}

const currency = new Set('kes ksh kshs sh shs shilling shillings bob shilingi kshs.'.split(' '));
const magnitudes: Readonly<Record<string, number>> = {
  k: 1000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
  milioni: 1_000_000,
  thousand: 1000,
  thao: 1000,
  elfu: 1000,
  laki: 100_000,
};

/** The number at a position as money: "KSh 280,000", "850k", "1.5m", "30,000 bob". */
function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.value === undefined) return null;
  let end = at + 1;
  const mark = tokens[end];
  const magnitude =
    mark && (mark.isGlued || mark.text.length > 1) ? magnitudes[mark.text] : undefined;
  if (magnitude) end += 1;
  let before = at - 1;
  if (['.', ':', 'elfu'].includes(tokens[before]?.text ?? '')) before -= 1;
  const hasBefore = currency.has(tokens[before]?.text ?? '');
  if (mark?.text === 'm' && !hasBefore && !hasMoneyWord(tokens, at)) return null;
  const hasAfter = currency.has(tokens[end]?.text ?? '');
  if (hasAfter) end += 1;
  return {
    at: hasBefore ? before : at,
    end,
    kes: token.value * (magnitude ?? 1),
    hasCurrency: hasBefore || hasAfter,
    hasMagnitude: magnitude !== undefined,
  };
}

/** "180m" are metres unless money is spoken of. */
const hasMoneyWord = (tokens: readonly Token[], at: number) =>
  plainBudget.test(
    tokens
      .slice(Math.max(0, at - 6), at)
      .map((token) => token.text)
      .join(' '),
  );

const plainBudget =
  /\b(?:budget\w*|bajeti|bugdet|spend|afford|kitita|mfukoni|pesa yangu|my money|doo ni|pesa ni|doh ni|ganji ni|hela ni)\b/;
const limits =
  /\b(?:not more than|no more than|don't exceed|not exceed\w*|should not exceed|maximum|max|isizidi|isipite|yasizidi|zisizidi|usizidi|less than|chini ya|below|under|up to|upto|within|have|nina|niko na|got|pesa|ganji|doh|doo|hela|cash|chapaa|mkwanja|dough)\b/;
const perUnit =
  /^(?:per|each|@|kila|apiece|\/(?! ))|^kwa (?:kila|mfuko|moja|kipande|piece|pc|bag|mita|kilo|tani)|^(?:a|one) (?:bag|piece|metre|sheet|roll|tonne|box|bar)/;

/** What the contractor can spend in all, and the positions of every sum of money in the message. */
export function findMoney(tokens: readonly Token[]): {
  budgetKes: number | null;
  positions: ReadonlySet<number>;
} {
  const positions = new Set<number>();
  let budgetKes: number | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    if (!amount) continue;
    const before = wordsBefore(tokens, amount.at);
    const after = tokens
      .slice(amount.end, amount.end + 4)
      .map((token) => token.text)
      .join(' ');
    const isUnitPrice =
      perUnit.test(after) || (/(?:@|at|kwa|each|per \w+)\s*$/.test(before) && amount.hasCurrency);
    const isBudget = !isUnitPrice && isBudgetHere(amount, before, after);
    if (isBudget && budgetKes === null) budgetKes = amount.kes;
    if (isBudget || isPrice(amount, before, after, isUnitPrice)) {
      for (let position = amount.at; position < amount.end; position += 1) positions.add(position);
    }
  }
  return { budgetKes, positions };
}

function wordsBefore(tokens: readonly Token[], at: number): string {
  const words: string[] = [];
  for (let back = at - 1; back >= Math.max(0, at - 7); back -= 1) {
    const token = tokens[back];
    if (!token || token.kind === 'line' || token.kind === 'number') break;
    if (['.', '?', '!', ';'].includes(token.text)) {
      // "Bajeti: KES. 30,000" keeps its word; another sentence does not.
      if (token.text !== '.') break;
    }
    words.unshift(token.text);
  }
  return words.join(' ');
}

function isBudgetHere(amount: Amount, before: string, after: string): boolean {
  const isLarge = amount.kes >= 1000;
  if (
    /^(?:budget|bajeti|ndio budget|ndiyo bajeti|is my budget|ndo budget|total budget|max|maximum|tops|pekee|in total|all in|yangu ya)/.test(
      after,
    ) &&
    isLarge
  )
    return true;
  // "5k for hacksaws" at its beginning.
  if (before === '' && amount.hasMagnitude && isLarge && /^for\b/.test(after)) return true;
  if (plainBudget.test(before)) return isLarge || amount.hasMagnitude;
  if (!isLarge) return false;
  if (limits.test(before) && (amount.hasCurrency || amount.hasMagnitude || amount.kes >= 5000)) {
    return !/\bloan\b/.test(before) && !isMeasured(after);
  }
  return false;
}

/** "under 5000 litres" is no money. */
const isMeasured = (after: string) =>
  /^(?:l|lt|ltrs?|litres?|lita|bags?|pcs|pieces|mifuko|tonnes?|tani|kg|mm|sqm|sqft|m|ft|feet|vipande|blocks?|bricks?|stones?)\b/.test(
    after,
  );

function isPrice(amount: Amount, before: string, after: string, isUnitPrice: boolean): boolean {
  if (amount.hasCurrency) return true;
  // "price 700 for cement" and "bei 700", unlike "price 50 bags".
  const isNamed = /\b(?:price|bei|rate|cost)(?: (?:of|ya|is|ni|was|at))?\s*$/.test(before);
  if (isNamed && amount.kes >= 100 && /^(?:for|ya|kwa|per|each|,|\.|\?|$)/.test(after)) return true;
  if (isUnitPrice && amount.kes >= 20 && !/\b(?:nataka|need|roll|bags?|pcs)\s*$/.test(before))
    return amount.kes >= 100;
  if (
    /\b(?:kwa|at|@|for|bei|price)\s*$/.test(before) &&
    amount.kes >= 300 &&
    /\b(?:anauza|wanauza|sells?|selling|quoted|charges?|ananiuzia|@)\b|@$/.test(before)
  )
    return true;
  return (
    amount.hasMagnitude && amount.kes >= 20_000 && !/\b(?:tank|tangi|tanki|ya)\s*$/.test(before)
  );
}
