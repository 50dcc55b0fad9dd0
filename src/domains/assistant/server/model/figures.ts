import { readNumberWords } from '../../understanding/number-words.ts';
import { type Token, tokenize } from '../../understanding/tokens.ts';
import { supplierLabel } from './redaction.ts';

/** A number and what it is of: an amount is no count, and a share is neither. */
type Kind = 'money' | 'percent' | 'plain';
export interface Figure {
  readonly kind: Kind;
  readonly value: number;
  readonly isWord: boolean;
  /** Whether it stands where a price is said, as in "costs 3" and "3 a bag". */
  readonly isPrice: boolean;
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
const beforePrice =
  /^(?:costs?|cost|price[ds]?|bei|asks?|charges?|sells?|pays?|worth|gharama|inagharimu|huuzwa|inauzwa|lipa)$/;
const afterPrice = /^(?:a|an|per|each|apiece|kila|only|tu|@)$/;
/** What a price may be away from the word that speaks of it: "the price is about 3". */
const reach = 3;

/** Every number of a text, in digits or in words; suppliers' labels are none. */
export function figuresOf(text: string): Figure[] {
  const written = text
    .replace(supplierLabel, ' ')
    .replace(/(\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1');
  const tokens = readNumberWords(tokenize(written)).filter((token) => token.kind !== 'line');
  return tokens.flatMap((token, at) => figuresAt(tokens, token, at));
}

function figuresAt(tokens: readonly Token[], token: Token, at: number): Figure[] {
  // "four two" may be timber or 42: neither is said by somebody who means well.
  const sides = token.kind === 'size' ? (token.sides ?? []) : [];
  if (sides.length > 0)
    return sides.map((value) => ({ kind: 'plain', value, isWord: false, isPrice: false }));
  if (token.kind !== 'number' || token.value === undefined) return [];
  const before = (tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1])?.text ?? '';
  const next = tokens[at + 1];
  const isMoney = currency.has(before) || currency.has(next?.text ?? '');
  const factor = next?.isGlued && (isMoney || next.text === 'k') ? (factors[next.text] ?? 1) : 1;
  const isPercent = percent.has(before) || percent.has(next?.text ?? '');
  const ahead = tokens.slice(Math.max(0, at - reach), at);
  return [
    {
      kind: isPercent ? 'percent' : isMoney ? 'money' : 'plain',
      value: token.value * factor,
      isWord: token.end - token.start !== token.text.length,
      isPrice:
        ahead.some(({ text }) => beforePrice.test(text)) || afterPrice.test(next?.text ?? ''),
    },
  ];
}

/** Written so, a number is not the one that its digits say. */
const scaled =
  /\d\s*(?:thousand|million|billion|hundred|mn|bn|mil|lakh|laki|elfu|mia|milioni|k)\b|\b(?:thousand|million|lakh|laki|elfu|mia|milioni)s?\s*\d|\b(?:ksh|kes|shs?)\.?\s*[\d.,]+\s*m\b|(?:^|\s)[-\u2212\u2013]\d/i;

/** The numbers that code gave, by what they are of, and the suppliers whose prices they are. */
export class GivenFigures {
  readonly #known = new Set<string>();
  /** Numbers of labels by amount. */
  readonly #owners = new Map<number, Set<number>>();

  /** Takes every number of a text that code wrote, an amount beside a label as that supplier's. */
  addText(text: string): void {
    for (const part of sentencesOf(text).flatMap(partsByLabel)) {
      const labels = labelsIn(part);
      for (const { kind, value } of figuresOf(part)) {
        this.#known.add(`${kind} ${value}`);
        if (kind === 'money') for (const label of labels) this.#own(value, label);
      }
    }
  }

  /** Takes sizes and counts of what somebody called a thing or a request: no price is given by a name. */
  addName(text: string): void {
    for (const { kind, value } of figuresOf(text))
      if (kind === 'plain') this.#known.add(`plain ${value}`);
  }

  /** What the supplier of a label asks, as it is shown: "KSh 1,250". */
  addPrice(label: number, price: string): void {
    for (const { kind, value } of figuresOf(price)) {
      if (kind !== 'money') continue;
      this.#known.add(`money ${value}`);
      this.#own(value, label);
    }
  }

  #own(amount: number, label: number): void {
    this.#owners.set(amount, (this.#owners.get(amount) ?? new Set()).add(label));
  }

  addCounts(counts: readonly number[]): void {
    for (const count of counts) this.#known.add(`plain ${count}`);
  }

  /** Whether all numbers of a text were given; amounts may be written without their currency. */
  hasAllOf(text: string): boolean {
    if (scaled.test(text)) return false;
    return sentencesOf(text)
      .flatMap(partsByLabel)
      .every((part) => {
        const labels = labelsIn(part);
        return figuresOf(part).every((figure) => this.#isGiven(figure, labels));
      });
  }

  #isGiven({ kind, value, isWord, isPrice }: Figure, labels: readonly number[]): boolean {
    if (isWord && value === 1 && kind === 'plain') return true;
    if (kind !== 'money' && !isPrice && this.#known.has(`${kind} ${value}`)) return true;
    if (kind === 'percent') return this.#known.has(`percent ${value}`);
    if (!this.#known.has(`money ${value}`)) return false;
    // A sum, a budget or the trade's price is nobody's: beside a label it would be that supplier's.
    const owners = this.#owners.get(value);
    return labels.length === 0 || labels.some((label) => owners?.has(label) ?? false);
  }
}

const labelsIn = (text: string) =>
  [...text.matchAll(supplierLabel)].map(([, digits]) => Number(digits));

/**
 * A sentence cut so that each amount stands with one supplier: behind its name where a name comes first
 * ("A asks 1,250 and B 1,300"), before it where an amount does ("1,250 at A, 1,300 at B").
 */
export function partsByLabel(sentence: string): string[] {
  if (labelsIn(sentence).length < 2) return [sentence];
  const [first = ''] = sentence.split(supplierLabel, 1);
  const ends = [...sentence.matchAll(supplierLabel)].map(({ 0: label, index }) =>
    /\d/.test(first) ? index + label.length : index,
  );
  return [0, ...ends].map((start, at) => sentence.slice(start, ends[at])).filter(Boolean);
}

export const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/);
