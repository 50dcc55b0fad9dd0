import type { AttributeWish, SearchPlan, TypeMatch } from '../../../materials/language/public.ts';
import type { NamedProducts, NamesFound } from './product-names.ts';

/**
 * One way of asking the database for what a search plan means; all of its parts must hold, except
 * that what is `named` so is found in any case, and first.
 */
export interface SearchStage {
  readonly named: NamedProducts | null;
  /** Any of these types, the heavier first. */
  readonly types: readonly TypeMatch[];
  readonly wishes: readonly AttributeWish[];
  readonly brands: readonly string[];
  readonly supplierIds: readonly string[];
  /** What comes first where this finds more than was asked for. */
  readonly prefers: readonly AttributeWish[];
  readonly prefersTypes: readonly string[];
  /** Every word begins a word of the product's texts. */
  readonly words: readonly string[];
  /** The name resembles this text (trigrams). */
  readonly resembles: string | null;
}

const nothing: SearchStage = {
  named: null,
  types: [],
  wishes: [],
  brands: [],
  supplierIds: [],
  prefers: [],
  prefersTypes: [],
  words: [],
  resembles: null,
};

/**
 * From strict to forgiving; the first stage that finds anything is the answer. What was understood
 * least goes first: words nobody knows, then bare numbers, sizes and grades that nobody stocks, and
 * the seller. What has most of the sizes and grades given up comes first then.
 * Only then the words as they stand, and names that look like them; of what nobody sells here none do.
 *
 * @param names products that are called so: they hold all that was asked for, so they belong to the
 *   first stage, and nothing is given up where there are any. Where the plan is a guess at a whole word
 *   that products are called by, these alone are meant: "sandpaper" is no sand
 */
export function stagesOf(plan: SearchPlan, names: NamesFound = noNames): SearchStage[] {
  const { types, wishes, brands, supplierIds, brandTypes, words } = plan;
  const sellers = { brands, supplierIds, prefersTypes: brandTypes };
  const certain = wishes.filter((wish) => !wish.isLoose);
  const stages: SearchStage[] = [
    { ...nothing, types, wishes, ...sellers, words },
    { ...nothing, types, wishes, ...sellers },
    { ...nothing, types, wishes: certain, ...sellers },
    { ...nothing, types, ...sellers, prefers: certain },
    { ...nothing, types, prefers: certain },
    { ...nothing, ...sellers },
    { ...nothing, words: plan.allWords },
    { ...nothing, resembles: plan.isUnsold ? null : plan.allWords.join(' ') || null },
  ];
  const seen = new Set<string>();
  const [first = nothing, ...others] = stages.filter((stage) => {
    const key = JSON.stringify(stage);
    if (seen.has(key) || asksNothing(stage)) return false;
    seen.add(key);
    return true;
  });
  const { named, surelyNamed } = names;
  return [
    ...(surelyNamed ? [{ ...nothing, named: surelyNamed }] : []),
    ...(first === nothing && !named ? [] : [{ ...first, named }, ...others]),
  ];
}

const noNames: NamesFound = { named: null, surelyNamed: null };

/** Whether a stage asks for nothing but what may be named so. */
export const asksNothing = (stage: SearchStage) =>
  stage.types.length === 0 &&
  stage.wishes.length === 0 &&
  stage.brands.length === 0 &&
  stage.supplierIds.length === 0 &&
  stage.words.length === 0 &&
  stage.resembles === null;
