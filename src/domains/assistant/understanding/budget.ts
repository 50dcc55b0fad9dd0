import { wordTable } from '../../../shared/word-table.ts';
import {
  isCounting,
  mostCounted,
  type Token,
  type Unit,
  unitOf,
} from '../../materials/language/public.ts';

/** What one of something costs, as somebody names it: "KSh 640 per metre". */
export interface PiecePrice {
  readonly kes: number;
  /** Null where it was not said of what. */
  readonly unit: Unit | null;
}

/** A sum of money in the message. */
interface Amount {
  readonly at: number;
  readonly end: number;
  readonly kes: number;
  readonly hasCurrency: boolean;
  readonly hasMagnitude: boolean;
  /** The larger of two sums. */
  readonly isRange: boolean;
}

const currency = new Set('kes ksh kshs sh shs shilling shillings bob shilingi kshs.'.split(' '));
const magnitudes: Readonly<Record<string, number>> = wordTable({
  k: 1000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
  milioni: 1_000_000,
  thousand: 1000,
  thao: 1000,
  elfu: 1000,
  laki: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
});

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
  const isPlumbBob = tokens[before]?.text === 'bob' && tokens[before - 1]?.text.startsWith('plum');
  const hasBefore = currency.has(tokens[before]?.text ?? '') && !isPlumbBob;
  if (mark?.text === 'm' && !hasBefore && !hasMoneyWord(tokens, at)) return null;
  const hasAfter = currency.has(tokens[end]?.text ?? '');
  if (hasAfter) end += 1;
  return {
    at: hasBefore ? before : at,
    end,
    kes: token.value * (magnitude ?? 1),
    hasCurrency: hasBefore || hasAfter,
    hasMagnitude: magnitude !== undefined || token.isSum === true,
    isRange: token.low !== undefined,
  };
}

/** "180m" are metres unless money is spoken of. */
const hasMoneyWord = (tokens: readonly Token[], at: number) =>
  budgetBefore.test(textOf(tokens.slice(Math.max(0, at - 6), at))) ||
  budgetAfter.test(textOf(tokens.slice(at + 2, at + 5)));

const textOf = (tokens: readonly Token[]) => tokens.map((token) => token.text).join(' ');

/** What the contractor can spend in all, the price of one piece, and the positions of every sum of money. */
export function findMoney(tokens: readonly Token[]): {
  budgetKes: number | null;
  price: PiecePrice | null;
  positions: ReadonlySet<number>;
} {
  const positions = new Set<number>();
  let budgetKes: number | null = null;
  let price: PiecePrice | null = null;
  const isForSale = pricesSpoken.test(textOf(tokens));
  for (let at = 0; at < tokens.length; at += 1) {
    const single = amountAt(tokens, at);
    if (!single) continue;
    const amount = rangeFrom(tokens, single);
    const words = wordsBefore(tokens, amount.at);
    const before = textOf(words);
    const after = textOf(tokens.slice(amount.end, amount.end + 4));
    const isUnitPrice =
      perUnit.test(after) || (/(?:@|at|kwa|each|per \w+)\s*$/.test(before) && amount.hasCurrency);
    const isCapped = /\bcap(?:ped)?(?: \w+)? at$/.test(before);
    const isBudget =
      (!isUnitPrice || isCapped) &&
      (isBudgetHere(amount, before, after) ||
        (!isForSale && isThereFor(tokens, amount, before, after)));
    if (isBudget && budgetKes === null) budgetKes = amount.kes;
    if (!isBudget && price === null && isOfOne(tokens, amount, before, isUnitPrice))
      price = { kes: amount.kes, unit: pricedUnit(tokens, amount.end) };
    if (!isBudget && !isPrice(amount, before, after, isUnitPrice)) continue;
    const said = isBudget ? budgetBefore.exec(before) : null;
    const from = said ? amount.at - wordCount(before.slice(said.index)) : amount.at;
    for (let position = from; position < amount.end; position += 1) positions.add(position);
    at = amount.end - 1;
  }
  return { budgetKes, price, positions };
}

