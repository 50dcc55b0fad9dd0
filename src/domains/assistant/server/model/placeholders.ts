import { formatMoney, formatUnitPrice } from '../../../../shared/money.ts';
import type { Figure } from '../../figure-schema.ts';
import type { ComparisonAnswer, SupplierMatchAnswer } from '../../schema.ts';
import type { Words } from '../figured-words.ts';
import { hideContacts, type Redaction, wholeName } from './redaction.ts';

/** `{f1}` is a figure, `{s1}` a supplier, `{n1}` what somebody called a product or a request. */
export const placeholder = /\{([fsn])(\d+)\}/g;
export const supplierPlaceholder = /\{s(\d+)\}/g;

const number = /\d{4}-\d\d-\d\d|\d{1,2} \p{L}{3,9} \d{4}|(?:KSh\s?)?\d[\d,]*(?:\.\d+)?(?:\s?%)?/gu;
const isMoney = (text: string) => text.includes('KSh');

interface KnownFigure {
  readonly text: string;
  /** Null for one that is not of a quotation. */
  readonly figure: Figure | null;
  /** Numbers of the suppliers whose figure it is; none where it is nobody's. */
  readonly owners: Set<number>;
}

/**
 * All that code gave for one reply, and what stands for it in what the model reads and writes. Code
 * alone fills it in, so that a reply has no figure and no name that is not code's.
 */
export class Placeholders {
  readonly #redaction: Redaction;
  readonly #figures: KnownFigure[] = [];
  readonly #figureKeys = new Map<string, number>();
  readonly #names: string[] = [];
  /** Placeholders that the model was not told the meaning of yet. */
  readonly #untold = new Map<string, string>();
  /** Numbers of suppliers, each list best first. */
  readonly rankings: number[][] = [];
  /** What code wrote, in small letters. */
  words = '';
  /** What code said of the person's own orders and requests, in small letters. */
  states = '';

  constructor(redaction: Redaction) {
    this.#redaction = redaction;
  }

  /** @param names best first */
  rank(names: readonly string[]): string[] {
    if (names.length === 0) return [];
    const numbers = this.#redaction.rank(names);
    this.rankings.push(numbers);
    return numbers.map((at) => `{s${at}}`);
  }

  /** What stands for a text with a number; `owners` are numbers of suppliers. */
  figure(text: string, owners: readonly number[] = [], figure: Figure | null = null): string {
    const key = figure === null ? text : JSON.stringify([text, figure.how, figure.sources]);
    const known = this.#figureKeys.get(key);
    const at = known ?? this.#figures.push({ text, figure, owners: new Set() }) - 1;
    this.#figureKeys.set(key, at);
    for (const owner of owners) this.#figures[at]?.owners.add(owner);
    const written = `{f${at + 1}}`;
    if (known === undefined) {
      const of = owners.map((owner) => `{s${owner}}`).join(', ');
      const terms = figure ? ` ${[...new Set(figure.sources.map(({ term }) => term))].join()}` : '';
      this.#untold.set(written, `${text}${terms}${of && ` of ${of}`}`);
    }
    return written;
  }

