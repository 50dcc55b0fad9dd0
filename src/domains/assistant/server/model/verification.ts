import { readNumberWords } from '../../understanding/number-words.ts';
import { type Token, tokenize } from '../../understanding/tokens.ts';
import { businessWords, hideContacts, supplierLabel } from './redaction.ts';

/**
 * What the model writes is shown only where everything in it that could mislead came from code: its
 * numbers, its suppliers and their order. What it cannot do, it may not say that it did.
 */

/** A number and what it is of: an amount is no count, and a share is neither. */
type Kind = 'money' | 'percent' | 'plain';
interface Figure {
  readonly kind: Kind;
  readonly value: number;
  readonly isWord: boolean;
}

const currency = new Set([
  'ksh',
  'kes',
  'sh',
  'shs',
  'kshs',
  'shilling',
  'shillings',
  'shilingi',
  'bob',
]);
const percent = new Set(['%', 'percent', 'asilimia']);
const factors: Readonly<Record<string, number>> = {
  k: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  mil: 1_000_000,
};

/** Every number of a text, in digits or in words. */
function figuresOf(text: string): Figure[] {
  const written = text
    .replace(supplierLabel, ' ')
    .replace(/(\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1');
  const tokens = readNumberWords(tokenize(written)).filter((token) => token.kind !== 'line');
  return tokens.flatMap((token, at) => figuresAt(tokens, token, at));
}

function figuresAt(tokens: readonly Token[], token: Token, at: number): Figure[] {
  // "four two" may be timber or 42: neither is said by somebody who means well.
  const sides = token.kind === 'size' ? (token.sides ?? []) : [];
  if (sides.length > 0) return sides.map((value) => ({ kind: 'plain', value, isWord: false }));
  if (token.kind !== 'number' || token.value === undefined) return [];
  const before = (tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1])?.text ?? '';
  const next = tokens[at + 1];
  const isMoney = currency.has(before) || currency.has(next?.text ?? '');
  const factor = next?.isGlued && (isMoney || next.text === 'k') ? (factors[next.text] ?? 1) : 1;
  const isPercent = percent.has(before) || percent.has(next?.text ?? '');
  return [
    {
      kind: isPercent ? 'percent' : isMoney ? 'money' : 'plain',
      value: token.value * factor,
      isWord: token.end - token.start !== token.text.length,
    },
  ];
}

/** The numbers that code gave, by what they are of. */
export class GivenFigures {
  readonly #known = new Set<string>();

  /** Takes every number of the text. */
  addText(text: string): void {
    for (const { kind, value } of figuresOf(text)) this.#known.add(`${kind} ${value}`);
  }

  /** Amounts in shillings, as decimal texts. */
  addMoney(amounts: readonly string[]): void {
    for (const amount of amounts) this.#known.add(`money ${Number(amount)}`);
  }

  addCounts(counts: readonly number[]): void {
    for (const count of counts) this.#known.add(`plain ${count}`);
  }

  /** Whether all numbers of a text were given; amounts may be written without their currency. */
  hasAllOf(text: string): boolean {
    return figuresOf(text).every(({ kind, value, isWord }) => {
      if (isWord && value === 1 && kind === 'plain') return true;
      if (this.#known.has(`${kind} ${value}`)) return true;
      return kind === 'plain' && this.#known.has(`money ${value}`);
    });
  }
}

const done =
  'sent|paid|placed|received|cancelled|canceled|awarded|accepted|booked|notified|confirmed|processed|approved|charged|refunded|ordered(?!\\s+by)';
const doings =
  'tum(?:a|wa)|lip(?:a|wa|ia|iwa)|agiz(?:a|wa|ia|iwa)|wek(?:a|wa|ea|ewa)|ghairi(?:wa)?|fut(?:a|wa)|kubali(?:wa)?|poke(?:a|lewa)|thibitish(?:a|wa)|wasilish(?:a|wa)|nunu(?:a|liwa)';
const objects = 'ku|m|wa|zi|i|li|ya|vi|ki';
/** Acts of the speaker: none is the model's. */
const ownActs = [
  /\b(?:i|we)(?:'ve| have| just| already| will| 'll|'ll)*\s+(?:sent|send|ordered|order|paid|pay|booked|book|placed|cancelled|cancel|deleted|delete|awarded|award|accepted|accept|confirmed|notified|messaged|called)\b/i,
  new RegExp(
    String.raw`\b(?:ni|tu)(?:me|mesha|mekwisha|li|lisha|ta)(?:(?:${objects})?(?:${doings})|(?:${objects})tumi(?:a|wa))\b`,
    'i',
  ),
];
/** What was done, whoever did it: said of orders by code alone. The last word is what was done. */
const deeds = [
  new RegExp(
    String.raw`\b(?:has|have|had|was|were|is|are|been|being|got)\s+(?:\w+\s+){0,2}?(?:${done})\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:order|payment|deposit|request|rfq|money|award|invoice|lpo|booking)s?\s+(?:\w+\s+){0,2}?(?:${done}|made|completed?|successful)\b`,
    'gi',
  ),
  /\b(?:i|li|ya|zi|ki|vi|u|wa|a)(?:me|mesha|mekwisha|li|lisha|ta)(?:tum(?:wa|iwa)|lip(?:wa|iwa)|agiz(?:wa|iwa)|wek(?:wa|ewa)|ghairiwa|futwa|kubaliwa|pokelewa|thibitishwa|wasilishwa|nunuliwa)\b/gi,
];
/** A domain may end in anything; a number with decimals and a size are none. */
const link = /[\p{L}\d-]\.\p{L}{2,}|\(?\bdot\b\)?\s+\p{L}{2,}/iu;
/** Digits that are not read as numbers here, and what is not seen at all. */
const odd = /(?![0-9²³])\p{N}|\p{Cf}/u;
const businesses = [...businessWords]
  // As in building lime.
  .filter((word) => word !== 'building')
  .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
/** "Simba Hardware": suppliers are named by their labels. */
const businessName = new RegExp(String.raw`\p{Lu}[\p{L}'&-]*\s+(?:${businesses.join('|')})\b`, 'u');
const otherLabel = /\[(?!SUPPLIER_\d+\])[^\]]*\]/;
const markup = /<\/?[a-z!][^>]*>|\]\(|```|!\[|^#{1,6}\s/im;
export const longestReply = 1_500;

/** What a reply is held against. */
export interface Given {
  readonly figures: GivenFigures;
  /** Numbers of the suppliers' labels, each list best first. */
  readonly rankings: readonly (readonly number[])[];
  /** What these labels stand for: never written out. */
  readonly names: readonly string[];
  /** What code said of the person's own orders and requests, in small letters. */
  readonly states: string;
}

/**
 * Why a reply, or what was written of it so far, may not be shown; null where it may.
 * Suppliers stand in it as labels.
 */
export function flawOf(reply: string, { figures, rankings, names, states }: Given): string | null {
  if (reply.length > longestReply) return 'too long';
  if (markup.test(reply)) return 'markup';
  if (otherLabel.test(reply)) return 'unknown label';
  if (link.test(reply) || hideContacts(reply) !== reply) return 'contact';
  if (claimsAnAct(reply, states)) return 'claims an act';
  if (businessName.test(reply) || names.some((name) => name !== '' && reply.includes(name)))
    return 'suppliers';
  if (!isInOrder(reply, rankings)) return 'suppliers';
  return !odd.test(reply) && figures.hasAllOf(reply) ? null : 'numbers';
}

function claimsAnAct(reply: string, states: string): boolean {
  if (ownActs.some((act) => act.test(reply))) return true;
  const claimed = deeds.flatMap((deed) => reply.toLowerCase().match(deed) ?? []);
  return claimed.some((words) => !states.includes(words.split(/\s+/).at(-1) ?? words));
}

/** Whether only known suppliers are named, the best of a list first and none before a better one. */
function isInOrder(reply: string, rankings: Given['rankings']): boolean {
  const named = [
    ...new Set([...reply.matchAll(supplierLabel)].map(([, digits]) => Number(digits))),
  ];
  if (named.some((number) => !rankings.some((ranking) => ranking.includes(number)))) return false;
  return rankings.every((ranking) => {
    const places = named.flatMap((number) => {
      const place = ranking.indexOf(number);
      return place < 0 ? [] : [place];
    });
    if (places.length === 0) return true;
    return (
      places[0] === 0 && places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
    );
  });
}
