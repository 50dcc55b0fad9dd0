import { type RefObject, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { countWords, fill, type Messages } from '../../../messages/index.ts';
import { formatDate, formatDateTime, formatEnd } from '../../../shared/dates.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import type { Rfq, RfqItem } from '../../rfqs/schema.ts';
import type { QuotationMove } from '../rules.ts';
import {
  defaultValidityDays,
  maxValidityDays,
  type Quotation,
  type QuotationItem,
  type QuotationSummary,
} from '../schema.ts';
import { reconfirmQuotation, withdrawQuotation } from './api.ts';
import { dayIn } from './form-state.ts';
import { QuotationFiles, RestWithdrawn, useAcceptedWords } from './quotation-facts.tsx';
import { QuotationStateBadge } from './state-badge.tsx';

interface OwnQuotationsProps {
  rfq: Pick<Rfq, 'version'>;
  /** Whether it takes anything from this supplier. */
  mayAnswer: boolean;
  /** The newest with its lines. */
  latest: Quotation | null;
  /** Of the RFQ. */
  items: readonly RfqItem[];
  /** Newest first. */
  quotations: readonly QuotationSummary[];
  /** The newest is to be revised: no other can be. */
  onRevise: () => void;
  /** Where the keyboard goes on when revising is given up. */
  reviseButton: RefObject<HTMLButtonElement | null>;
  onWithdrawn: () => void;
}

/** All that this supplier sent on the RFQ, the standing one with what can be done about it. */
export function OwnQuotations({ quotations, ...rest }: OwnQuotationsProps) {
  const t = useTexts('quotations');
  if (quotations.length === 0) return null;
  return (
    <section className="grid gap-3" aria-label={t.own}>
      <h2>{t.own}</h2>
      <ol className="grid gap-3">
        {quotations.map((quotation) => (
          <OwnQuotation key={quotation.id} quotation={quotation} {...rest} />
        ))}
      </ol>
    </section>
  );
}

function OwnQuotation({
  quotation,
  rfq,
  mayAnswer,
  latest,
  items,
  ...on
}: { quotation: QuotationSummary } & Omit<OwnQuotationsProps, 'quotations'>) {
  const t = useTexts('quotations');
  const language = useLanguage();
  const { state, moves, deliveryTime } = quotation;
  const accepted = useAcceptedWords()(quotation.totalAmount, quotation.orderedAmount);
  return (
    <li className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{fill(t.revision, { number: quotation.revision })}</h3>
        <QuotationStateBadge state={state} />
      </div>
      <p className="font-extrabold font-heading text-xl tabular-nums">
        {formatUnitPrice(quotation.totalAmount)}
      </p>
      <p className="text-ink-muted text-sm">
        {fill(t.sentOn, { date: formatDateTime(quotation.createdAt, language) })} ·{' '}
        {deliveryTime === null ? '' : `${countWords(t.days, deliveryTime)} · `}
        {t.validUntil} {formatEnd(quotation.validUntil, language)}
      </p>
      {accepted && <p className="font-semibold text-success">{accepted}</p>}
      <RestWithdrawn quotation={quotation} />
      {latest?.id === quotation.id && <SentLines lines={latest.items} items={items} />}
      {quotation.notes && <p className="whitespace-pre-line wrap-anywhere">{quotation.notes}</p>}
      <QuotationFiles id={quotation.id} attachments={quotation.attachments} />
      {quotation.statusReason && (
        <p className="wrap-anywhere">
          {fill(t.rejectedBecause, { reason: quotation.statusReason })}
        </p>
      )}
      {state === 'outdated' && <p className="font-semibold">{outdatedText(moves, t)}</p>}
      {state === 'expired' && <p className="font-semibold">{t.expiredText}</p>}
      {state === 'accepted' && (
        <Link className="flex min-h-11 items-center font-semibold underline" to="/orders">
          {t.seeOrders}
        </Link>
      )}
      <div className="flex flex-wrap items-end gap-3 empty:hidden">
        {mayAnswer && moves.includes('reconfirm') && <Reconfirm quotation={quotation} rfq={rfq} />}
        {mayAnswer && moves.includes('revise') && (
          <Button ref={on.reviseButton} variant="outline" onClick={on.onRevise}>
            {t.revise}
          </Button>
        )}
        {moves.includes('withdraw') && (
          <Withdraw quotation={quotation} onWithdrawn={on.onWithdrawn} />
        )}
      </div>
    </li>
  );
}

/** Why it cannot be accepted as it stands, and what its supplier can do about that. */
function outdatedText(moves: readonly QuotationMove[], t: Messages['quotations']): string {
  if (moves.includes('reconfirm')) return t.outdatedText;
  return moves.includes('revise') ? t.outdatedUnfit : t.outdatedOver;
}

/** What was priced, line by line, and how much of it was ordered. */
function SentLines({
  lines,
  items,
}: {
  lines: readonly QuotationItem[];
  items: readonly RfqItem[];
}) {
  const t = useTexts('quotations');
  const words = useQuantityWords();
  const typeWords = useTypeWords();
  if (lines.length === 0) return null;
  const asked = new Map(items.map((item) => [item.id, item]));
  return (
    <details open={lines.some(({ orderedQuantity }) => orderedQuantity !== null)}>
      <summary className="disclosure font-semibold text-brand">{t.sentLines}</summary>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {line.productName ?? typeWords(asked.get(line.rfqItemId)?.productName ?? '')}
              {line.orderedQuantity !== null && (
                <Badge
                  variant="success"
                  className="ml-2 max-w-full whitespace-normal wrap-anywhere"
                >
                  {fill(t.orderedOf, { quantity: words(line.orderedQuantity, line.unit) })}
                </Badge>
              )}
            </span>
            <span className="min-w-0 wrap-anywhere tabular-nums">
              {words(line.quantity, line.unit)} × {formatUnitPrice(line.unitPrice)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Does something about a quotation, says how it went, and reads the page anew. */
function useMove() {
  const t = useTexts('quotations');
  const tellFailure = useTellFailure();
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    /** @param onDone before the page is read anew */
    async run(move: () => Promise<unknown>, done: string, onDone?: () => void) {
      setPending(true);
      try {
        await move();
        toast({ title: common.success, description: done });
        onDone?.();
      } catch (error) {
        void tellFailure(error, t.actionFailed);
      }
      await revalidate();
      setPending(false);
    },
  };
}

function Withdraw({
  quotation,
  onWithdrawn,
}: {
  quotation: QuotationSummary;
  onWithdrawn: () => void;
}) {
  const t = useTexts('quotations');
  const [isOpen, setOpen] = useState(false);
  const move = useMove();
  const words =
    quotation.state === 'accepted'
      ? {
          action: t.withdrawRest,
          title: t.withdrawRestTitle,
          text: t.withdrawRestText,
          done: t.restWithdrawn,
        }
      : {
          action: t.withdraw,
          title: t.withdrawTitle,
          text: quotation.rfq.status === 'open' ? t.withdrawOpenText : t.withdrawText,
          done: t.withdrawn,
        };
  const withdraw = async () => {
    await move.run(() => withdrawQuotation(quotation.id), words.done, onWithdrawn);
    setOpen(false);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        kind="alert"
        size="sm"
        title={words.title}
        description={words.text}
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t.cancel}
            </Button>
            <Button variant="danger" pending={move.isPending} onClick={withdraw}>
              {words.action}
            </Button>
          </>
        }
      />
    </>
  );
}

/** For longer where it is live, else again; how long is asked for where nothing else is to be done. */
function Reconfirm({
  quotation: { id, state, validUntil },
  rfq,
}: {
  quotation: QuotationSummary;
  rfq: OwnQuotationsProps['rfq'];
}) {
  const t = useTexts('quotations');
  const language = useLanguage();
  const isLive = state === 'live';
  const from = isLive ? new Date(validUntil).getTime() : Date.now();
  const most = dayIn(maxValidityDays - 1);
  const [day, setDay] = useState(() => [dayIn(defaultValidityDays, from), most].sort()[0] ?? most);
  const [isAsked, setAsked] = useState(false);
  const move = useMove();
  const confirm = () =>
    move.run(
      () => reconfirmQuotation(id, day, rfq.version),
      isLive ? fill(t.extended, { date: formatDate(day, language) }) : t.reconfirmed,
      () => setAsked(false),
    );
  if (isLive && !isAsked) {
    return (
      <Button variant="outline" onClick={() => setAsked(true)}>
        {t.extend}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t.validUntil}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={dayIn(0, from)}
            max={most}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </Field>
      <Button pending={move.isPending} onClick={confirm}>
        {isLive ? t.extend : t.reconfirm}
      </Button>
    </div>
  );
}
