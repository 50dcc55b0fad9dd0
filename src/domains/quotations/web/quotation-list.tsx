import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toCents } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import type { QuotationSummary } from '../schema.ts';
import { AwardDialog, type PendingAward } from './comparison/award-dialog.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { QuotationCard, useSupplierName } from './quotation-card.tsx';
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
  const supplierName = useSupplierName();
  const navigate = useNavigate();
  const [award, setAward] = useState<PendingAward | null>(null);
  const [pending, setPending] = useState<{ action: CardAction; of: QuotationSummary } | null>(null);
  const decide = useDecision(onChanged);
  if (quotations.length === 0) return <EmptyState title={t.empty} text={t.emptyText} />;
  const ask = (action: CardAction | 'accept', of: QuotationSummary) => {
    if (action !== 'accept') return setPending({ action, of });
    const total = toCents(of.totalAmount);
    const order = { quotationId: of.id, supplier: supplierName(of), total, whole: [] };
    const body = { quotationId: of.id };
    setAward({
      rfqId: of.rfqId,
      body,
      orders: [order],
      rejected: null,
      left: { count: 0, names: [] },
    });
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {quotations.map((quotation) => (
          <QuotationCard key={quotation.id} quotation={quotation} onAction={ask} />
        ))}
      </ul>
      <DecisionDialog pending={pending} onDecide={decide} onClose={() => setPending(null)} />
      <AwardDialog
        pending={award}
        onClose={() => setAward(null)}
        onRefused={() => void onChanged()}
        onAwarded={([order]) => void (order ? navigate(`/orders/${order.id}`) : onChanged())}
      />
    </>
  );
}
