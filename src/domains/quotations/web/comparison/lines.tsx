import type { ReactNode } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import { type ComparisonAnswer, foldAbove } from '../../comparison-schema.ts';
import { LineFinder, useLineFinder } from '../line-finder.tsx';
import { showAwardPanel } from './award-panel.tsx';
import { type LinesProps as ChoiceProps, LineChoices } from './line-choices.tsx';
import { LineMatrix } from './line-matrix.tsx';
import type { AwardState, AwardSums } from './use-award.ts';
import { useWideScreen } from './use-wide-screen.ts';

interface LinesProps extends Omit<ChoiceProps, 'lines'> {
  comparison: ComparisonAnswer;
  /** What the choice comes to. */
  children: ReactNode;
}

const linesId = 'lines-to-award';

/** Every line with its offers, to be given to whom one likes. */
export function Lines({ comparison, children, open, opening, ...rest }: LinesProps) {
  const t = useTexts('comparison');
  const isWide = useWideScreen();
  const { lines: all, quotations } = comparison;
  const { state, canAward } = rest;
  const finder = useLineFinder(all.length);
  const lines = finder.isFinding ? all.filter(({ rfqItem }) => finder.isFound(rfqItem)) : all;
  const isFolded = all.reduce((sum, { offerCount }) => sum + offerCount, 0) > foldAbove;
  return (
    <section aria-labelledby="compared-lines" className="grid min-w-0 grid-cols-1 gap-4">
      <div>
        <h3 id="compared-lines" className="text-lg">
          {t.lines}
        </h3>
        {canAward && <p className="text-ink-muted">{t.linesLead}</p>}
      </div>
      <div className="min-w-0 [&_input]:scroll-mt-56">
        {finder.isMany && (
          <Finder finder={finder} state={canAward ? state : null} found={lines.length} />
        )}
        <div id={linesId}>
          {isWide && !isFolded ? (
            <LineMatrix quotations={quotations} lines={lines} {...rest} />
          ) : (
            <LineChoices lines={lines} open={open} opening={opening} {...rest} />
          )}
        </div>
      </div>
      {canAward && <RunningTotal sums={state.sums} lineCount={all.length} />}
      {children}
    </section>
  );
}

interface FinderProps {
  finder: ReturnType<typeof useLineFinder>;
  /** Null where nothing can be awarded any more. */
  state: AwardState | null;
  found: number;
}

/** Looks for some of many lines. */
function Finder({ finder, state, found }: FinderProps) {
  const t = useTexts('comparison');
  const undone = state && {
    label: t.onlyNotGiven,
    readIds: () => state.reckonNow().split.missing.map(({ rfqItemId }) => rfqItemId),
  };
  return (
    <LineFinder
      finder={finder}
      label={t.findLine}
      undone={undone ?? undefined}
      found={fill(found === 1 ? t.lineFound : t.linesFound, { count: found })}
      onGo={() => document.querySelector<HTMLElement>(`#${linesId} :is(summary, input)`)?.focus()}
      className="mb-3 bg-surface md:mx-0 md:px-0"
    />
  );
}

/** Stays at the lower edge while lines are chosen: what the award comes to so far. */
function RunningTotal({ sums, lineCount }: { sums: AwardSums; lineCount: number }) {
  const t = useTexts('comparison');
  const { read, split, gone } = sums;
  const given = lineCount - split.missing.length;
  if (read.choices.length === 0 && gone.length === 0) return null;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center gap-3 border-line border-t bg-surface px-4 py-2 md:mx-0 md:rounded-card md:border">
      <p className="min-w-0 flex-1 leading-tight">
        <Money amount={split.total} className="block font-extrabold font-heading text-lg" />
        <span className="text-ink-muted text-sm tabular-nums">
          {fill(t.linesGiven, { given, lines: lineCount })}
        </span>
        {gone.length > 0 && (
          <span role="status" className="block font-semibold text-sm text-warning">
            {t.chooseAgain}
          </span>
        )}
      </p>
      <Button onClick={showAwardPanel}>{t.review}</Button>
    </div>
  );
}
