import { fill } from '../../../../messages/index.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { leftElsewhere } from '../../understanding/talk/elsewhere.ts';
import { brandsAsked } from '../../understanding/unlisted-brands.ts';
import type { Turn } from './turn.ts';

/** What was said and cannot be served as it was said; empty where there is nothing of the kind. */
export function notesBefore({ knowledge, text, understanding, copy }: Turn): string {
  const { unlisted } = brandsAsked(knowledge, text);
  const { place } = understanding;
  const left = place ? leftElsewhere(knowledge, text, place) : null;
  return [
    unlisted.length > 0 ? fill(copy.brandUnlisted, { brand: unlisted.join(', ') }) : '',
    left && place ? fill(copy.onePlace, { place: place.town ?? place.county, left }) : '',
  ].join('');
}

/** That a budget was understood, and is kept out of the request. */
export function budgetNote({ understanding: { budgetKes }, copy }: Turn): string {
  if (budgetKes === null) return '';
  const budget = formatMoney(BigInt(Math.round(budgetKes * 100)));
  return ` ${fill(copy.budgetKept, { budget })}`;
}
