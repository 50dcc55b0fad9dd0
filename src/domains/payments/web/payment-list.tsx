import { fill } from '../../../messages/index.ts';
import { formatDate, formatDateTime } from '../../../shared/dates.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import { apiPath } from '../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Badge, type BadgeVariant } from '../../../ui/primitives/badge.tsx';
import { Button, type ButtonVariant } from '../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../ui/primitives/dialog.tsx';
import { DownloadLink } from '../../../ui/primitives/download-link.tsx';
import { useMay } from '../../accounts/web/public.tsx';
import type { PaymentMove, PaymentStatus } from '../rules.ts';
import type { Payment } from '../schema.ts';
import type { Asked } from './move-dialog.tsx';

interface PaymentListProps {
  payments: readonly Payment[];
  onAsk: (asked: Asked) => void;
}

/** What was recorded for an order, the newest first, and what the reader may do about each. */
export function PaymentList({ payments, onAsk }: PaymentListProps) {
  const t = useTexts('payments');
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{t.list}</h3>
      <ul className="divide-y divide-line border-line border-t">
        {payments.toReversed().map((payment) => (
          <PaymentEntry key={payment.id} payment={payment} onAsk={onAsk} />
        ))}
      </ul>
    </div>
  );
}

const badges: Readonly<Record<PaymentStatus, BadgeVariant>> = {
  pending: 'warning',
  confirmed: 'success',
  rejected: 'destructive',
  cancelled: 'secondary',
  reversed: 'destructive',
  failed: 'destructive',
  expired: 'secondary',
};

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const t = useTexts('payments');
  return (
    <Badge className="flex-none" variant={badges[status]}>
      {t.statuses[status]}
    </Badge>
  );
}

function PaymentEntry({ payment, onAsk }: { payment: Payment; onAsk: PaymentListProps['onAsk'] }) {
  const t = useTexts('payments');
  const language = useLanguage();
  const { amount, status, method, reference, paidOn, createdAt } = payment;
  const recorded = fill(t.recordedOn, { date: formatDateTime(createdAt, language) });
  return (
    <li className="grid gap-1 py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="font-extrabold font-heading text-lg tabular-nums">
          {formatUnitPrice(amount)}
        </p>
        <PaymentStatusBadge status={status} />
      </div>
      {method === 'bank' ? (
        <>
          <p className="wrap-anywhere">{fill(t.referenceIs, { reference })}</p>
          <p className="text-ink-muted text-sm">
            {paidOn ? fill(t.bankOn, { date: formatDate(paidOn, language) }) : t.bank}
            {' · '}
            {recorded}
          </p>
        </>
      ) : (
        <CollectedFacts payment={payment} />
      )}
      <PaymentFacts payment={payment} />
      <PaymentActions payment={payment} onAsk={onAsk} />
    </li>
  );
}

/** How a payment was collected, its receipt, and what of it went back. */
function CollectedFacts({ payment }: { payment: Payment }) {
  const { entry } = useTexts('paying');
  const { method, request, receipt, reference, amountRefunded } = payment;
  const facts = [
    method === 'card' ? entry.card : entry.mpesa,
    ...(request?.phone ? [fill(entry.phone, { phone: request.phone })] : []),
    receipt ? fill(entry.receipt, { receipt }) : reference,
  ];
  return (
    <>
      <p className="wrap-anywhere">{facts.join(' · ')}</p>
      {toCents(amountRefunded) > 0n && (
        <p className="font-semibold">
          {fill(entry.refunded, { amount: formatUnitPrice(amountRefunded) })}
        </p>
      )}
    </>
  );
}

/** What became of a payment, when, by whom and why. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  return (
    <>
      <Decision payment={payment} />
      {payment.reason && <Reason text={payment.reason} />}
      <Reversal payment={payment} />
    </>
  );
}

function Decision({ payment: { status, decidedAt, decidedBy } }: { payment: Payment }) {
  const t = useTexts('payments');
  const { brand } = useTexts('common');
  const language = useLanguage();
  if (status === 'pending' || decidedAt === null) return null;
  const when = fill(t.decided[status], { date: formatDateTime(decidedAt, language) });
  return (
    <p className="text-ink-muted text-sm">
      {decidedBy === 'admin' ? `${when} ${fill(t.byAdmin, { brand })}` : when}
    </p>
  );
}

/** That a confirmation was taken back, and why. */
function Reversal({ payment }: { payment: Payment }) {
  const t = useTexts('payments');
  const { brand } = useTexts('common');
  const language = useLanguage();
  const { reversedAt, reversedBy, reversalReason } = payment;
  if (reversedAt === null) return null;
  const when = fill(t.reversedOn, { date: formatDateTime(reversedAt, language) });
  return (
    <>
      <p className="text-ink-muted text-sm">
        {reversedBy === 'admin' ? `${when} ${fill(t.byAdmin, { brand })}` : when}
        {' · '}
        {t.noLongerPaid}
      </p>
      {reversalReason && <Reason text={reversalReason} />}
    </>
  );
}

function Reason({ text }: { text: string }) {
  const t = useTexts('payments');
  return <p className="whitespace-pre-line wrap-anywhere">{fill(t.reasonIs, { reason: text })}</p>;
}

const variants: Readonly<Record<PaymentMove, ButtonVariant>> = {
  confirm: 'primary',
  reject: 'outline',
  cancel: 'outline',
  reverse: 'outline',
};

/** What the reader may do about a payment, and its receipt; nothing where there is nothing. */
export function PaymentActions(props: { payment: Payment; onAsk: PaymentListProps['onAsk'] }) {
  const may = useMay();
  const { payment, onAsk } = props;
  const t = useTexts('payments');
  const words = { confirm: t.confirm, reject: t.reject, cancel: t.takeBack, reverse: t.reverse };
  const { id, amount, reference, method, status, moves } = payment;
  const which = (
    <span className="sr-only"> {fill(t.of, { amount: formatUnitPrice(amount), reference })}</span>
  );
  // What is being collected has its own place above the list.
  const shown = moves.filter((move) => method === 'bank' && may(`POST /api/payments/:id/${move}`));
  if (shown.length === 0 && status !== 'confirmed') return null;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {status === 'confirmed' && (
        <DownloadLink href={apiPath(['/api/payments', id, 'receipt.pdf'])}>
          {t.receipt}
          {which}
        </DownloadLink>
      )}
      {shown.map((move) => (
        <Button
          key={move}
          variant={variants[move]}
          onPointerEnter={preloadDialog}
          onClick={() => onAsk({ move, payment })}
        >
          {words[move]}
          {which}
        </Button>
      ))}
    </div>
  );
}
