import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate, formatDateTime } from '../../../shared/dates.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { QuotationState } from '../rules.ts';
import { defaultValidityDays, maxValidityDays, type QuotationSummary } from '../schema.ts';
import { reconfirmQuotation, withdrawQuotation } from './api.ts';
import { dayIn } from './form-state.ts';
import { QuotationFiles } from './quotation-facts.tsx';

const variants: Partial<Record<QuotationState, 'default' | 'success' | 'warning'>> = {
  live: 'default',
  accepted: 'success',
  expired: 'warning',
  outdated: 'warning',
};

interface OwnQuotationsProps {
  /** Newest first. */
  quotations: readonly QuotationSummary[];
  /** The newest is to be revised: no other can be. */
  onRevise: () => void;
}

/** All that this supplier sent on the RFQ, the standing one with what can be done about it. */
export function OwnQuotations({ quotations, onRevise }: OwnQuotationsProps) {
  const t = useTexts('quotations');
  if (quotations.length === 0) return null;
  return (
    <section className="grid gap-3" aria-label={t.own}>
      <h2>{t.own}</h2>
      <ol className="grid gap-3">
        {quotations.map((quotation) => (
          <OwnQuotation key={quotation.id} quotation={quotation} onRevise={onRevise} />
        ))}
      </ol>
    </section>
  );
}

function OwnQuotation({
  quotation,
  onRevise,
}: { quotation: QuotationSummary } & Pick<OwnQuotationsProps, 'onRevise'>) {
  const t = useTexts('quotations');
  const language = useLanguage();
  const { state, moves, deliveryTime } = quotation;
  return (
    <li className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{fill(t.revision, { number: quotation.revision })}</h3>
        <Badge variant={variants[state] ?? 'secondary'}>{t.states[state]}</Badge>
      </div>
      <p className="font-extrabold font-heading text-xl tabular-nums">
        {formatUnitPrice(quotation.totalAmount)}
      </p>
      <p className="text-ink-muted text-sm">
        {fill(t.sentOn, { date: formatDateTime(quotation.createdAt, language) })} ·{' '}
        {deliveryTime === null ? '' : `${fill(t.days, { count: deliveryTime })} · `}
        {t.validUntil} {formatDate(quotation.validUntil, language)}
      </p>
      {quotation.notes && <p className="whitespace-pre-line break-words">{quotation.notes}</p>}
      <QuotationFiles id={quotation.id} attachments={quotation.attachments} />
      {quotation.statusReason && (
        <p className="break-words">{fill(t.rejectedBecause, { reason: quotation.statusReason })}</p>
      )}
      {state === 'outdated' && <p className="font-semibold">{t.outdatedText}</p>}
      {state === 'expired' && <p className="font-semibold">{t.expiredText}</p>}
      {state === 'accepted' && (
        <Link className="flex min-h-11 items-center font-semibold underline" to="/orders">
          {t.seeOrders}
        </Link>
      )}
      <div className="flex flex-wrap items-end gap-3 empty:hidden">
        {moves.includes('reconfirm') && <Reconfirm quotation={quotation} />}
        {moves.includes('revise') && (
          <Button variant="outline" onClick={onRevise}>
            {t.revise}
          </Button>
        )}
        {moves.includes('withdraw') && <Withdraw quotation={quotation} />}
      </div>
    </li>
  );
}

/** Does something about a quotation, says how it went, and reads the page anew. */
function useMove() {
  const t = useTexts('quotations');
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    async run(move: () => Promise<unknown>, done: string) {
      setPending(true);
      try {
        await move();
        toast({ title: common.success, description: done });
      } catch (error) {
        const sentence = error instanceof ApiError && error.status < 500 ? error.sentence : null;
        const description = sentence ?? t.actionFailed;
        toast({ title: common.error, description, variant: 'destructive' });
      }
      await revalidate();
      setPending(false);
    },
  };
}

function Withdraw({ quotation }: { quotation: QuotationSummary }) {
  const t = useTexts('quotations');
  const [isOpen, setOpen] = useState(false);
  const move = useMove();
  const withdraw = async () => {
    await move.run(() => withdrawQuotation(quotation.id), t.withdrawn);
    setOpen(false);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t.withdraw}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        kind="alert"
        size="sm"
        title={t.withdrawTitle}
        description={t.withdrawText}
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t.cancel}
            </Button>
            <Button variant="danger" pending={move.isPending} onClick={withdraw}>
              {t.withdraw}
            </Button>
          </>
        }
      />
    </>
  );
}

function Reconfirm({ quotation }: { quotation: QuotationSummary }) {
  const t = useTexts('quotations');
  const [day, setDay] = useState(() => dayIn(defaultValidityDays));
  const move = useMove();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t.validUntil}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={dayIn(0)}
            max={dayIn(maxValidityDays - 1)}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </Field>
      <Button
        pending={move.isPending}
        onClick={() => move.run(() => reconfirmQuotation(quotation.id, day), t.reconfirmed)}
      >
        {t.reconfirm}
      </Button>
    </div>
  );
}
