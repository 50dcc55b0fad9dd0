import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type ComparisonAnswer, splitTableOf } from '../../comparison-schema.ts';
import { everythingFrom, reckonSplit, type Split, type SplitTable } from '../../split-rules.ts';
import {
  type Award,
  awardOf,
  type ChangeAward,
  changeStanding,
  type GoneChoice,
  noAward,
  type ReadAward,
  readAward,
  standing,
  unseenLines,
} from './award-choice.ts';

/** What an award comes to. */
export interface AwardSums {
  readonly read: ReadAward;
  readonly split: Split;
  /** What was chosen of quotations that cannot be awarded any more, until their lines are given anew. */
  readonly gone: readonly GoneChoice[];
}

export interface AwardState {
  /** What is chosen of quotations that can be awarded. */
  readonly award: Award;
  readonly awardable: ReadonlySet<string>;
  /** Lines that were given to a quotation which cannot be awarded any more. */
  readonly goneLines: ReadonlySet<string>;
  /** Follow a moment after the award: what was pressed is drawn before they are reckoned. */
  readonly sums: AwardSums;
  /** The sums of the award as it is at this moment. */
  readonly reckonNow: () => AwardSums;
  /** One and the same while the same quotations can be awarded, as a line is drawn anew with it. */
  readonly change: ChangeAward;
  readonly moves: AwardMoves;
}

/** Changes of the whole award. */
export interface AwardMoves {
  readonly takeBestSplit: () => void;
  readonly takeBestSingle: () => void;
  readonly clear: () => void;
}

/**
 * The award that is being put together, reckoned anew with every change of it or of the quotations. Lines
 * with a choice that is not among the best offers any more are opened by `open`.
 */
export function useAward(
  comparison: ComparisonAnswer,
  open: (rfqItemId: string) => void,
): AwardState {
  const [chosen, setChosen] = useState<Award>(noAward);
  const awardable = useAwardable(comparison);
  useEffect(() => {
    for (const id of unseenLines(comparison, chosen)) open(id);
  }, [comparison, chosen, open]);
  const table = useMemo(() => splitTableOf(comparison), [comparison]);
  const now = useMemo(
    () => ({ table, ...standing(chosen, awardable) }),
    [table, chosen, awardable],
  );
  const followed = useDeferredValue(now);
  const sums = useMemo(() => sumsOf(followed), [followed]);
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  }, [now]);
  const reckonNow = useCallback(() => sumsOf(latest.current), []);
  const goneLines = useMemo(() => new Set(now.gone.map(({ rfqItemId }) => rfqItemId)), [now]);
  const change = useCallback<ChangeAward>(
    (change) => setChosen((before) => changeStanding(before, awardable, change)),
    [awardable],
  );
  const { bestSingle, bestSplit } = comparison;
  const moves = useMemo(
    () => ({
      takeBestSplit: () => setChosen(awardOf(bestSplit?.choices ?? [])),
      takeBestSingle: () =>
        setChosen(awardOf(bestSingle ? everythingFrom(table, bestSingle.quotationId) : [])),
      clear: () => setChosen(noAward),
    }),
    [table, bestSingle, bestSplit],
  );
  return { award: now.award, awardable, goneLines, sums, reckonNow, change, moves };
}

interface Ground {
  readonly table: SplitTable;
  readonly award: Award;
  readonly gone: readonly GoneChoice[];
}

function sumsOf({ table, award, gone }: Ground): AwardSums {
  const read = readAward(award);
  return { read, split: reckonSplit(table, read.choices), gone };
}

/** Quotations that can be awarded as they stand. */
function useAwardable({ quotations }: ComparisonAnswer): ReadonlySet<string> {
  return useMemo(
    () => new Set(quotations.flatMap((one) => (one.isAwardable ? one.quotationId : []))),
    [quotations],
  );
}
