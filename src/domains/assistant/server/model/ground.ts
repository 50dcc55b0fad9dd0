import { formatMoney, formatUnitPrice } from '../../../../shared/money.ts';
import type { ComparisonAnswer, SupplierMatchAnswer } from '../../schema.ts';
import { GivenFigures } from './figures.ts';
import type { Redaction } from './redaction.ts';
import type { Given } from './verification.ts';

/**
 * All that code gave for one reply. What people called a product, a request or themselves is told apart:
 * a name gives sizes and words to nobody, and never a price.
 */
export class Ground implements Given {
  readonly figures = new GivenFigures();
  readonly rankings: number[][] = [];
  readonly names: string[] = [];
  words = '';
  states = '';
  readonly #redaction: Redaction;
  /** What people called their things, which code's sentences repeat. */
  readonly #called: string[] = [];

  constructor(redaction: Redaction) {
    this.#redaction = redaction;
  }

  /** Suppliers and what they list, best first. */
  addOffers(matches: readonly SupplierMatchAnswer[]): void {
    const labels = this.#rank(matches.map((match) => match.supplierName));
    matches.forEach(({ matchScore, reasons, products }, at) => {
      this.addText([`${matchScore} %`, ...reasons].join('. '));
      for (const { name, price, unit } of products) {
        this.addName(name);
        this.figures.addName(unit);
        this.figures.addPrice(labels[at] ?? 0, formatUnitPrice(price));
      }
    });
    this.addCounts([matches.length]);
  }

  addComparison({ title, quotations, split, mix }: ComparisonAnswer): void {
    const labels = this.#rank(quotations.map((one) => one.supplierName));
    this.addName(title);
    quotations.forEach((one, at) => {
      this.figures.addPrice(labels[at] ?? 0, formatMoney(one.landedTotal));
      this.addText(`${one.aiScore ?? ''}. ${one.state}`);
      this.addCounts([one.deliveryTime, one.coveredLines, one.lines]);
    });
    this.addCounts([quotations.length]);
    for (const { supplierName, total } of [...(mix?.shares ?? []), ...(split?.shares ?? [])]) {
      // In a split nobody is better than another.
      const [label = 0] = this.#rank([supplierName]);
      this.figures.addPrice(label, formatMoney(total));
    }
  }

  /** What somebody called something. */
  addName(name: string): void {
    this.#called.push(name);
    this.figures.addName(name);
  }

  addCounts(counts: readonly (number | null)[]): void {
    this.figures.addCounts(counts.flatMap((count) => (count ? [count] : [])));
  }

  /** A sentence of code; the names that were added before give nothing by it. */
  addText(text: string): string {
    const own = this.#called
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, name) => left.replaceAll(name, ' '), text);
    const hidden = this.#redaction.hide(own);
    this.figures.addText(hidden);
    this.words += ` ${hidden.toLowerCase()}`;
    return hidden;
  }

  /** What code says of the person's own orders and requests, whose titles stand in quotation marks. */
  addStates(text: string): void {
    this.states += ` ${this.addText(text.replace(/"[^"]*"/g, ' ')).toLowerCase()}`;
  }

  #rank(names: readonly string[]): number[] {
    if (names.length === 0) return [];
    const labels = this.#redaction.rank(names);
    this.rankings.push(labels);
    this.names.push(...names);
    return labels;
  }
}
