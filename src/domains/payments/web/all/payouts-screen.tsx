import { Link, useRevalidator } from 'react-router';
import { countWords, fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatUnitPrice, toCents } from '../../../../shared/money.ts';
import { apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import { useAction } from '../../../../ui/forms/use-action.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { DownloadLink } from '../../../../ui/primitives/download-link.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { Payouts } from '../../payout-schema.ts';
import { useExplainPayment } from '../use-explain-payment.ts';
import type { DraftPayout } from './api.ts';

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

const variants = { draft: 'warning', approved: 'success', cancelled: 'secondary' } as const;

/** A batch that another admin made, for who approves it. */
export function PayoutDecision({ entry: { batch, lines } }: { entry: DraftPayout }) {
  return (
    <ul>
      <BatchEntry batch={batch} lines={lines} />
    </ul>
  );
}

function BatchEntry({ batch, lines }: { batch: Batch; lines: readonly Line[] }) {
  const t = useTexts('payouts');
  const language = useLanguage();
  const { id, status, amount, fee, orders, leftOut, madeBy } = batch;
  const { decidedBy, createdAt, decidedAt, channels } = batch;
  const date = (time: string) => formatDateTime(time, language);
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
        {fill(t.madeBy, { date: date(createdAt), name: madeBy })}
        {decidedAt !== null &&
          ` · ${fill(status === 'approved' ? t.approvedBy : t.cancelledBy, { date: date(decidedAt), name: decidedBy ?? '' })}`}
      </p>
      {status === 'draft' && (
        <>
          <Lines lines={lines} />
          <Deciding batch={batch} />
        </>
      )}
      {status === 'approved' && (
        <div className="flex flex-wrap gap-2">
          {channels.map((channel) => (
            <DownloadLink
              key={channel}
              href={apiPath(['/api/admin/payouts', id, `${channel}.csv`])}
            >
              {channel === 'bank' ? t.bankFile : t.mpesaFile}
            </DownloadLink>
          ))}
        </div>
      )}
    </li>
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
                {`${line.payTo.name} · ${line.payTo.number}`}
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