  /** What stands for a figure with its sources. */
  sourced(figure: Figure): string {
    const names = figure.sources.flatMap(({ supplierName }) => supplierName ?? []);
    return this.figure(figure.text, this.#redaction.rank([...new Set(names)]), figure);
  }

  /** What stands for a name that somebody gave; null for one with a price or a contact in it. */
  name(name: string): string | null {
    const plain = name.normalize('NFKC');
    const isOdd = hideContacts(plain) !== plain || /\b(?:ksh|kes|shs?|bob)\b|\/=/i.test(plain);
    if (isOdd || name.trim().length < shortestName) return null;
    const known = this.#names.indexOf(name);
    const at = known < 0 ? this.#names.push(name) - 1 : known;
    const written = `{n${at + 1}}`;
    if (known < 0) this.#untold.set(written, this.#redaction.hideListed(name));
    return written;
  }

  /** A text of code as the model may read it, with placeholders for all figures and names. */
  cover(text: string | Words): string {
    const pieces = typeof text === 'string' ? [text] : text;
    const covered = pieces
      .map((piece) => (typeof piece === 'string' ? this.#coverText(piece) : this.sourced(piece)))
      .join('');
    this.words += ` ${covered.toLowerCase()}`;
    return covered;
  }

  /** The same of what code says of the person's own orders and requests. */
  coverStates(text: string): string {
    const covered = this.cover(text);
    this.states += ` ${covered.toLowerCase()}`;
    return covered;
  }

  #coverText(text: string): string {
    const { suppliers } = this.#redaction;
    // The longest first, since a supplier's name may hold a material's.
    const names = [...this.#names, ...suppliers]
      .filter((name) => name !== '')
      .toSorted((a, b) => b.length - a.length)
      .map(wholeName);
    const known = new RegExp(['"([^"]*)"', ...names, placeholder.source].join('|'), 'gu');
    const named = text.replace(known, (one, quoted?: string) => {
      if (quoted !== undefined) return `"${this.name(quoted) ?? ''}"`;
      if (this.#names.includes(one)) return this.name(one) ?? '';
      // What looks like a placeholder and is nobody's name was typed by somebody.
      return suppliers.includes(one) ? `{s${suppliers.indexOf(one) + 1}}` : '';
    });
    return sentencesOf(this.#redaction.hide(named))
      .flatMap(partsBySupplier)
      .map((part) => {
        const owners = suppliersIn(part);
        return part.replace(new RegExp(`${placeholder.source}|${number.source}`, 'gu'), (one) =>
          one.startsWith('{') ? one : this.figure(one, isMoney(one) ? owners : []),
        );
      })
      .join('');
  }

  /** Suppliers and what they list, best first: no ids. */
  offers(matches: readonly SupplierMatchAnswer[]) {
    const suppliers = this.rank(matches.map(({ supplierName }) => supplierName));
    return matches.map(({ matchScore, reasons, products }, at) => {
      const supplier = suppliers[at] ?? '';
      const owners = suppliersIn(supplier);
      return {
        supplier,
        match: this.figure(`${matchScore} %`, owners),
        products: products.flatMap(({ name, price, unit }) => ({
          name: this.name(name),
          price: this.figure(formatUnitPrice(price), owners),
          unit: this.cover(unit),
        })),
        reasons: reasons.map((reason) => this.cover(reason)),
      };
    });
  }

  /** @param known the figures of the quotations that it shows */
  comparison({ title, quotations, split, mix }: ComparisonAnswer, known: readonly Figure[]) {
    const suppliers = this.rank(quotations.map(({ supplierName }) => supplierName));
    const ofOne = known.filter(({ how, sources }) => how === 'sum' && sources.length === 1);
    return {
      request: this.name(title),
      quotations: quotations.map(({ quotationId, state }, at) => ({
        supplier: suppliers[at],
        state,
        figures: ofOne
          .filter(({ sources }) => sources[0]?.quotationId === quotationId)
          .map((figure) => this.sourced(figure)),
      })),
      // In a split nobody is better than another.
      shares: [...(mix?.shares ?? []), ...(split?.shares ?? [])].flatMap(
        ({ supplierName, total }) => {
          const [supplier = ''] = this.rank([supplierName]);
          return { supplier, total: this.figure(formatMoney(total), suppliersIn(supplier)) };
        },
      ),
    };
  }

  /** What the placeholders mean that were given since this was last asked. */
  legend(): Readonly<Record<string, string>> {
    const told = Object.fromEntries(this.#untold);
    this.#untold.clear();
    return told;
  }

  has(kind: string, at: number): boolean {
    if (kind === 's') return this.#redaction.supplierOf(at) !== null;
    return (kind === 'f' ? this.#figures : this.#names)[at - 1] !== undefined;
  }

  /** Names that are written as placeholders alone. */
  get suppliers(): readonly string[] {
    return this.rankings.flat().flatMap((at) => this.#redaction.supplierOf(at) ?? []);
  }

  get hasQuotations(): boolean {
    return this.#figures.some(({ figure }) => figure !== null);
  }

  /** The figures of a part of a reply. */
  figuresIn(part: string): { readonly isMoney: boolean; readonly owners: ReadonlySet<number> }[] {
    return [...part.matchAll(placeholder)].flatMap(([, kind, at]) => {
      const figure = kind === 'f' ? this.#figures[Number(at) - 1] : undefined;
      return figure ? { isMoney: isMoney(figure.text), owners: figure.owners } : [];
    });
  }

  /** A reply with what its placeholders stand for. */
  fill(reply: string): Words {
    return reply
      .split(/(\{[fsn]\d+\})/)
      .filter((piece) => piece !== '')
      .map((piece) => {
        const [, kind, digits] = new RegExp(`^${placeholder.source}$`).exec(piece) ?? [];
        const at = Number(digits);
        if (kind === 's') return this.#redaction.supplierOf(at) ?? piece;
        if (kind === 'n') return this.#names[at - 1] ?? piece;
        const known = kind === 'f' ? this.#figures[at - 1] : undefined;
        return known ? (known.figure ?? known.text) : piece;
      });
  }
}
const shortestName = 3;

export const suppliersIn = (text: string) =>
  [...text.matchAll(supplierPlaceholder)].map(([, digits]) => Number(digits));

/**
 * A sentence cut so that each figure stands with one supplier: behind it where a supplier comes first
 * ("A asks 1,250 and B 1,300"), before it where a figure does ("1,250 at A, 1,300 at B").
 */
export function partsBySupplier(sentence: string): string[] {
  if (suppliersIn(sentence).length < 2) return [sentence];
  const [first = ''] = sentence.split(/\{s\d+\}/, 1);
  const ends = [...sentence.matchAll(supplierPlaceholder)].map(({ 0: label, index }) =>
    /\{f|(?<!\{n\d*)\d/.test(first) ? index + label.length : index,
  );
  return [0, ...ends].map((start, at) => sentence.slice(start, ends[at])).filter(Boolean);
}

/** With the space behind each, so that they come to the whole text again. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?]\s+|\n)/);
