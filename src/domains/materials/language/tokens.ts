/** A piece of a message. Numbers carry their value, sizes such as 30x60 their sides. */
export interface Token {
  readonly kind: 'word' | 'number' | 'size' | 'mark' | 'line';
  /** As it is read: lower case, respelt where it was misspelt. */
  readonly text: string;
  /** As it was written, where it was respelt. */
  readonly written?: string;
  readonly value?: number;
  /** The lower number of a range: the 20 of "20 to 30", whose value is 30. */
  readonly low?: number;
  readonly sides?: readonly number[];
  /** What the first side was said in: the "feet" of "12 feet by 8". */
  readonly sideUnit?: string;
  /** A number said by the hundred thousand or the million: a sum of money, as a rule. */
  readonly isSum?: true;
  /** Written with a capital letter where no sentence begins: a name, as a rule. */
  readonly isNamed?: true;
  /** Whether nothing stands between it and the token before it: "20" and "l" of "20L". */
  readonly isGlued: boolean;
  /** Where it stands in the message, for what is cut out of it. */
  readonly start: number;
  readonly end: number;
}

const thousands = /(\d),(?=\d{3}(?!\d))/g;

/** "Budget is 45 000": a space parts thousands where money is spoken of. */
const spacedThousands =
  /(?<=\b(?:ksh|kes|kshs|sh|shs|budget|bajeti|is|of|ni|than|under|below|max|limit)\.? )(\d{1,3}) (?=\d{3}(?:\s*(?:bob|sh|ksh|kes|\/|for|kwa|max|only|tu|total|,|\.|$)))/gi;

/** "50 000 blocks", "1 500 000": where the last three are noughts, they are the thousands of one number. */
const spacedNoughts = /(?<![a-z\d.,/]|[a-z\d] ?[x*-] ?)\d{1,3}(?: \d{3}){0,2} 000(?![\d.,/a-z])/gi;

/** "1,5 tonnes": a comma is decimal only where one or two digits and a measure follow. */
const decimalComma =
  /(?<![\d.,])(\d{1,3}),(\d{1,2})(?=\s?(?:tonnes?|tons?|tani|kgs?|kilos?|m|mita|metres?|meters?|mm|cm|inch(?:es)?|inchi|litres?|lita|l|hp|cubes?)\b)/g;

/** Some letters stand for a dozen when they are taken apart: no message is longer than this then. */
const longestPlain = 8000;

/** Somebody's phone, as Kenyans write one: how much of nothing. */
const phoneNumber = /(?<![\d.])(?:\+?254|0)[ -]?[17]\d{2}[ -]?\d{3}[ -]?\d{3}(?!\d)/g;

/** Accents, and letters without a width that come along from chats and papers: "5\u200B0 bags". */
const unseen = /\p{M}|\p{Default_Ignorable_Code_Point}/gu;

/** Lower case, plain letters, numbers without thousands separators; same length is not kept. */
export function plain(text: string): string {
  return text
    .replace(/(\d)\s?([½¼¾])/g, '$1 $2')
    .replace(/m²/g, ' sqm ')
    .replace(/m³/g, ' cubic ')
    .normalize('NFKD')
    .replace(unseen, '')
    .slice(0, longestPlain)
    .replace(/⁄/g, '/')
    .replace(phoneNumber, ' ')
    .replace(spacedThousands, '$1')
    .replace(spacedNoughts, (number) => number.replaceAll(' ', ''))
    .replace(/([a-z])-(?=ini\b)/gi, '$1 ')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(thousands, '$1')
    .replace(decimalComma, '$1.$2')
    .replace(
      /\b(\d*)(nos?|nr|pcs?|ft|kgs?|ltrs?|lts?|mm|approx|qty|rolls|bgs?)\.(?=\s|,|$)/g,
      '$1$2 ',
    )
    .replace(/\bbrick[ -]red\b/g, 'red')
    .replace(/\bt\s?&\s?g\b/g, 'tng')
    .replace(/\bt\s?&\s?e\b/g, 'twin earth')
    .replace(/\br\.c\.c\b/g, 'rcc')
    .replace(/\bw\.c\b\.?/g, 'wc')
    .replace(/\bb\.o\.q\b\.?/g, 'boq')
    .replace(/(\d)\s?sh\.?\b/g, '$1 shilling')
    .replace(/\/=|\/-/g, ' shilling ')
    .replace(
      /\bsq(?:uare)?\.?\s*(?:metres?|meters?|mtrs?|mita|m)\b|(?<![a-z])m2\b|\bmita (?:za )?mraba\b/g,
      ' sqm ',
    )
    .replace(/\bsq(?:uare)?\.?\s*(?:feet|foot|ft)\b/g, ' sqft ')
    .replace(/\bcu(?:bic)?\.?\s*(?:metres?|meters?|m)\b/g, ' cubic ')
    .replace(/\b(?:running|linear|lineal)\s+(?=f(?:ee|oo)t\b|ft\b|m\b|met)/g, '')
    .replace(/(\d)(sqm|sqft|cubic)/g, '$1 $2')
    .replace(/(?<![a-z])m3\b/g, ' cubic ')
    .replace(/(\d)[ -]?ish\b/g, '$1')
    .replace(/(\d)\s?(?:mm2|mm²|sqmm|sq\.?\s?mm)(?![a-z])/g, '$1 mm');
}