/** "KSh 640", "@650", "kwa 700", "780 each"; what counts things or days is no price. */
function isOfOne(
  tokens: readonly Token[],
  { kes, end, hasCurrency }: Amount,
  before: string,
  isUnitPrice: boolean,
): boolean {
  if (kes > mostCounted) return false;
  if (hasCurrency || (isUnitPrice && kes >= leastPrice)) return true;
  const after = tokens[end]?.text ?? '';
  if (unitOf(after, true) !== null || notPriced.test(after)) return false;
  return kes >= leastPrice && /(?:@|\b(?:at|kwa))$/.test(before);
}

/** "4 per room" counts; nobody names so small a price without its currency. */
const leastPrice = 20;

const notPriced = /^(?:%|days?|siku|weeks?|wiki|rooms?|bed(?:room)?s?|am|pm|asubuhi|jioni)$/;
const unitLeads = new Set(['per', '/', 'kila', 'a', 'an', 'one', 'kwa', 'moja', 'each']);

/** The unit that is named right behind a price: "per metre", "/bag", "kwa kila mfuko". */
function pricedUnit(tokens: readonly Token[], end: number): Unit | null {
  let at = end;
  while (unitLeads.has(tokens[at]?.text ?? '')) at += 1;
  const unit = at === end ? null : unitOf(tokens[at]?.text ?? '', true);
  return unit !== null && isCounting(unit) ? unit : null;
}

const wordCount = (text: string) => text.split(' ').length;

const rangeJoints = new Set(['-', '–', 'to', 'and', 'hadi', 'mpaka', 'na', 'or']);

/** "Between 30k and 40k": the larger sum of the two counts. */
function rangeFrom(tokens: readonly Token[], low: Amount): Amount {
  if (!rangeJoints.has(tokens[low.end]?.text ?? '')) return low;
  const high = amountAt(tokens, low.end + 1);
  const isBetween = ['between', 'kati'].includes(
    tokens[low.at - 1]?.text === 'ya' ? 'kati' : (tokens[low.at - 1]?.text ?? ''),
  );
  // "55-60k": the magnitude is of both.
  const isTight = tokens[low.end]?.isGlued === true && low.kes >= 10 && low.kes < 1000;
  const isOfOneKind =
    high?.hasMagnitude && (low.hasMagnitude || low.hasCurrency || isBetween || isTight);
  if (!high || !isOfOneKind || high.kes < low.kes) return low;
  return { ...high, at: low.at, isRange: true };
}

/** The words before a sum in its sentence, back to the next number. */
function wordsBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const words: Token[] = [];
  for (let back = at - 1; back >= Math.max(0, at - 9); back -= 1) {
    const token = tokens[back];
    if (!token || token.kind === 'line' || token.kind === 'number') break;
    // "Bajeti: KES. 30,000" keeps its word; another sentence does not.
    if (['?', '!', ';'].includes(token.text)) break;
    words.unshift(token);
  }
  return words;
}

function isBudgetHere(amount: Amount, before: string, after: string): boolean {
  const isLarge = amount.kes >= 1000;
  const isMoney = amount.hasCurrency || amount.hasMagnitude;
  if (isLarge && budgetAfter.test(after)) return true;
  if ((isMoney || amount.kes >= 5000) && isLarge && sumBuys.test(after)) return true;
  // "5k for hacksaws" at its beginning.
  if (
    /^(?:(?:around|about|roughly|kama|like|say)\s*)?$/.test(before) &&
    amount.hasMagnitude &&
    isLarge &&
    /^(?:for|kwa)\b/.test(after)
  )
    return true;
  if (budgetBefore.test(before))
    return (isLarge || amount.hasMagnitude) && !isCounted(before, after);
  if (!isLarge || (!isMoney && amount.kes < 5000)) return false;
  if (amount.isRange && /\b(?:between|kati ya)$/.test(before)) return true;
  if (!isMoney && isCounted(before, after)) return false;
  if (isMoney && /\b(?:total|jumla|all in all)(?: (?:of|ya|is|ni))?$/.test(before)) return true;
  if (/\bloan\b/.test(before) || isMeasured(after)) return false;
  return atMost.test(before) || (held.test(before) && !/\b(?:bei|price)\b/.test(before));
}

