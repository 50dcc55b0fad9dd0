import { BadgeCheck, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { nameOfSupplier, shortId } from '../../accounts/name-rules.ts';
import type { QuotationSummary } from '../schema.ts';
import {
  QuotationFacts,
  QuotationFiles,
  RecordLine,
  RestWithdrawn,
  ScoreWords,
  useAcceptedWords,
} from './quotation-facts.tsx';
import { useQuotationNumber } from './quotation-number.ts';
import type { CardAction } from './use-decision.ts';

interface QuotationCardProps {
  quotation: QuotationSummary;
  /** Null for who may only read. */
  onAction: ((action: CardAction | 'accept', quotation: QuotationSummary) => void) | null;
}

/** How a supplier is called: its company, else what it is. */
export function useSupplierName() {
  const t = useTexts('quotations');
  return ({ supplier }: QuotationSummary) =>
    nameOfSupplier(supplier.companyName, t.unnamedSupplier);
}

/** A quotation as the RFQ's owner reads and decides on it. */
export function QuotationCard({ quotation, onAction }: QuotationCardProps) {
  const t = useTexts('quotations');
  const number = useQuotationNumber()(quotation);
  const { notes } = quotation;
  const moves = onAction ? quotation.moves : [];
  return (
    <Card as="li" className="grid content-start gap-3 p-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-base tabular-nums">{number}</h3>
          <SupplierLine quotation={quotation} />
        </div>
        <StatusBadge quotation={quotation} />
      </div>
      <Link className="wrap-anywhere font-semibold underline" to={`/rfqs/${quotation.rfqId}`}>
        {fill(t.rfqTitle, { title: quotation.rfq.title })}
      </Link>
      <p>
        <span className="sr-only">{t.totalAmount}: </span>
        <Money
          amount={quotation.totalAmount}
          className="font-extrabold font-heading text-2xl tabular-nums"
        />
      </p>
      <Accepted quotation={quotation} />
      {quotation.statusReason && (
        <p className="wrap-anywhere">
          {fill(t.rejectedBecause, { reason: quotation.statusReason })}
        </p>
      )}
      {quotation.state === 'outdated' && (
        <p className="text-ink-muted text-sm">{t.outdatedForOwner}</p>
      )}
      <QuotationFacts quotation={quotation} />
      <ScoreWords {...quotation} />
      <RecordLine record={quotation.supplierRecord} />
      <p className={notes ? 'whitespace-pre-line wrap-anywhere' : 'text-ink-muted'}>
        {notes ?? t.noNotes}
      </p>
      <QuotationFiles id={quotation.id} attachments={quotation.attachments} />
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {moves.includes('accept') && quotation.rfq.status === 'awarded' && (
          <LinkButton to={`/rfqs/${quotation.rfqId}#comparison`}>{t.awardRest}</LinkButton>
        )}
        {moves.includes('accept') && quotation.rfq.status !== 'awarded' && (
          <Button onClick={() => onAction?.('accept', quotation)}>{t.accept}</Button>
        )}
        {moves.includes('reject') && (
          <Button variant="outline" onClick={() => onAction?.('reject', quotation)}>
            {t.reject}
          </Button>
        )}
        {moves.includes('hide') && (
          <IconButton
            className="ml-auto"
            label={`${t.deleteOne}: ${number}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onAction?.('delete', quotation)}
          />
        )}
      </div>
    </Card>
  );
}

function Accepted({ quotation }: { quotation: QuotationSummary }) {
  const { totalAmount, orderedAmount } = quotation;
  const words = useAcceptedWords()(totalAmount, orderedAmount);
  return (
    <>
      {words && <p className="font-semibold text-success">{words}</p>}
      <RestWithdrawn quotation={quotation} />
    </>
  );
}

/** What is pending stands out; everything else is secondary, also what nobody can accept any more. */
function StatusBadge({ quotation: { status, state } }: { quotation: QuotationSummary }) {
  const t = useTexts('quotations');
  const isPending = status === 'pending' && state === 'live';
  return (
    <Badge
      className={isPending ? 'quotation-pending flex-none' : 'flex-none'}
      variant={isPending ? 'default' : 'secondary'}
    >
      {state === 'live' ? t.statuses[status] : t.states[state]}
    </Badge>
  );
}

function SupplierLine({ quotation: { supplierId, supplier } }: { quotation: QuotationSummary }) {
  const t = useTexts('quotations');
  return (
    <p className="wrap-anywhere text-ink-muted text-sm">
      {supplier.companyName && (
        <Link className="font-semibold text-ink underline" to={`/suppliers/${supplierId}`}>
          {supplier.companyName}
        </Link>
      )}
      {supplier.companyName && ' · '}
      {fill(t.supplierId, { id: shortId(supplierId) })}
      {supplier.isVerified && (
        <span className="ml-1 inline-flex items-center gap-1 text-success">
          <BadgeCheck className="size-4" aria-hidden="true" />
          {t.verified}
        </span>
      )}
    </p>
  );
}
