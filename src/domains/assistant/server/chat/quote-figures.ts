import { countWords, fill } from '../../../../messages/index.ts';
import { formatEnd } from '../../../../shared/dates.ts';
import { formatMoney, toCents } from '../../../../shared/money.ts';
import {
  type ComparisonAnswer as FullComparison,
  toSplitOffer,
} from '../../../quotations/comparison-schema.ts';
import { type Choice, orderedQuantity } from '../../../quotations/split-rules.ts';
import type { Copy } from '../../copy/copy.ts';
import {
  type Figure,
  type FigureLine,
  type FigureSource,
  type FigureTerm,
  mostSourceLines,
} from '../../figure-schema.ts';
import { priceOfOne } from './item-names.ts';
import { supplierOf } from './supplier-names.ts';

export type Quotation = FullComparison['quotations'][number];
type Line = FullComparison['lines'][number];
type Offer = Line['offers'][number];

/** A line of a quotation as it is stored: also of what is not asked for any more. */
export interface QuotedLine {
  readonly id: string;
  readonly quotationId: string;
  readonly rfqItemId: string;
}

/** The figures that a comparison has, each with the quotations, lines and terms it is computed from. */
export class QuoteFigures {
  readonly #full: FullComparison;
  readonly #copy: Copy;
  readonly #asked: ReadonlyMap<string, Line>;
  readonly #stored: ReadonlyMap<string, readonly QuotedLine[]>;
  /** By quotation and RFQ line, of the quotations that were looked at: others may have 100,000 lines. */
  readonly #lines = new Map<string, ReadonlyMap<string, FigureLine>>();

  constructor(full: FullComparison, stored: readonly QuotedLine[], copy: Copy) {
    this.#full = full;
    this.#copy = copy;
    this.#asked = new Map(full.lines.map((line) => [line.rfqItem.id, line]));
    this.#stored = Map.groupBy(stored, ({ quotationId }) => quotationId);
  }

  /** The stored line of a quotation for one that was asked for. */
  lineOf(quotationId: string, rfqItem: FullComparison['lines'][number]['rfqItem']): FigureLine {
    const { id, lineNo } = rfqItem;
    return this.#byItem(quotationId).get(id) ?? { rfqItemId: id, quotationItemId: null, lineNo };
  }

