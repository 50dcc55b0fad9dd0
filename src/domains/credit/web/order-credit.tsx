import { CalendarClock, HandCoins } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { useAction } from '../../../ui/forms/use-action.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useMay } from '../../accounts/web/public.tsx';
import { mostChoices } from '../rules.ts';
import type { OrderCredit as Read } from '../schema.ts';
import { chooseCredit, undoCredit } from './api.ts';
import { useExplainCredit } from './use-explain-credit.ts';

interface OrderCreditProps {
  orderId: string;
  status: string;
  party: 'buyer' | 'seller' | null;
  /** Null where it could not be read: the rest of the page stands without it. */
  credit: Read | null;
}

/** That an order is paid after its delivery, or its buyer's way to choose that. Nothing otherwise. */
export function OrderCredit({ orderId, status, party, credit }: OrderCreditProps) {
  const t = useTexts('credit');
  if (!credit) return null;
  const { terms, offer } = credit;
  if (!terms && (!offer || offer.obstacle === 'paid')) return null;
  return (
    <section className="card grid gap-3 p-4 md:p-6" aria-labelledby="order-credit">
      <h2 id="order-credit">{t.title}</h2>
      {terms && <Terms terms={terms} />}
      {terms && party === 'seller' && status === 'placed' && (
        <p className="text-ink-muted">{t.forSeller}</p>
      )}
      {terms?.mayUndo && <ChoiceButton orderId={orderId} isUndo />}
      {offer && <Offer orderId={orderId} offer={offer} />}
    </section>
  );
}

/** At the head of an order that is paid after its delivery: a supplier reads it before confirming. */
export function CreditBadge({ credit }: { credit: Read | null }) {
  const t = useTexts('credit');
  const language = useLanguage();
  const terms = credit?.terms;
  if (!terms || terms.amountOwed === '0.00') return null;
  const { dueAt, isOverdue, days } = terms;
  if (dueAt === null) return <Badge variant="info">{fill(t.badge, { count: days })}</Badge>;
  const words = isOverdue ? t.badgeOverdue : t.badgeDue;
  return (
    <Badge variant={isOverdue ? 'destructive' : 'info'}>
      {fill(words, { date: formatDate(dueAt, language) })}
    </Badge>
  );
}

function Terms({ terms }: { terms: NonNullable<Read['terms']> }) {
  const { days, dueAt, amountOwed, isOverdue } = terms;
  const t = useTexts('credit');
  const language = useLanguage();
  if (amountOwed === '0.00') return <p>{t.settled}</p>;
  return (
    <p className={isOverdue ? 'font-semibold text-danger' : 'font-semibold'}>
      {dueAt
        ? fill(t.dueOn, { date: formatDate(dueAt, language) })
        : fill(t.terms, { count: days })}
    </p>
  );
}

function Offer({ orderId, offer }: { orderId: string; offer: NonNullable<Read['offer']> }) {
  const t = useTexts('credit');
  const may = useMay();
  const { days, available, obstacle } = offer;
  const amount = formatUnitPrice(available);
  if (obstacle === 'paid' || !may('POST /api/orders/:id/credit')) return null;
  return (
    <>
      <p className="text-ink-muted">
        {obstacle === null
          ? fill(t.offer, { count: days ?? '', amount })
          : fill(t.obstacles[obstacle], { amount, times: mostChoices })}
      </p>
      {obstacle === null ? (
        <ChoiceButton orderId={orderId} />
      ) : (
        <Link
          className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
          to="/credit"
        >
          {t.about}
        </Link>
      )}
    </>
  );
}

function ChoiceButton({ orderId, isUndo = false }: { orderId: string; isUndo?: boolean }) {
  const t = useTexts('credit');
  const may = useMay();
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  const { isPending, run } = useAction(useExplainCredit());
  const change = () =>
    run(
      () => (isUndo ? undoCredit(orderId) : chooseCredit(orderId)),
      async () => {
        toast({ title: common.success, description: isUndo ? t.undone : t.chosen });
        await revalidate();
      },
    );
  if (!may('POST /api/orders/:id/credit')) return null;
  const Icon = isUndo ? CalendarClock : HandCoins;
  return (
    <Button
      className="justify-self-start"
      variant="outline"
      pending={isPending}
      onClick={() => void change()}
    >
      <Icon aria-hidden="true" />
      {isUndo ? t.undo : t.choose}
    </Button>
  );
}