/** "Kwa 30k naweza pata…", "20 bags in Thika, 45k": a sum in a wish that speaks of no price. */
function isThereFor(
  tokens: readonly Token[],
  amount: Amount,
  before: string,
  after: string,
): boolean {
  if (amount.kes < 5000 || !(amount.hasCurrency || amount.hasMagnitude)) return false;
  if (isMeasured(after) || isCounted(before, after)) return false;
  const standsAlone = aboutSum.test(before) && afterSum.test(after);
  return standsAlone || wanting.test(textOf(tokens));
}

/** Whether a unit right before the number makes it a count: "nina mifuko 5000". */
const isCounted = (before: string, after: string) => {
  const unit = unitOf(before.split(' ').at(-1) ?? '', false);
  return (unit !== null && isCounting(unit)) || isMeasured(after);
};

/** "under 5000 litres" is no money. */
const isMeasured = (after: string) =>
  /^(?:l|lt|ltrs?|litres?|lita|bags?|pcs|pieces|mifuko|tonnes?|tani|kg|mm|sqm|sqft|m|ft|feet|vipande|blocks?|bricks?|stones?)\b/.test(
    after,
  );

function isPrice(amount: Amount, before: string, after: string, isUnitPrice: boolean): boolean {
  if (amount.hasCurrency) return true;
  // "price 700 for cement" and "bei 700", unlike "price 50 bags".
  const isNamed = /\b(?:price|bei|rate|cost|offer|ofa|quote)(?: (?:of|ya|is|ni|was|at))?\s*$/.test(
    before,
  );
  if (isNamed && amount.kes >= 100 && /^(?:for|ya|kwa|per|each|,|\.|\?|$)/.test(after)) return true;
  if (isUnitPrice && amount.kes >= 20 && !/\b(?:nataka|need|roll|bags?|pcs)\s*$/.test(before))
    return amount.kes >= 100;
  return (
    amount.hasMagnitude && amount.kes >= 20_000 && !/\b(?:tank|tangi|tanki|ya)\s*$/.test(before)
  );
}

/** Words before a sum that say it is all there is to spend. */
const budgetBefore =
  /\b(?:budget\w*|bajeti|bugdet|spend\w*|afford|kitita|mfukoni|pesa yangu|my money|(?:doo|pesa|doh|ganji|hela)(?: \w+){0,2} ni|allocat\w*|funds?|pocket|limit|ceiling (?:is|amount|price|sum|of kes|for the \w+)|cap(?:ped)?(?: it| this| them| things| everything)? at|(?<!ridge |end |hip |pipe |valley )cap (?:of|is)|kiasi ni\w+|working with|only manage|can manage|kikomo|(?:can|could|to|only) raise|scrape (?:up|together)|part with|kitty|kitita|hesabu (?:yetu|yangu)|(?:ni|tu)me(?:weza|fanikiwa|jikaza) kupata|set aside|put aside|(?:approved|allocated|raised|collected|released)|ceiling(?= *$))\b/;

/** Words before a sum that a total must stay below. */
const atMostWords =
  "not more than|no more than|don'?t exceed|must not cost (?:us |me )?more than|not exceed\\w*|should not exceed|maximum|max|[a-z]{1,4}si(?:zidi|pite|vuke|fike)|ha[a-z]{1,2}(?:zidi|piti|fiki|vuki)|less than|chini ya|below|under|up to|upto|within|ndani ya|at most|hadi|mpaka|(?:don'?t|do not|not|can'?t|cannot|never|without)(?: \\w+){0,4} (?:pass\\w*|past|beyond|over|above|exceed\\w*|more than)|(?:sina|si\\w+i|ni?si\\w+|tusi\\w+|hatuna|bila)(?: \\w+){0,2} (?:zaidi|juu) ya";
