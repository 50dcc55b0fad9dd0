import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { refusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useMay } from '../../accounts/web/public.tsx';
import type { QuotationSummary } from '../schema.ts';
import { readComparison } from './comparison/api.ts';
import { supplierNames } from './comparison/award-choice.ts';
import { AwardDialog, type PendingAward } from './comparison/award-dialog.tsx';
import { pendingWhole } from './comparison/pending-award.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { QuotationCard } from './quotation-card.tsx';
import { type CardAction, useDecision } from './use-decision.ts';

interface QuotationListProps {
  /** As GET /api/quotations lists them for the owner. */
  quotations: readonly QuotationSummary[];
  /** Reads the list anew after a decision. */
  onChanged: () => Promise<unknown>;
}

/** Quotations as cards, which their RFQ's owner accepts, rejects or deletes after being asked. */
export function QuotationList({ quotations, onChanged }: QuotationListProps) {
  const t = useTexts('quotations');
  const refusals = useTexts('refusals');
  const comparing = useTexts('comparison');
  const navigate = useNavigate();
  const [award, setAward] = useState<PendingAward | null>(null);
  const [pending, setPending] = useState<{ action: CardAction; of: QuotationSummary } | null>(null);
  const mayDecide = useMay()('POST /api/quotations/:id/accept');
  const decide = useDecision(onChanged);
  if (quotations.length === 0) return <EmptyState title={t.empty} text={t.emptyText} />;
  /** What is bought, of whom, and what is not as it was asked for is the comparison's to say. */
  const askAward = async ({ id, rfqId }: QuotationSummary) => {
    try {
      const comparison = await readComparison(rfqId);
      const found = pendingWhole(comparison, supplierNames(comparison, comparing), id);
      setAward(found);
      if (!found) await onChanged();
    } catch (error) {
      const description = refusalOf(error, refusals) ?? comparing.awardRetry;
      toast({ title: comparing.awardFailed, description, variant: 'destructive' });
    }
  };
  const ask = (action: CardAction | 'accept', of: QuotationSummary) => {
    if (action === 'accept') void askAward(of);
    else setPending({ action, of });
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {quotations.map((quotation) => (
          <QuotationCard
            key={quotation.id}
            quotation={quotation}
            onAction={mayDecide ? ask : null}
          />
        ))}
      </ul>
      <DecisionDialog pending={pending} onDecide={decide} onClose={() => setPending(null)} />
      <AwardDialog
        pending={award}
        onClose={() => setAward(null)}
        onRefused={() => void onChanged()}
        onAwarded={({ orders: [order], isPart }) => {
          if (!order) return void onChanged();
          navigate(isPart && award ? `/rfqs/${award.rfqId}` : `/orders/${order.id}`);
        }}
      />
    </>
  );
}
