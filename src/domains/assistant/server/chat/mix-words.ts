import { toCents } from '../../../../shared/money.ts';
import {
  type ComparisonAnswer as FullComparison,
  splitTableOf,
} from '../../../quotations/comparison-schema.ts';
import { type Choice, everythingFrom, reckonSplit } from '../../../quotations/split-rules.ts';
import type { Copy } from '../../copy/copy.ts';
import type { MessagePiece } from '../../dialogue/parsed-message.ts';
import { wordsIn } from '../../understanding/quote-questions.ts';
import { join, say, type Words } from '../figured-words.ts';
import { singleOf } from './comparison-card.ts';
import type { Quotation } from './quote-figures.ts';
import type { OwnComparison } from './quotes.ts';
import { shortName, supplierOf } from './supplier-names.ts';

type Compared = Pick<OwnComparison, 'full' | 'figures'>;
type Line = FullComparison['lines'][number];

/** What it costs to take some lines from one and others from another: "cement from Kerowa, the rest from Dulumba". */
export interface MixAsked {
  readonly pieces: readonly MessagePiece[];
  readonly supplierIn: (words: readonly string[]) => Quotation | null;
}

export interface Mix {
  readonly words: Words;
  /** What is taken of each. */
  readonly mix: readonly Choice[];
}

/** Null where nothing says which line is whose; reckoned as an award of it would be. */
export function mixWords(found: Compared, asked: MixAsked, copy: Copy): Mix | null {
  const { full, figures } = found;
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
    say(quotes.mixShare, {
      name: nameIn(full, quotationId, copy),
      total: figures.share(share, choices, quotationId),
      lines: linesOf(full, choices, quotationId).join(', '),
    }),
  );
  const notOffered = wanted
    .filter(({ choice }) => !choice)
    .map(({ rfqItem, quotationId }) =>
      say(quotes.mixNotOffered, {
        name: nameIn(full, quotationId, copy),
        line: shortName(rfqItem.productName),
      }),
    );
  const small = suppliers.flatMap(({ quotationId, belowMinimum }) =>
    belowMinimum.length > 0
      ? [say(quotes.mixBelowMinimum, { name: nameIn(full, quotationId, copy) })]
      : [],
  );
  const left = missing.map(({ rfqItemId }) => lineName(full, rfqItemId));
  const words = join([
    say(quotes.mix, { total: figures.splitTotal(total, choices), list: join(shares, '; ') }),
    ...notOffered,
    ...small,
    left.length > 0
      ? say(quotes.mixMissing, { lines: left.join(', ') })
      : against(found, { total, choices }, copy),
  ]);
  return { words, mix: choices };
}

/** Whose each line is to be. Lines stand before their supplier or, where that comes first, behind it. */
function giversOf(full: FullComparison, asked: MixAsked): ReadonlyMap<Line, Quotation> {
  const pieces = asked.pieces.map(({ words, materials, isRest }) => ({
    lines: linesIn(full.lines, [...words, ...wordsIn(materials.join(' '))]),
    supplier: asked.supplierIn(words),
    isRest,
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
function against(
  { full, figures }: Compared,
  { total, choices }: { readonly total: bigint; readonly choices: readonly Choice[] },
  copy: Copy,
): Words {
  const single = singleOf(full);
  if (!full.bestSingle || !single) return [];
  const difference = total - toCents(full.bestSingle.total);
  if (difference === 0n) return [];
  return say(difference < 0n ? copy.quotes.mixLess : copy.quotes.mixMore, {
    amount: figures.splitDifference(difference, single.choices, choices),
    best: supplierOf(single.quotation, copy),
  });
}
