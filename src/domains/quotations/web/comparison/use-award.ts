import { useMemo, useState } from 'react';
import { type ComparisonAnswer, splitTableOf } from '../../comparison-schema.ts';
import { everythingFrom, reckonSplit, type Split } from '../../split-rules.ts';
import { type Award, awardOf, noAward, type ReadAward, readAward } from './award-choice.ts';

export interface AwardState {
  readonly award: Award;
  readonly read: ReadAward;
  readonly split: Split;
  readonly change: (change: (award: Award) => Award) => void;
  readonly takeBestSplit: () => void;
  readonly takeBestSingle: () => void;
  readonly clear: () => void;
}

/** The award that is being put together, reckoned anew with every change. */
export function useAward(comparison: ComparisonAnswer): AwardState {
  const [award, setAward] = useState<Award>(noAward);
  const table = useMemo(() => splitTableOf(comparison), [comparison]);
  const read = useMemo(() => readAward(award), [award]);
  const split = useMemo(() => reckonSplit(table, read.choices), [table, read]);
  const { bestSingle, bestSplit } = comparison;
  return {
    award,
    read,
    split,
    change: setAward,
    takeBestSplit: () => setAward(awardOf(bestSplit?.choices ?? [])),
    takeBestSingle: () =>
      setAward(awardOf(bestSingle ? everythingFrom(table, bestSingle.quotationId) : [])),
    clear: () => setAward(noAward),
  };
}
