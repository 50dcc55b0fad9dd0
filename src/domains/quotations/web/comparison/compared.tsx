import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { useMay } from '../../../accounts/web/public.tsx';
import type { ComparisonAnswer } from '../../comparison-schema.ts';
import type { MadeAward } from './api.ts';
import { supplierNames } from './award-choice.ts';
import { AwardDialog, type PendingAward } from './award-dialog.tsx';
import { AwardPanel, showAwardPanel } from './award-panel.tsx';
import { FinishRfq } from './finish-rfq.tsx';
import { Glance } from './glance.tsx';
import { Lines } from './lines.tsx';
import { isPossible, pendingSplit, pendingWhole } from './pending-award.ts';
import { SubstituteDecisionsProvider } from './substitute-decisions.tsx';
import { SupplierCards } from './supplier-cards.tsx';
import { type AwardState, useAward } from './use-award.ts';
import { useOpenedLines } from './use-opened-lines.ts';
import { useWideScreen } from './use-wide-screen.ts';
import { WhatDiffers } from './what-differs.tsx';

interface ComparedProps {
  comparison: ComparisonAnswer;
  onChanged: () => void;
  onAwarded: (made: MadeAward) => void;
}

/** The comparison on the screen, and the award that comes of it: all to one supplier, or line by line. */
export function Compared(props: ComparedProps) {
  const { comparison: folded, ...rest } = props;
  return (
    <SubstituteDecisionsProvider onChanged={rest.onChanged}>
      <Deciding {...rest} {...useOpenedLines(folded)} />
    </SubstituteDecisionsProvider>
  );
}

interface DecidingProps extends ComparedProps {
  open: (rfqItemId: string) => void;
  opening: ReadonlySet<string>;
}

function Deciding({ comparison, open, opening, onChanged, onAwarded }: DecidingProps) {
  const t = useTexts('comparison');
  const state = useAward(comparison, open);
  const { rfq, lines, quotations } = comparison;
  const names = useKnownNames(
    useMemo(() => supplierNames({ rfq, quotations }, t), [rfq, quotations, t]),
  );
  const may = useMay();
  const canAward = state.awardable.size > 0 && may('POST /api/rfqs/:id/award');
  const { pending, setPending, awardAll, takeSplit, awardSplit } = usePending(
    comparison,
    names,
    state,
  );
  // On a phone the lines follow the answer; the suppliers as wholes come after them.
  const isWide = useWideScreen();
  const suppliers = (
    <SupplierCards
      comparison={comparison}
      names={names}
      isCompact={!isWide}
      onAward={canAward ? awardAll : undefined}
      onChanged={onChanged}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-6 print:hidden">
      {canAward && (
        <p className="max-w-3xl">
          {rfq.isRemainder && `${t.remainderLead} `}
          {lines.length > 0 ? t.twoWays : t.oneWay}
        </p>
      )}
      {rfq.isRemainder && may('POST /api/rfqs/:id/finish') && (
        <FinishRfq comparison={comparison} onFinished={onChanged} />
      )}
      {canAward && (
        <Glance
          comparison={comparison}
          names={names}
          onAwardAll={awardAll}
          onUseSplit={takeSplit}
        />
      )}
      <WhatDiffers comparison={comparison} names={names} />
      {isWide && suppliers}
      {lines.length > 0 && (
        <Lines
          comparison={comparison}
          names={names}
          state={state}
          canAward={canAward}
          open={open}
          opening={opening}
        >
          {canAward && (
            <AwardPanel
              comparison={comparison}
              names={names}
              sums={state.sums}
              moves={state.moves}
              onAward={awardSplit}
            />
          )}
        </Lines>
      )}
      {!isWide && suppliers}
      <AwardDialog
        pending={pending}
        onClose={() => setPending(null)}
        onRefused={onChanged}
        onAwarded={onAwarded}
      />
    </div>
  );
}

/** The award that waits to be confirmed, and the ways to it. */
function usePending(
  comparison: ComparisonAnswer,
  names: ReadonlyMap<string, string>,
  { reckonNow, moves: { takeBestSplit } }: AwardState,
) {
  const [pending, setPending] = useState<PendingAward | null>(null);
  const awardAll = useCallback(
    (quotationId: string) => setPending(pendingWhole(comparison, names, quotationId)),
    [comparison, names],
  );
  const takeSplit = useCallback(() => {
    takeBestSplit();
    showAwardPanel();
  }, [takeBestSplit]);
  const awardSplit = useCallback(() => {
    // The panel may be a moment behind what was chosen last.
    const sums = reckonNow();
    if (isPossible(sums)) setPending(pendingSplit(comparison, names, sums));
  }, [comparison, names, reckonNow]);
  return { pending, setPending, awardAll, takeSplit, awardSplit };
}

/** Also those of quotations that were there before: they may be chosen still. */
function useKnownNames(names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const [known, setKnown] = useState({ names, all: names });
  if (known.names === names) return known.all;
  const all = new Map([...known.all, ...names]);
  setKnown({ names, all });
  return all;
}
