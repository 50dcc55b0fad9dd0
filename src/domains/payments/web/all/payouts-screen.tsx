import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { countWords, fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice, toCents } from '../../../../shared/money.ts';
import { apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import { useAction } from '../../../../ui/forms/use-action.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { AskDialog } from '../../../../ui/patterns/ask-dialog.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { DownloadLink } from '../../../../ui/primitives/download-link.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { Payouts } from '../../payout-schema.ts';
import { useExplainPayment } from '../use-explain-payment.ts';
import type { WaitingPayout } from './api.ts';

type Batch = Payouts['batches'][number];
type Line = Payouts['lines'][number];

/** What suppliers are owed, and the batches that pay it out. */
export function PayoutsScreen({ payouts }: { payouts: Payouts }) {
  return (
    <div className="grid gap-6">
      <Due payouts={payouts} />
      <Batches payouts={payouts} />
    </div>
  );
}

function useChange(path: readonly string[]) {
  const t = useTexts('payouts');
  const { revalidate } = useRevalidator();
  const { isPending, run } = useAction(useExplainPayment());
  const change = () =>
    run(
      () => browserApi.write('POST', apiPath(['/api/admin/payouts', ...path])),
      async () => {
        toast({ title: t.done });
        await revalidate();
      },
    );
  return { isPending, onClick: () => void change() };
}

function Due({ payouts: { due, feePercent, batches } }: { payouts: Payouts }) {
  const t = useTexts('payouts');
  const { isPending, onClick } = useChange([]);
  const mayMake =
    due.some(({ hasPayee }) => hasPayee) && !batches.some(({ status }) => status === 'draft');
  return (
    <section className="card grid gap-3 p-4 md:p-6" aria-labelledby="due">
      <h2 id="due">{t.due}</h2>
      {due.length === 0 && <p className="text-ink-muted">{t.dueNone}</p>}
      <ul className="divide-y divide-line">
        {due.map(({ supplierId, supplierName, amount, orders, hasPayee }) => (
          <li key={supplierId} className="flex justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{supplierName ?? t.unnamed}</span>
              <span className="block text-ink-muted text-sm">
                {hasPayee ? countWords(t.orders, orders) : t.noPayee}
              </span>
            </span>
            <span className="whitespace-nowrap font-extrabold font-heading tabular-nums">
              {formatUnitPrice(amount)}
            </span>
          </li>
        ))}
      </ul>
      {mayMake && (
        <div className="flex flex-wrap items-center gap-3">
          <Button pending={isPending} onClick={onClick}>
            {t.make}
          </Button>
          <span className="text-ink-muted">{fill(t.fee, { percent: feePercent })}</span>
        </div>
      )}
    </section>
  );
}

function Batches({ payouts: { batches, lines } }: { payouts: Payouts }) {
  const t = useTexts('payouts');
  return (
    <section className="card grid gap-3 p-4 md:p-6" aria-labelledby="batches">
      <h2 id="batches">{t.batches}</h2>
      {batches.length === 0 && <p className="text-ink-muted">{t.batchesNone}</p>}
      <ul className="divide-y divide-line">
        {batches.map((batch) => (
          <BatchEntry key={batch.id} batch={batch} lines={lines} />
        ))}
      </ul>
    </section>
  );
}

const variants = {
  draft: 'warning',
  approved: 'warning',
  sent: 'success',
  cancelled: 'secondary',
} as const;

/** A batch that waits to be approved, or to be sent. */
export function PayoutDecision({ entry: { batch, lines } }: { entry: WaitingPayout }) {
  return (
    <ul>
      <BatchEntry batch={batch} lines={lines} />
    </ul>
  );
}

function BatchEntry({ batch, lines }: { batch: Batch; lines: readonly Line[] }) {
  const t = useTexts('payouts');
  const language = useLanguage();
  const { status, amount, fee, orders, leftOut, madeBy } = batch;
  const { decidedBy, sentBy, createdAt, decidedAt, sentAt } = batch;
  const said = (words: string, time: string | null, name: string | null) =>
    time === null ? [] : [fill(words, { date: formatDateTime(time, language), name: name ?? '' })];
  const decided = status === 'cancelled' ? t.cancelledBy : t.approvedBy;
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-extrabold font-heading text-lg tabular-nums">
          {formatUnitPrice(amount)}
        </p>
        <Badge variant={variants[status]}>{t.statuses[status]}</Badge>
      </div>
      <p>
        {[
          countWords(t.orders, orders),
          ...(toCents(fee) > 0n ? [fill(t.feeOf, { amount: formatUnitPrice(fee) })] : []),
          ...(leftOut > 0 ? [countWords(t.leftOut, leftOut)] : []),
        ].join(' · ')}
      </p>
      <p className="text-ink-muted text-sm">
        {[
          ...said(t.madeBy, createdAt, madeBy),
          ...said(decided, decidedAt, decidedBy),
          ...said(t.sentBy, sentAt, sentBy),
        ].join(' · ')}
      </p>
      {status === 'draft' && (
        <>
          <Lines lines={lines} />
          <Deciding batch={batch} />
        </>
      )}
      {(status === 'approved' || status === 'sent') && <Sending batch={batch} />}
    </li>
  );
}

