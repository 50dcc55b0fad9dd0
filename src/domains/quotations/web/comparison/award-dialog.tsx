import { useState } from 'react';
import { fill, type Messages } from '../../../../messages/index.ts';
import { formatUnitPrice, fromCents } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog } from '../../../../ui/primitives/dialog.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import { refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import type { DeliveryShare } from '../../delivery-share-rules.ts';
import { type AwardBody, award, type MadeAward, type MadeOrder } from './api.ts';
import { DeliveryLine, LeftOpen, OtherQuotations } from './award-outcome.tsx';
import type { BoughtLine } from './bought.ts';
import { BoughtLines } from './bought-lines.tsx';
import type { Left } from './left-words.ts';

/** An award that waits to be confirmed, with what will come of it. */
export interface PendingAward {
  readonly rfqId: string;
  readonly body: AwardBody;
  /** One order (LPO) for each supplier; totals in cents, with VAT and delivery. */
  readonly orders: readonly {
    readonly quotationId: string;
    readonly supplier: string;
    readonly total: bigint;
    /** What is bought, as far as the page has read it. */
    readonly lines: readonly BoughtLine[];
    /** Further lines, which it has not. */
    readonly more: number;
    /** Null where none is paid, or nobody can tell. */
    readonly delivery: DeliveryShare | null;
    /** Something is ordered of this quotation already. */
    readonly isFurther: boolean;
  }[];
  /** Quotations that are turned down. */
  readonly rejected: number;
  /** Quotations that stay undecided, since something is left that they offer. */
  readonly kept: number;
  /** Lines of the RFQ that nobody is given, wholly or in part. */
  readonly left: Left;
}

interface AwardDialogProps {
  pending: PendingAward | null;
  onClose: () => void;
  /** What the page shows may be out of date. */
  onRefused: () => void;
  onAwarded: (made: MadeAward) => void;
}

/** Asks before an award: says what happens, and makes it once. */
export function AwardDialog({ pending, onClose, onRefused, onAwarded }: AwardDialogProps) {
  const t = useTexts('comparison');
  const refusals = useTexts('refusals');
  const quantityWords = useQuantityWords();
  const [isMaking, setMaking] = useState(false);
  const confirm = async () => {
    if (!pending) return;
    setMaking(true);
    try {
      const made = await award(pending.rfqId, pending.body);
      toast({ title: t.awarded, description: madeWords(made.orders, t) });
      onAwarded(made);
    } catch (error) {
      const description = refusalOf(error, refusals, quantityWords) ?? t.awardRetry;
      toast({ title: t.awardFailed, description, variant: 'destructive' });
      onRefused();
    }
    setMaking(false);
    onClose();
  };
  return (
    <Dialog
      open={pending !== null}
      onOpenChange={(open) => !open && !isMaking && onClose()}
      kind="alert"
      size="sm"
      title={pending ? <Title pending={pending} /> : ''}
      description={t.awardText}
      footer={
        <>
          <Button variant="outline" disabled={isMaking} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button pending={isMaking} onClick={() => void confirm()}>
            {t.awardConfirm}
          </Button>
        </>
      }
    >
      {pending && <Outcome pending={pending} />}
    </Dialog>
  );
}

const namedAtMost = 5;

/** The orders by their numbers, while these can be read. */
const madeWords = (orders: readonly MadeOrder[], t: Messages['comparison']) =>
  orders.length > namedAtMost
    ? fill(t.awardedMany, { count: orders.length })
    : fill(t.awardedText, { numbers: orders.map(({ number }) => number).join(', ') });

function Title({ pending: { orders } }: { pending: PendingAward }) {
  const t = useTexts('comparison');
  const [first] = orders;
  return orders.length === 1 && first
    ? fill(t.awardTitleOne, { supplier: first.supplier })
    : fill(t.awardTitleMany, { count: orders.length });
}

/** Rounded to shillings, the orders would not add up to their sum. */
const toTheCent = (cents: bigint) => formatUnitPrice(fromCents(cents));

function Outcome({ pending: { orders, rejected, kept, left } }: { pending: PendingAward }) {
  const t = useTexts('comparison');
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="font-sans font-semibold text-base">{t.ordersMade}</h3>
        <ul className="divide-y divide-line">
          {orders.map(({ quotationId, supplier, total, delivery, isFurther, lines, more }) => (
            <li
              key={quotationId}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5"
            >
              <span className="min-w-0 wrap-anywhere">{supplier}</span>
              <span className="whitespace-nowrap font-bold tabular-nums">{toTheCent(total)}</span>
              <BoughtLines lines={lines} more={more} />
              {delivery && <DeliveryLine share={delivery} isFurther={isFurther} />}
            </li>
          ))}
        </ul>
        {orders.length > 1 && (
          <p className="flex items-baseline justify-between gap-x-4 border-line border-t-2 pt-1.5 font-bold">
            <span>{t.sum}</span>
            <span className="whitespace-nowrap tabular-nums">
              {toTheCent(orders.reduce((sum, { total }) => sum + total, 0n))}
            </span>
          </p>
        )}
      </div>
      {left.count > 0 && <LeftOpen left={left} />}
      <OtherQuotations rejected={rejected} kept={kept} />
    </div>
  );
}
