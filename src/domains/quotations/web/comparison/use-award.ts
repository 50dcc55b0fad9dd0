import { useMemo, useState } from 'react';
import {
  type ComparisonAnswer,
  type ComparisonLine,
  splitTableOf,
} from '../../comparison-schema.ts';
import { everythingFrom, reckonSplit, type Split } from '../../split-rules.ts';
import {
  type Award,
  awardOf,
  changeStanding,
  type GoneChoice,
  noAward,
  type ReadAward,
  readAward,
  standing,
} from './award-choice.ts';
import { useOpenedLines } from './use-opened-lines.ts';

export interface AwardState {
  /** What is chosen of quotations that can be awarded. */
  readonly award: Award;
  readonly read: ReadAward;
  readonly split: Split;
  /** What was chosen of quotations that cannot be awarded any more, until their lines are given anew. */
  readonly gone: readonly GoneChoice[];
  readonly change: (change: (award: Award) => Award) => void;
  readonly takeBestSplit: () => void;
  readonly takeBestSingle: () => void;
  readonly clear: () => void;
}

/** Whether a line was given to a quotation that cannot be awarded any more. */
export const isLineGone = ({ rfqItem }: ComparisonLine, state: AwardState | undefined) =>
  state?.gone.some(({ rfqItemId }) => rfqItemId === rfqItem.id) === true;

export interface MadeAward {
  readonly state: AwardState;
  /** With every offer of the lines that were opened. */
  readonly comparison: ComparisonAnswer;
  /** Reads every offer of a line. */
  readonly open: (rfqItemId: string) => void;
  /** Lines that are being read. */
  readonly opening: ReadonlySet<string>;
}

/** The award that is being put together, reckoned anew with every change of it or of the quotations. */
export function useAward(folded: ComparisonAnswer): MadeAward {
  const [chosen, setChosen] = useState<Award>(noAward);
  const { comparison, ...opened } = useOpenedLines(folded, chosen);
  const table = useMemo(() => splitTableOf(comparison), [comparison]);
  const awardable = useMemo(
    () => new Set(table.quotations.map(({ quotationId }) => quotationId)),
    [table],
  );
  const { award, gone } = useMemo(() => standing(chosen, awardable), [chosen, awardable]);
  const read = useMemo(() => readAward(award), [award]);
  const split = useMemo(() => reckonSplit(table, read.choices), [table, read]);
  const { bestSingle, bestSplit } = comparison;
  const state: AwardState = {
    award,
    read,
    split,
    gone,
    change: (change) => setChosen((before) => changeStanding(before, awardable, change)),
    takeBestSplit: () => setChosen(awardOf(bestSplit?.choices ?? [])),
    takeBestSingle: () =>
      setChosen(awardOf(bestSingle ? everythingFrom(table, bestSingle.quotationId) : [])),
    clear: () => setChosen(noAward),
  };
  return { state, comparison, ...opened };
}