/** The files of an approved batch; whoever has uploaded them says so. */
function Sending({ batch: { id, status, channels } }: { batch: Batch }) {
  const t = useTexts('payouts');
  const [isAsked, setAsked] = useState(false);
  const isWaiting = status === 'approved';
  return (
    <>
      {isWaiting && <p>{t.toSend}</p>}
      <div className="flex flex-wrap gap-2">
        {channels.map((channel) => (
          <DownloadLink key={channel} href={apiPath(['/api/admin/payouts', id, `${channel}.csv`])}>
            {channel === 'bank' ? t.bankFile : t.mpesaFile}
          </DownloadLink>
        ))}
        {isWaiting && <Button onClick={() => setAsked(true)}>{t.send}</Button>}
      </div>
      {isAsked && (
        <AskDialog
          title={t.sendTitle}
          text={t.sendText}
          submit={t.send}
          keep={t.back}
          done={t.done}
          failed={t.failed}
          send={() => browserApi.write('POST', apiPath(['/api/admin/payouts', id, 'send']))}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** What the batch pays, for who approves it; what is stopped comes first. */
function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useTexts('payouts');
  const stopped = lines.filter((line) => line.stopped !== null);
  return (
    <>
      {stopped.length > 0 && (
        <p className="font-semibold">{countWords(t.willBeLeftOut, stopped.length)}</p>
      )}
      <ul className="divide-y divide-line border-line border-y">
        {[...stopped, ...lines.filter((line) => line.stopped === null)].map((line) => (
          <li key={line.orderId} className="flex justify-between gap-x-4 pb-2">
            <span className="min-w-0 wrap-anywhere">
              <Link className="flex min-h-11 items-center" to={`/orders/${line.orderId}`}>
                {line.orderNumber}
              </Link>
              <span className="block">{line.supplierName ?? t.unnamed}</span>
              <span className="block text-ink-muted text-sm">
                {line.payTo.name} · <PayTo payTo={line.payTo} />
              </span>
              {line.stopped && <Badge variant="warning">{t.stopped[line.stopped]}</Badge>}
            </span>
            <span className="whitespace-nowrap pt-2.5 font-semibold tabular-nums">
              {formatUnitPrice(line.amount)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where the money goes: the bank and its account, or the number on M-Pesa. */
function PayTo({ payTo: { kind, bankName, number, account } }: Pick<Line, 'payTo'>) {
  const t = useTexts('payouts');
  return fill(t.payTo[kind], { bank: bankName ?? '', number, account: account ?? '' });
}

function Deciding({ batch: { id, isOwn } }: { batch: Batch }) {
  const t = useTexts('payouts');
  const approve = useChange([id, 'approve']);
  const cancel = useChange([id, 'cancel']);
  return (
    <>
      {isOwn && <p>{t.own}</p>}
      <div className="flex flex-wrap gap-2">
        {!isOwn && (
          <Button pending={approve.isPending} onClick={approve.onClick}>
            {t.approve}
          </Button>
        )}
        <Button variant="outline" pending={cancel.isPending} onClick={cancel.onClick}>
          {t.cancel}
        </Button>
      </div>
    </>
  );
}
