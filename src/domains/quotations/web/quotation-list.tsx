import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { Quotation } from '../schema.ts';
import { acceptQuotation, deleteQuotation, rejectQuotation } from './api.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { type CardAction, QuotationCard } from './quotation-card.tsx';

export interface QuotationListProps {
  /** As GET /api/quotations lists them for the owner. */
  quotations: readonly Quotation[];
  /** Shows which RFQ each one answers. */
  showRfq?: boolean | undefined;
  /** Reads the list anew after a decision; the page's own data unless told otherwise. */
  onChanged?: (() => Promise<unknown> | undefined) | undefined;
}

/** Quotations as cards, which their RFQ's owner accepts, rejects or deletes after being asked. */
export function QuotationList({ quotations, showRfq, onChanged }: QuotationListProps) {
  const t = useTexts('quotations');
  const [pending, setPending] = useState<{ action: CardAction; quotation: Quotation } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const decide = useDecision(onChanged);
  if (quotations.length === 0) return <EmptyState title={t.empty} text={t.emptyText} />;
  const confirm = async (reason: string) => {
    if (!pending) return;
    setBusy(true);
    await decide(pending.action, pending.quotation, reason);
    setBusy(false);
    setPending(null);
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {quotations.map((quotation) => (
          <QuotationCard
            key={quotation.id}
            quotation={quotation}
            showRfq={showRfq}
            onAction={(action, chosen) => setPending({ action, quotation: chosen })}
          />
        ))}
      </ul>
      <DecisionDialog
        pending={pending}
        isBusy={isBusy}
        onConfirm={confirm}
        onCancel={() => setPending(null)}
      />
    </>
  );
}

/** Carries a decision out and says how it went. An acceptance leads to its order. */
function useDecision(onChanged: QuotationListProps['onChanged']) {
  const t = useTexts('quotations');
  const common = useTexts('common');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const succeed = (description: string) => void toast({ title: common.success, description });
  const acts: Record<CardAction, (one: Quotation, reason: string) => Promise<void>> = {
    async accept({ id }) {
      const order = await acceptQuotation(id);
      if (!order) return;
      succeed(fill(t.acceptedText, { number: order.number }));
      await navigate(`/orders/${order.id}`);
    },
    async reject({ id }, reason) {
      await rejectQuotation(id, reason);
      succeed(t.rejectedText);
    },
    async delete({ id }) {
      await deleteQuotation(id);
      succeed(t.deleted);
    },
  };
  const failures = { accept: t.acceptFailed, reject: t.rejectFailed, delete: t.deleteFailed };
  return async (action: CardAction, quotation: Quotation, reason: string) => {
    try {
      await acts[action](quotation, reason);
    } catch (error) {
      // What changed meanwhile is said in the server's own words.
      const sentence = error instanceof ApiError && error.status === 409 ? error.sentence : null;
      const description = sentence ?? failures[action];
      toast({ title: common.error, description, variant: 'destructive' });
    }
    await (onChanged ?? revalidate)();
  };
}
