import type { ReactNode } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import { type ComparisonAnswer, foldAbove } from '../../comparison-schema.ts';
import { showAwardPanel } from './award-panel.tsx';
import { type LinesProps as ChoiceProps, LineChoices } from './line-choices.tsx';
import { LineMatrix } from './line-matrix.tsx';
import type { AwardState } from './use-award.ts';
import { useWideScreen } from './use-wide-screen.ts';

interface LinesProps extends Omit<ChoiceProps, 'lines'> {
  comparison: ComparisonAnswer;
  /** What the choice comes to. */
  children: ReactNode;
}

/** Every line with its offers, to be given to whom one likes. */
export function Lines({ comparison, children, open, opening, ...rest }: LinesProps) {
  const t = useTexts('comparison');
  const isWide = useWideScreen();
  const { lines, quotations } = comparison;
  const isFolded = lines.reduce((sum, { offerCount }) => sum + offerCount, 0) > foldAbove;
  return (
    <section aria-labelledby="compared-lines" className="grid min-w-0 grid-cols-1 gap-4">
      <div>
        <h3 id="compared-lines" className="text-lg">
          {t.lines}
        </h3>
        {rest.state && <p className="text-ink-muted">{t.linesLead}</p>}
      </div>
      <div className="min-w-0">
        {isWide && !isFolded ? (
          <LineMatrix quotations={quotations} lines={lines} {...rest} />
        ) : (
          <LineChoices lines={lines} open={open} opening={opening} {...rest} />
        )}
      </div>
      {rest.state && <RunningTotal state={rest.state} lineCount={lines.length} />}
      {children}
    </section>
  );
}

/** Stays at the lower edge while lines are chosen: what the award comes to so far. */
function RunningTotal({ state, lineCount }: { state: AwardState; lineCount: number }) {
  const t = useTexts('comparison');
  const { read, split, gone } = state;
  if (read.choices.length === 0 && gone.length === 0) return null;
  const given = lineCount - split.missing.length;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center gap-3 border-line border-t bg-surface px-4 py-2 pr-20 md:mx-0 md:rounded-card md:border">
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
