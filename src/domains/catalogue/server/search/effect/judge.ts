import {
  type createSearchIndex,
  planSearch,
  type SearchPlan,
} from '../../../../materials/language/public.ts';
import { type LabelledSearch, labelledSearches } from '../labelled-searches.ts';

/** The types that fit best, in no order. */
export const bestTypes = ({ types }: SearchPlan): string[] =>
  types.filter(({ weight }) => weight === types[0]?.weight).map(({ type }) => type);

/** Whether a search is read as its label says. */
export function isReadRight(
  plan: SearchPlan,
  { types, attributes = [], brands = [], not = [] }: LabelledSearch,
): boolean {
  const kept = plan.types.map(({ type }) => type);
  const wishes = plan.wishes.flatMap((wish) =>
    wish.anyOf.map(({ key, value }) => `${key}=${value}`),
  );
  return (
    bestTypes(plan).every((type) => types.includes(type)) &&
    (types.length === 0 || kept.length > 0) &&
    !not.some((type) => kept.includes(type)) &&
    attributes.every((wish) => wishes.includes(wish)) &&
    JSON.stringify(plan.brands) === JSON.stringify(brands)
  );
}

/** How every labelled search is read by an index. */
export const judgeAll = (index: ReturnType<typeof createSearchIndex>) =>
  labelledSearches.map((search) => {
    const plan = planSearch(index, search.text);
    return { text: search.text, isRight: isReadRight(plan, search), types: bestTypes(plan) };
  });