/** Words before a sum that say who holds it. */
const heldWords =
  'have|nina|niko na|nikiwa na|tuna|tuko na|tukiwa na|got|pesa|ganji|doh|doo|hela|cash|chapaa|mkwanja|dough|nimebak\\w+|nimebaki na|tumebak\\w+|left with|remain\\w*|(?:ni|tu)(?:me|li)(?:pewa|tengewa|tengea|wekewa|achiwa|panga|pangiwa)|(?:client|boss|owner|landlord|wife|husband|mzee|mama|mteja|office|donor|committee|school|church|chama|harambee|kamati|kanisa|shule|sacco|family|familia|fundraiser|mume|mke|baba|dada|kaka|son|daughter|brother|sister|uncle|aunt)(?: \\w+)? (?:gave|given|sent|released|approved|authori[sz]ed|allowed|allocated|(?:ame|ali|wame|wali|ime|ili)\\w+)(?: me| us)?|set aside|saved|kakitu';
const atMost = new RegExp(`\\b(?:${atMostWords})\\b`);
export const held = new RegExp(`\\b(?:${heldWords})\\b`);

/** Words right behind a sum that say it is all there is to spend. */
const budgetAfter =
  /^(?:(?:is |was |ni )?(?:my |our |the |total |whole )?(?:budget|bajeti|limit|maximum|max|cap|kikomo)\b|nd(?:io|iyo|o) (?:budget|bajeti|niko|nina\w*|tuko|tuna\w*|pesa|kiasi|limit|yote)\b|is (?:what|all) (?:i|we) (?:have|got)\b|tops|pekee|all inclusive|total for|in total|all in\b|altogether|total budget|at most|or less|yangu ya|kwa ujumla|jumla|worth of\b|to spend\b)/;

/** "What can 30k buy", "elfu hamsini itanipa ngapi". */
const sumBuys =
  /^(?:(?:can |will |would )?(?:buy|get|cover|fetch)s?\b|ina?tosha|itatosha|zinatosha|(?:i|zi)ta(?:ni|tu)?(?:pa|letea|nunua|tosha)\b)/;

/** A sum with one of these behind it pays for one piece. */
const perUnit =
  /^(?:per|each|@|kila|apiece|\/(?! ))|^kwa (?:kila|mfuko|moja|kipande|piece|pc|bag|mita|kilo|tani)|^(?:a|one) (?:bag|piece|metre|sheet|roll|tonne|box|bar)/;

/** Whoever speaks of prices, debts or payments, names sums that are no budget. */
const pricesSpoken =
  /\b(?:sell\w*|sold|quot\w+|says?|said|charg\w+|anauza|wanauza|inauzwa|zinauzwa|anasema|amesema|anataka|ame-?quote|prices?|priced|bei|cost\w*|rates?|fair|cheap\w*|rahisi|ghali|paid|pay|nililipa|nimelipa|kulipa|loan\w*|lend|mkopo|refund|deposit|discount|mwingine|other|wanipa|alinipa|walinipa|ow(?:e|es|ed|ing)|debts?|deni|madeni)\b/;

/** Who says one of these wants goods, and a sum beside them is what is there for them. */
const wanting =
  /\b(?:need|want|buy|get me|find me|looking for|nataka|nahitaji|natafuta|nunua|nipatie|niletee|nipe|tunahitaji|tunataka|naeza pata|naweza pata|nitapata|napata|can i get|what can)\b/;

/** Words right before a sum that only say that it is rough, or what it is for. */
const aboutSum =
  /(?:^|[,.:–-]|\b(?:around|about|approx\w*|roughly|kama|karibu|say|like|for|kwa|ya|na|with))\s*$/;
/** What stands behind a sum that stands alone. */
const afterSum = /^(?:$|[,.;!?–-]|\n|hivi\b|tu\b|only\b|pekee\b|bob\b)/;
