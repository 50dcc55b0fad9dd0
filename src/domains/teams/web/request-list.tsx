import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { useAction } from '../../../ui/forms/use-action.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { AskDialog } from '../../../ui/patterns/ask-dialog.tsx';
import { Badge, type BadgeVariant } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useExplain } from '../../accounts/web/public-explain.ts';
import { maxReasonLength, type RequestStatus } from '../rules.ts';
import type { ApprovalRequest } from '../schema.ts';
import { approveRequest, declineRequest } from './api.ts';

const looks: Readonly<Record<RequestStatus, BadgeVariant>> = {
  open: 'warning',
  approved: 'success',
  declined: 'destructive',
  expired: 'secondary',
};

interface RequestListProps {
  title: string;
  requests: readonly ApprovalRequest[];
  /** The reader decides on those that are open. */
  isOwner: boolean;
}

/** Orders above the limit of a member; nothing where there are none. */
export function RequestList({ title, requests, isOwner }: RequestListProps) {
  if (requests.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-3">
        {requests.map((request) => (
          <Card key={request.id} as="li" className="grid gap-3 p-4">
            <Facts request={request} isOwner={isOwner} />
            {isOwner && request.status === 'open' && <Decision request={request} />}
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** Where everything that was asked for stands: the RFQ, or the company's cart until it is ordered. */
function addressOf({ kind, subjectId, status }: ApprovalRequest): string | null {
  if (kind === 'award') return `/rfqs/${subjectId}`;
  return status === 'open' ? `/cart/order/${subjectId}` : null;
}

function Facts({ request, isOwner }: { request: ApprovalRequest; isOwner: boolean }) {
  const t = useTexts('teams');
  const language = useLanguage();
  const { kind, supplier, amount, status, reason, createdAt } = request;
  const title = kind === 'award' ? t.award : fill(t.checkout, { supplier: supplier ?? t.supplier });
  const asked = addressOf(request);
  const name = [request.firstName, request.lastName].filter(Boolean).join(' ') || t.unnamed;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Money exact amount={amount} className="font-extrabold font-heading text-lg" />
        <Badge variant={looks[status]}>{t.statuses[status]}</Badge>
      </p>
      <p className="wrap-anywhere">
        {asked ? (
          <Link className="inline-flex min-h-11 items-center underline" to={asked}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <p className="text-ink-muted text-sm">
        {[...(isOwner ? [name] : []), formatDateTime(createdAt, language)].join(', ')}
      </p>
      {reason && <p className="wrap-anywhere">{fill(t.because, { reason })}</p>}
    </div>
  );
}

function Decision({ request: { id } }: { request: ApprovalRequest }) {
  const t = useTexts('teams');
  const refusals = useTexts('refusals');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isDeclining, setDeclining] = useState(false);
  const { isPending, run } = useAction(useExplain(t.failed));
  const approve = () =>
    run(
      () => approveRequest(id),
      async (approved) => {
        toast({ title: t.approvedDone });
        const [order] = approved?.orders ?? [];
        if (order) await navigate(`/orders/${order.id}`);
        else await revalidate();
      },
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button pending={isPending} onClick={() => void approve()}>
        {t.approve}
      </Button>
      <Button variant="outline" onClick={() => setDeclining(true)}>
        {t.decline}
      </Button>
      {isDeclining && (
        <AskDialog
          title={t.declineTitle}
          text={t.declineText}
          submit={t.decline}
          keep={t.cancel}
          done={t.declinedDone}
          failed={t.failed}
          isDanger
          reason={{
            label: t.reason,
            missing: refusals.reason_missing,
            maxLength: maxReasonLength,
          }}
          send={(reason) => declineRequest(id, reason)}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  );
}