  total(quotation: Quotation): Figure {
    return sumOf(formatMoney(quotation.landedTotal), this.#whole(quotation, 'total'));
  }

  /** How far two totals are apart. */
  totalDifference(one: Quotation, other: Quotation): Figure {
    const apart = toCents(one.landedTotal) - toCents(other.landedTotal);
    const sources = [this.#whole(one, 'total'), this.#whole(other, 'total')];
    return { text: formatMoney(apart < 0n ? -apart : apart), how: 'difference', sources };
  }

  /** The price of an offer with its unit. */
  unitPrice({ rfqItem }: Line, offer: Offer): Figure {
    const { unitPrice, unit, quotationId } = offer;
    const text = priceOfOne(unitPrice, unit ?? this.#copy.each, this.#copy);
    return sumOf(text, this.#source('unitPrice', offer, [this.lineOf(quotationId, rfqItem)]));
  }

  /** An offer with its part of delivery and VAT. What is paid once for all lines is shared by them. */
  lineTotal({ rfqItem }: Line, offer: Offer): Figure {
    const own = this.lineOf(offer.quotationId, rfqItem);
    const quotation = this.#full.quotations.find((one) => one.quotationId === offer.quotationId);
    const isShared =
      quotation?.deliveryTerms === 'per_order' && toCents(quotation.deliveryCost) > 0n;
    const all = isShared ? this.#linesOf(offer) : [own];
    const lines = [own, ...all.filter((line) => line.rfqItemId !== rfqItem.id)];
    const named = this.#source('lineTotal', offer, lines.slice(0, mostSourceLines));
    return sumOf(formatMoney(offer.landedTotal), { ...named, lineCount: lines.length });
  }

  days(quotation: Quotation, days: number): Figure {
    return sumOf(this.#daysWords(days), this.#source('deliveryTime', quotation));
  }

  /** How far two lead times are apart. */
  daysBetween(one: Quotation, other: Quotation): Figure {
    const days = Math.abs((one.deliveryTime ?? 0) - (other.deliveryTime ?? 0));
    const sources = [this.#source('deliveryTime', one), this.#source('deliveryTime', other)];
    return { text: this.#daysWords(days), how: 'difference', sources };
  }

  /** "2 of 3 lines"; of a request with one line, that. */
  coverage(quotation: Quotation): Figure {
    const { onlyLine, partOfLine, someLines } = this.#copy.quotes;
    const { length } = this.#full.lines;
    const covered = quotation.coveredLines ?? 0;
    const ids = this.#full.lines.flatMap(({ rfqItem, offers }) => {
      const offer = offers.find(({ quotationId }) => quotationId === quotation.quotationId);
      const isCovered = offer?.covers === 'all' && !offer.isOpenSubstitute;
      return isCovered ? this.lineOf(quotation.quotationId, rfqItem) : [];
    });
    // Of a very large comparison, not every offer is read.
    const lines = ids.length === covered ? ids : this.#linesOf(quotation);
    const some = fill(someLines, { covered, lines: length });
    const text = length === 1 ? (covered === 1 ? onlyLine : partOfLine) : some;
    return sumOf(text, this.#source('coverage', quotation, lines));
  }

  deliveryCost(quotation: Quotation): Figure {
    const text = formatMoney(quotation.deliveryCost);
    return sumOf(text, this.#source('deliveryCost', quotation));
  }

  vat(quotation: Quotation, amount: string): Figure {
    return sumOf(formatMoney(amount), this.#whole(quotation, 'vat'));
  }

  validUntil(quotation: Quotation, language: 'en' | 'sw'): Figure {
    const text = formatEnd(quotation.validUntil, language);
    return sumOf(text, this.#source('validUntil', quotation));
  }

  score(quotation: Quotation, score: string): Figure {
    const text = fill(this.#copy.scoreOf, { score });
    return sumOf(text, this.#source('score', quotation));
  }

  /** How many quotations stand. */
  count(): Figure {
    const { rfq, quotations } = this.#full;
    return receivedFigure(countWords(this.#copy.quotes.quotation, quotations.length), rfq.id);
  }

  /** What lines come to that are taken of several; `choices` are all of them. */
  splitTotal(cents: bigint, choices: readonly Choice[]): Figure {
    return { text: formatMoney(cents), how: 'sum', sources: this.#shares(choices) };
  }

  /** What one supplier's lines in it come to. */
  share(cents: bigint, choices: readonly Choice[], quotationId: string): Figure {
    const own = choices.filter((choice) => choice.quotationId === quotationId);
    return { text: formatMoney(cents), how: 'sum', sources: this.#shares(own) };
  }

  /** How far `choices` are from what `single` is, which one supplier gives. */
  splitDifference(cents: bigint, single: readonly Choice[], choices: readonly Choice[]): Figure {
    const sources = [...this.#shares(single), ...this.#shares(choices)];
    return { text: formatMoney(cents < 0n ? -cents : cents), how: 'difference', sources };
  }

  /** All that may be said of a quotation as a whole. */
  known(quotation: Quotation): Figure[] {
    const { deliveryTime, coveredLines, score } = quotation;
    return [
      this.total(quotation),
      ...(deliveryTime === null ? [] : [this.days(quotation, deliveryTime)]),
      ...(coveredLines === null ? [] : [this.coverage(quotation)]),
      ...(score === null ? [] : [this.score(quotation, score)]),
    ];
  }

  #shares(choices: readonly Choice[]): FigureSource[] {
    return [...Map.groupBy(choices, ({ quotationId }) => quotationId)].flatMap(
      ([quotationId, own]) => {
        const quotation = this.#full.quotations.find((one) => one.quotationId === quotationId);
        const lines = own.flatMap((choice) => this.#taken(choice));
        return quotation ? this.#source('share', quotation, lines) : [];
      },
    );
  }

  #taken({ rfqItemId, quotationId, quantity }: Choice): FigureLine[] {
    const line = this.#asked.get(rfqItemId);
    const offer = line?.offers.find((one) => one.quotationId === quotationId);
    if (!line || !offer) return [];
    const own = this.lineOf(quotationId, line.rfqItem);
    return [{ ...own, quantity: orderedQuantity(toSplitOffer(offer), quantity) }];
  }

  #linesOf({ quotationId }: Pick<Quotation, 'quotationId'>): FigureLine[] {
    return [...this.#byItem(quotationId).values()];
  }

  /** In the order of the RFQ; what it does not ask for any more comes last. */
  #byItem(quotationId: string): ReadonlyMap<string, FigureLine> {
    const known = this.#lines.get(quotationId);
    if (known) return known;
    const last = Number.MAX_SAFE_INTEGER;
    const lines = (this.#stored.get(quotationId) ?? [])
      .map(({ id, rfqItemId }) => ({
        rfqItemId,
        quotationItemId: id,
        lineNo: this.#asked.get(rfqItemId)?.rfqItem.lineNo ?? null,
      }))
      .sort((a, b) => (a.lineNo ?? last) - (b.lineNo ?? last));
    const byItem = new Map(lines.map((line) => [line.rfqItemId, line]));
    this.#lines.set(quotationId, byItem);
    return byItem;
  }

  #whole(quotation: Quotation, term: FigureTerm): FigureSource {
    const lines = this.#linesOf(quotation);
    const named = lines.slice(0, mostSourceLines);
    return { ...this.#source(term, quotation, named), lineCount: lines.length };
  }

  #source(
    term: FigureTerm,
    of: Pick<Quotation, 'quotationId'> & { readonly supplier: Offer['supplier'] },
    lines: readonly FigureLine[] = [],
  ): FigureSource {
    return {
      rfqId: this.#full.rfq.id,
      quotationId: of.quotationId,
      supplierName: supplierOf(of, this.#copy),
      term,
      lines,
      lineCount: lines.length,
    };
  }

  #daysWords(days: number): string {
    const { dayCount, dayCountOne } = this.#copy;
    return fill(days === 1 ? dayCountOne : dayCount, { days });
  }
}

const sumOf = (text: string, source: FigureSource): Figure => ({
  text,
  how: 'sum',
  sources: [source],
});

/** A figure that is read off a request, or off all requests of the reader. */
export function rfqFigure(
  text: string,
  term: 'received' | 'closesAt',
  rfqId: string | null,
): Figure {
  const none = { quotationId: null, supplierName: null, lines: [], lineCount: 0 };
  return sumOf(text, { ...none, rfqId, term });
}

export const receivedFigure = (text: string, rfqId: string | null): Figure =>
  rfqFigure(text, 'received', rfqId);
