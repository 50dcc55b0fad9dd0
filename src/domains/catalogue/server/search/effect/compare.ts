import type { AliasEffect, Meaning } from '../../../../materials/gap-schema.ts';
import {
  createSearchIndex,
  planSearch,
  type SearchIndex,
  type SearchKnowledge,
} from '../../../../materials/language/public.ts';
import { bestTypes, judgeAll } from './judge.ts';

export interface EffectTask {
  readonly knowledge: SearchKnowledge;
  readonly meaning: Meaning;
}

/** What the effect holds save what stands in the database; `types` are the keys that the alias means then. */
export interface ComparedReading extends Omit<AliasEffect, 'products'> {
  readonly types: readonly string[];
}

/** The same knowledge with one more name in it. */
function withMeaning(
  knowledge: SearchKnowledge,
  { alias, materialKeys }: Meaning,
): SearchKnowledge {
  const [key] = materialKeys;
  if (key === undefined || materialKeys.length > 1) {
    const added = { name: alias, materialKeys };
    return { ...knowledge, ambiguousAliases: [...knowledge.ambiguousAliases, added] };
  }
  return {
    ...knowledge,
    materials: knowledge.materials.map((material) =>
      material.key === key ? { ...material, aliases: [...material.aliases, alias] } : material,
    ),
  };
}

/** Reads the labelled searches and the alias itself without and with it. */
export function compareReadings({ knowledge, meaning }: EffectTask): ComparedReading {
  const without = createSearchIndex(knowledge);
  const withAlias = createSearchIndex(withMeaning(knowledge, meaning));
  const before = judgeAll(without);
  const after = judgeAll(withAlias);
  const named = (keys: readonly string[]) =>
    keys.map((key) => without.materials.get(key)?.name ?? key);
  const changed = before.flatMap((search, at) => {
    const next = after[at];
    if (!next || (next.isRight === search.isRight && isSame(next.types, search.types))) return [];
    const change = next.isRight === search.isRight ? 'other' : next.isRight ? 'better' : 'worse';
    return {
      text: search.text,
      change,
      before: named(search.types),
      after: named(next.types),
    } as const;
  });
  const meant = (index: SearchIndex) => bestTypes(planSearch(index, meaning.alias));
  const types = meant(withAlias);
  return {
    total: before.length,
    rightBefore: before.filter(({ isRight }) => isRight).length,
    rightAfter: after.filter(({ isRight }) => isRight).length,
    changed,
    before: named(meant(without)),
    after: named(types),
    types,
  };
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());
