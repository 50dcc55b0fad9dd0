import { Truck } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { PartFailed } from '../../../ui/part-failed.tsx';
import { AskDialog } from '../../../ui/patterns/ask-dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { preloadDialog } from '../../../ui/primitives/dialog.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import { awaitedStatuses } from '../../orders/rules.ts';
import { type Delivery, maxNoteLength, type OrderDeliveries } from '../schema.ts';
import { cancelDelivery, type DeliveredOrder } from './api.ts';
import { ArrivalDialog } from './arrival-dialog.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { DispatchDialog } from './dispatch-dialog.tsx';

interface DeliveriesSectionProps {
  order: DeliveredOrder;
  /** Null where they could not be read. */
  deliveries: OrderDeliveries | null;
}

/**
 * What of an order is on its way and has arrived, what is still owed, and what the reader may do. Nothing of a
 * cancelled one that nothing left of.
 */
export function DeliveriesSection({ order, deliveries }: DeliveriesSectionProps) {
  const t = useTexts('deliveries');
  if (order.status === 'cancelled' && deliveries?.deliveries.length === 0) return null;
  return (
    <section className="card grid gap-4 p-4 md:p-6 print:hidden" aria-labelledby="deliveries">
      <h2 id="deliveries">{t.title}</h2>
      {deliveries ? <Deliveries order={order} all={deliveries} /> : <PartFailed text={t.unread} />}
    </section>
  );
}

type Asked = { readonly about: Delivery; readonly what: 'confirm' | 'cancel' };

function Deliveries({ order, all }: { order: DeliveredOrder; all: OrderDeliveries }) {
  const t = useTexts('deliveries');
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { deliveries } = all;
  return (
    <>
      {deliveries.length === 0 ? (
        <p className="text-ink-muted">{order.party === 'buyer' ? t.emptyBuyer : t.empty}</p>
      ) : (
        <StillOwed order={order} all={all} />
      )}
      {all.mayDispatch && (
        <Button
          className="justify-self-start"
          onPointerEnter={preloadDialog}
          onClick={() => setSending(true)}
        >
          <Truck aria-hidden="true" />
          {t.dispatch}
        </Button>
      )}
      {deliveries.length > 0 && (
        <ul className="grid gap-4">
          {deliveries.map((delivery) => (
            <DeliveryCard
              key={delivery.id}
              delivery={delivery}
              party={order.party}
              onConfirm={() => setAsked({ about: delivery, what: 'confirm' })}
              onCancel={() => setAsked({ about: delivery, what: 'cancel' })}
            />
          ))}
        </ul>
      )}
      <DispatchDialog
        order={order}
        lines={all.lines}
        open={isSending}
        onClose={() => setSending(false)}
      />
      <ArrivalDialog delivery={asked?.what === 'confirm' ? asked.about : null} onClose={close} />
      {asked?.what === 'cancel' && <CancelDialog delivery={asked.about} onClose={close} />}
    </>
  );
}

function CancelDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const t = useTexts('deliveries');
  const refusals = useTexts('refusals');
  return (
    <AskDialog
      isOpen
      isDanger
      title={fill(t.cancelTitle, { number: delivery.number })}
      text={t.cancelText}
      submit={t.cancelDelivery}
      keep={t.keep}
      done={t.cancelDone}
      failed={t.failed}
      reason={{
        label: t.cancelReason,
        missing: refusals.cancel_delivery_reason_missing,
        maxLength: maxNoteLength,
      }}
      send={(reason) => cancelDelivery(delivery.id, reason)}
      onClose={onClose}
    />
  );
}

/** Nothing where goods are owed that nobody waits for any more. */
function StillOwed({ order, all: { lines } }: { order: DeliveredOrder; all: OrderDeliveries }) {
  const t = useTexts('deliveries');
  const typeWords = useTypeWords();
  const words = useQuantityWords();
  const owed = lines.filter((line) => Number(line.owed) > 0);
  if (owed.length === 0) return <p className="font-semibold text-success">{t.owedNone}</p>;
  if (!awaitedStatuses.some((awaited) => awaited === order.status)) return null;
  return (
    <div>
      <h3 className="text-base">{t.owedTitle}</h3>
      <ul className="mt-1 divide-y divide-line">
        {owed.map((line) => (
          <li
            key={line.orderItemId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
          >
            <span className="wrap-anywhere">{typeWords(line.name)}</span>
            <span className="tabular-nums">
              {fill(t.owedLine, {
                owed: words(line.owed, null),
                ordered: words(line.ordered, line.unit),
              })}
              {Number(line.onTheWay) > 0 && (
                <span className="text-ink-muted">
                  {' · '}
                  {fill(t.onTheWay, { quantity: words(line.onTheWay, null) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
