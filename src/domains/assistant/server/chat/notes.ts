import { fill } from '../../../../messages/index.ts';
import { formatMoney } from '../../../../shared/money.ts';
import type { Copy } from '../../copy/copy.ts';
import { leftElsewhere } from '../../dialogue/elsewhere.ts';
import type { Item } from '../../understanding/items.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { shortNameIn } from './item-names.ts';
import type { Turn } from './turn.ts';

/** What was said and cannot be served as it was said; empty where there is nothing of the kind. */
export function notesBefore({ knowledge, parsed, understanding, copy }: Turn): string {
  const { unlistedBrands: unlisted, elsewhere } = parsed;
  const { place } = understanding;
  const left = place ? leftElsewhere(elsewhere, place) : null;
  return [
    rangesTaken(knowledge, understanding.items, copy),
    noneSaid(knowledge, understanding.items, copy),
    unlisted.length > 0 ? fill(copy.brandUnlisted, { brand: unlisted.join(', ') }) : '',
    left && place ? fill(copy.onePlace, { place: place.town ?? place.county, left }) : '',
  ].join('');
}

/** Which numbers were taken of what was said as ranges. */
function rangesTaken(knowledge: Knowledge, items: readonly Item[], copy: Copy): string {
  const ranges = items.flatMap((item) =>
    item.atLeast === undefined
      ? []
      : [
          {
            low: item.atLeast,
            high: item.quantity ?? 0,
            what: shortNameIn(knowledge, item, copy).toLowerCase(),
          },
        ],
  );
  const [first, ...others] = ranges;
  if (!first) return '';
  if (others.length === 0) return fill(copy.rangeTaken, first);
  return fill(copy.rangesTaken, {
    list: ranges.map((one) => fill(copy.rangeListed, one)).join(', '),
  });
}

/** "0 bags of cement" asks for none of it: how many, then? */
function noneSaid(knowledge: Knowledge, items: readonly Item[], copy: Copy): string {
  const none = items.filter(({ isNone }) => isNone);
  if (none.length === 0) return '';
  const what = none.map((item) => shortNameIn(knowledge, item, copy).toLowerCase());
  return fill(copy.noneSaid, { what: what.join(', ') });
}

/** That a budget was understood, and is kept out of the request. */
export function budgetNote({ understanding: { budgetKes }, copy }: Turn): string {
  if (budgetKes === null) return '';
  const budget = formatMoney(BigInt(Math.round(budgetKes * 100)));
  return ` ${fill(copy.budgetKept, { budget })}`;
}
