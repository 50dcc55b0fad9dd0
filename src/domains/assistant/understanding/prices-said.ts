import type { Token } from '../../materials/language/public.ts';
import { unitOf } from '../../materials/language/public.ts';

const priceWords = new Set(
  'price prices priced pricing bei rate rates cost costs gharama charge charges'.split(' '),
);
/** What leads from a word of price to its sum. */
const links = new Set(
  'to at ni is was were be by : = iwe kwa hadi mpaka from under below above over exceed exceeding pass isizidi isipite isivuke isifike'.split(
    ' ',
  ),
);
/** "chini ya 700", "zaidi ya 700", "less than 700". */
const comparisons = new Set(['chini', 'zaidi', 'juu', 'less', 'more']);
const ends = new Set(['\n', '?', '!', ';', '.']);

const leastPrice = 10;
const leastJudged = 100;
/** "at 3" is an hour, "at 600" is a price. */
const leastAt = 25;

const judgedPrice =
  /\b(?:is|ni) (?:that|this|it|hiyo|hii) (?:a |an )?(?:good|fair|okay|ok|sawa|poa|bei)/;
const judged =
  /\b(?:good|fair|okay|ok|expensive|cheap|reasonable|too (?:much|high|low)|overpriced|steep|worth|market|ghali|sawa|poa|nafuu|rahisi|juu)\b/;
const wantsGoods = /\b(?:need|want|order|nataka|nahitaji|natafuta|niletee|nipatie|weka)\b/;
const asking = new Set(['is', 'ni', 'je', 'kuuziwa', 'paying', 'pay', 'quoted', 'charged', 'at']);

const isBare = (tokens: readonly Token[], at: number) => {
  const after = tokens[at + 1];
  return after?.text !== '%' && unitOf(after?.text ?? '', true) === null;
};

/** The number stands at the end of "price … to", "bei ya … ni", "bei … chini ya". */
function isNamedPrice(tokens: readonly Token[], at: number): boolean {
  const link = tokens[at - 1]?.text ?? '';
  const isCompared = ['ya', 'than'].includes(link) && comparisons.has(tokens[at - 2]?.text ?? '');
  if (!isCompared && !links.has(link)) return false;
  for (let back = at - 1; back >= Math.max(0, at - 9); back -= 1) {
    const { text = '' } = tokens[back] ?? {};
    if (ends.has(text) || text === ',') return false;
    if (priceWords.has(text)) return true;
  }
  return false;
}

/** "cement at 640", unlike "at 640 Riverside": nothing but an end or a place's joint is behind it. */
function isAskedAt(tokens: readonly Token[], at: number): boolean {
  if (!['at', '@'].includes(tokens[at - 1]?.text ?? '')) return false;
  const after = tokens[at + 1];
  const rest = tokens.slice(at + 1, at + 5).map(({ text }) => text);
  return (
    judgedPrice.test(rest.join(' ')) ||
    after === undefined ||
    after.kind !== 'word' ||
    ['in', 'each', 'per', 'for', 'kwa'].includes(after.text)
  );
}

function sentenceAround(tokens: readonly Token[], at: number): readonly Token[] {
  let [from, to] = [at, at];
  while (from > 0 && !ends.has(tokens[from - 1]?.text ?? '')) from -= 1;
  while (to < tokens.length && !ends.has(tokens[to]?.text ?? '')) to += 1;
  return tokens.slice(from, Math.min(to, from + 24));
}

/** "is 780 for simba good", "850 ya simiti ni sawa?": a number whose fairness is asked about. */
function isJudged(tokens: readonly Token[], at: number): boolean {
  const isLed = asking.has(tokens[at - 1]?.text ?? '');
  const isBefore = ['for', 'kwa', 'ya'].includes(tokens[at + 1]?.text ?? '');
  if (!isLed && !isBefore) return false;
  const words = sentenceAround(tokens, at);
  const text = words.map((token) => token.text).join(' ');
  return judged.test(text) && !wantsGoods.test(text);
}

/** The positions of numbers that are prices without a currency: none of them counts anything. */
export function pricesSaid(tokens: readonly Token[]): ReadonlySet<number> {
  const positions = new Set<number>();
  tokens.forEach(({ kind, value = 0 }, at) => {
    if (kind !== 'number' || value < leastPrice || !Number.isFinite(value)) return;
    if (!isBare(tokens, at)) return;
    const isPrice =
      isNamedPrice(tokens, at) ||
      (value >= leastAt && isAskedAt(tokens, at)) ||
      (value >= leastJudged && isJudged(tokens, at));
    if (isPrice) positions.add(at);
  });
  return positions;
}