/** What a line of a request can hold. Larger numbers are read as no number: nobody means them. */
export const mostCounted = 999_999_999.999;

const piece = /(\n)|(\d+\/\d+(?!\d))|(\d+(?:\.\d+)?)|([a-z]+(?:'[a-z]+)*)|([^\sa-z0-9])/g;

/** "D.P.C.", "g.i". */
const initials = /\b[a-z](?:\.[a-z])+\b\.?/g;

/** Cuts a message into words, numbers, marks and line ends; "8way" and "Y12" are two glued tokens. */
export function tokenize(message: string): Token[] {
  const text = plain(message).replace(initials, (letters) => letters.replaceAll('.', ''));
  const tokens: Token[] = [];
  for (const match of text.matchAll(piece)) {
    const [whole, line, fraction, number, word] = match;
    const start = match.index;
    const end = start + whole.length;
    const at = { start, end, isGlued: start > 0 && tokens.at(-1)?.end === start };
    if (line) tokens.push({ kind: 'line', text: '\n', ...at });
    else if (number && Number(number) > mostCounted)
      tokens.push({ kind: 'mark', text: whole, ...at });
    else if (fraction)
      pushFraction(tokens, { kind: 'number', text: fraction, value: ratio(fraction), ...at });
    else if (number) tokens.push({ kind: 'number', text: number, value: Number(number), ...at });
    else if (word) tokens.push({ kind: 'word', text: word, ...at });
    else tokens.push({ kind: 'mark', text: whole, ...at });
  }
  return tokens;
}

/** "1 1/2" is one number. */
function pushFraction(tokens: Token[], fraction: Token): void {
  const whole = tokens.at(-1);
  const isMixed =
    whole?.kind === 'number' && Number.isInteger(whole.value) && (whole.value ?? 0) < 10;
  if (!isMixed || !whole || whole.end + 1 !== fraction.start) {
    tokens.push(fraction);
    return;
  }
  tokens.pop();
  const value = (whole.value ?? 0) + (fraction.value ?? 0);
  tokens.push({ ...whole, text: String(value), value, end: fraction.end });
}

function ratio(fraction: string): number {
  const [above = 0, below = 1] = fraction.split('/').map(Number);
  const value = below === 0 ? 0 : above / below;
  return value <= mostCounted ? value : 0;
}

const times = new Set(['x', '×', '*', 'by', 'kwa']);
/** What follows the second number of "6 x 20L" makes it a multiplication, not a size. */
const notSides = new Set(
  'l lt ltr ltrs litre litres liter lita kg kgs kilo ml w a amp hp'.split(' '),
);
const lengths = new Set(
  "ft feet foot futi fut inch inches in mm cm m metre metres meter meters mita '".split(' '),
);

/**
 * Joins "30x60", "8 by 4", "12 feet by 8" and "600x600x50" into one size. "6 x 20L" and "3m x 95"
 * stay apart: they say how many.
 */
export function joinSizes(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const size = sizeAt(tokens, at);
    const token = tokens[at];
    if (size) {
      joined.push(size.token);
      at = size.next;
    } else {
      if (token) joined.push(token);
      at += 1;
    }
  }
  return joined;
}

function sizeAt(tokens: readonly Token[], at: number): { token: Token; next: number } | null {
  const first = tokens[at];
  if (first?.kind !== 'number' || first.value === undefined) return null;
  let next = at + 1;
  const unit = lengths.has(tokens[next]?.text ?? '') ? tokens[next]?.text : undefined;
  if (unit !== undefined) next += 1;
  const joint = tokens[next];
  const second = tokens[next + 1];
  if (!joint || !times.has(joint.text) || second?.kind !== 'number') return null;
  const after = tokens[next + 2];
  if (notSides.has(after?.text ?? '')) return null;
  // "saba kwa nne" is a size, "2 kwa 500" a price.
  const isTile = [first.value, second.value ?? 0].every((side) =>
    [20, 25, 30, 40, 60, 120].includes(side),
  );
  if (joint.text === 'kwa' && !isTile && Math.max(first.value, second.value ?? 0) > 12) return null;
  if (unit !== undefined && joint.text !== 'by' && after?.text !== unit) return null;
  if (unit === 'm' && after?.text !== 'm') return null;
  const sides = [first.value, second.value ?? 0];
  if (
    Math.max(...sides) > 2400 ||
    (joint.text !== 'by' &&
      joint.text !== 'kwa' &&
      (unit === undefined || after?.text !== unit) &&
      isCount(first, joint, second))
  )
    return null;
  next += 2;
  const again = tokens[next];
  const third = tokens[next + 1];
  if (again?.isGlued && times.has(again.text) && third?.kind === 'number' && third.isGlued) {
    sides.push(third.value ?? 0);
    next += 2;
  }
  const text = sides.map(String).join('x');
  const end = tokens[next - 1]?.end ?? first.end;
  const own = unit === undefined ? {} : { sideUnit: unit };
  return { token: { ...first, kind: 'size', text, sides, end, ...own }, next };
}

/** "150 x 4" written apart, and far from each other in size, is a count. */
const isCount = (first: Token, joint: Token, second: Token) =>
  !joint.isGlued && !second.isGlued && Math.max(first.value ?? 0, second.value ?? 0) > 12;
