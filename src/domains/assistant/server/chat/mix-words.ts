import { fill } from '../../../../messages/index.ts';
import { formatMoney, toCents } from '../../../../shared/money.ts';
import {
  type ComparisonAnswer as FullComparison,
  splitTableOf,
} from '../../../quotations/comparison-schema.ts';
import { type Choice, everythingFrom, reckonSplit } from '../../../quotations/split-rules.ts';
import type { Copy } from '../../copy/en.ts';
import { isTheRest, wordsIn } from '../../understanding/quote-questions.ts';
import { shortName, supplierOf } from './quotes.ts';

type Quotation = FullComparison['quotations'][number];
type Line = FullComparison['lines'][number];

/** What it costs to take some lines from one and others from another: "cement from Kerowa, the rest from Dulumba". */
export interface MixAsked {
  /** Lower case. */
  readonly text: string;
  /** The names of the materials in a piece of it, as requests call them. */
  readonly namesIn: (piece: string) => readonly string[];
  readonly suppliersIn: (piece: string) => readonly Quotation[];
}

/** Null where nothing says which line is whose; every figure is reckoned as an award of it would be. */
export function mixWords(full: FullComparison, asked: MixAsked, copy: Copy): string | null {
  const givers = giversOf(full, asked);
  if (new Set(givers.values()).size < 2) return null;
  const table = splitTableOf(full);
  const wanted = [...givers].map(([{ rfqItem }, { quotationId }]) => ({
    rfqItem,
    quotationId,
    choice: everythingFrom(table, quotationId).find((one) => one.rfqItemId === rfqItem.id),
  }));
  const choices = wanted.flatMap(({ choice }) => choice ?? []);
  const { suppliers, total, missing } = reckonSplit(table, choices);
  if (suppliers.length === 0) return null;
  const { quotes } = copy;
  const shares = suppliers.map(({ quotationId, total: share }) =>
    fill(quotes.mixShare, {
      name: nameIn(full, quotationId, copy),
      total: formatMoney(share),
      lines: linesOf(full, choices, quotationId).join(', '),
    }),
  );
  const notOffered = wanted
    .filter(({ choice }) => !choice)
    .map(({ rfqItem, quotationId }) =>
      fill(quotes.mixNotOffered, {
        name: nameIn(full, quotationId, copy),
        line: shortName(rfqItem.productName),
      }),
    );
  const small = suppliers.flatMap(({ quotationId, belowMinimum }) =>
    belowMinimum.length > 0
      ? fill(quotes.mixBelowMinimum, { name: nameIn(full, quotationId, copy) })
      : [],
  );
  const left = missing.map(({ rfqItemId }) => lineName(full, rfqItemId));
  return [
    fill(quotes.mix, { total: formatMoney(total), list: shares.join('; ') }),
    ...notOffered,
    ...small,
    left.length > 0
      ? fill(quotes.mixMissing, { lines: left.join(', ') })
      : against(full, total, copy),
  ].join('');
}

/** Whose each line is to be. Lines stand before their supplier or, where that comes first, behind it. */
function giversOf(full: FullComparison, asked: MixAsked): ReadonlyMap<Line, Quotation> {
  const pieces = asked.text.split(/[,;:]|\b(?:and|na|then|kisha|halafu|plus)\b/).map((text) => ({
    lines: linesIn(full.lines, wordsIn([text, ...asked.namesIn(text)].join(' '))),
    supplier: asked.suppliersIn(text)[0] ?? null,
    isRest: isTheRest(text),
  }));
  const isSupplierFirst =
    pieces.findIndex(({ lines }) => lines.length > 0) >
    pieces.findIndex(({ supplier }) => supplier !== null);
  const ordered = isSupplierFirst ? pieces : pieces.toReversed();
  const givers = new Map<Line, Quotation>();
  let giver: Quotation | null = null;
  let ofRest: Quotation | null = null;
  for (const { lines, supplier, isRest } of ordered) {
    giver = supplier ?? giver;
    if (!giver) continue;
    if (isRest && lines.length === 0) ofRest = giver;
    for (const line of lines) givers.set(line, giver);
  }
  // In the order of the request.
  return new Map(
    full.lines.flatMap((line) => {
      const own = givers.get(line) ?? ofRest;
      return own ? [[line, own] as const] : [];
    }),
  );
}

const linesIn = (lines: readonly Line[], said: readonly string[]) =>
  lines.filter(({ rfqItem }) =>
    wordsIn(rfqItem.productName).some((word) => word.length > 2 && said.includes(word)),
  );

const nameIn = ({ quotations }: FullComparison, id: string, copy: Copy) => {
  const quotation = quotations.find(({ quotationId }) => quotationId === id);
  return quotation ? supplierOf(quotation, copy) : '';
};

const lineName = ({ lines }: FullComparison, id: string) =>
  shortName(lines.find(({ rfqItem }) => rfqItem.id === id)?.rfqItem.productName ?? '');

const linesOf = (full: FullComparison, choices: readonly Choice[], id: string) =>
  choices
    .filter(({ quotationId }) => quotationId === id)
    .map(({ rfqItemId }) => lineName(full, rfqItemId));

/** Against the least that one supplier takes for everything. */
function against({ bestSingle, quotations }: FullComparison, total: bigint, copy: Copy): string {
  const best = quotations.find(({ quotationId }) => quotationId === bestSingle?.quotationId);
  if (!bestSingle || !best) return '';
  const difference = total - toCents(bestSingle.total);
  if (difference === 0n) return '';
  const words = difference < 0n ? copy.quotes.mixLess : copy.quotes.mixMore;
  return fill(words, {
    amount: formatMoney(difference < 0n ? -difference : difference),
    best: supplierOf(best, copy),
  });
}
