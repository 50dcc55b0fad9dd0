import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { useMay } from '../../../accounts/web/public.tsx';
import { type OfferAt, offerKey } from '../../part-rules.ts';
import { decideOnSubstitute } from './api.ts';

interface SubstituteDecisions {
  /** Takes a substitute for equal, or takes that back. */
  readonly decide: (at: OfferAt, isAccepted: boolean) => void;
  /** The one that is being decided on (offerKey); null where none is. */
  readonly deciding: string | null;
}

const Decisions = createContext<SubstituteDecisions | null>(null);

/** Lets the owner decide on substitutes below. The page is read anew afterwards. */
export function SubstituteDecisionsProvider(props: { onChanged: () => void; children: ReactNode }) {
  const { onChanged, children } = props;
  const t = useTexts('substitutes');
  const refusals = useTexts('refusals');
  const [deciding, setDeciding] = useState<string | null>(null);
  const decide = useCallback(
    async (at: OfferAt, isAccepted: boolean) => {
      setDeciding(offerKey(at));
      try {
        await decideOnSubstitute(at, isAccepted);
        toast({ title: isAccepted ? t.acceptedToast : t.undoneToast });
      } catch (error) {
        const description = refusalOf(error, refusals) ?? t.retry;
        toast({ title: t.failed, description, variant: 'destructive' });
      }
      setDeciding(null);
      onChanged();
    },
    [onChanged, t, refusals],
  );
  const value = useMemo(
    () => ({ decide: (at: OfferAt, is: boolean) => void decide(at, is), deciding }),
    [decide, deciding],
  );
  const may = useMay()('PUT /api/quotations/:id/substitutes/:rfqItemId');
  return <Decisions value={may ? value : null}>{children}</Decisions>;
}

export const useSubstituteDecisions = () => use(Decisions);
