import { useState } from 'react';
import { fill, type Messages } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { AskDialog } from '../../../../ui/patterns/ask-dialog.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import { useMay } from '../../../accounts/web/public.tsx';
import { isRequestable, type RequestAnswer } from '../../request-rules.ts';
import type { Order, OrderRequest } from '../../schema.ts';
import { useSideNames } from '../order/order-parts.tsx';
import { reasonOf } from '../order/order-steps.tsx';
import { ChangeDialog } from './change-dialog.tsx';

/** The request that waits for an answer, if any. */
export const openRequest = ({ requests }: Pick<Order, 'requests'>): OrderRequest | undefined =>
  requests.find(({ status }) => status === 'open');

/** How the reader's other side is called. */
function useOther(order: Order): string {
  const names = useSideNames();
  return order.party === 'buyer' ? names.seller(order.supplier) : names.buyer(order.contractor);
}

const callsOf = (orderId: string, ...parts: string[]) =>
  apiPath(['/api/orders', orderId, 'requests', ...parts]);

/** The ways to ask the other side about a confirmed order. */
export function AskSection({ order }: { order: Order }) {
  const [asked, setAsked] = useState<OrderRequest['kind'] | null>(null);
  const t = useTexts('orderRequests');
  const orders = useTexts('orders');
  const refusals = useTexts('refusals');
  const other = useOther(order);
  const may = useMay();
  if (order.party === null || !isRequestable(order.status) || openRequest(order)) return null;
  if (!may('POST /api/orders/:id/requests')) return null;
  const onClose = () => setAsked(null);
  return (
    <section className="card grid gap-3 p-4 md:p-6 print:hidden">
      <h2>{t.title}</h2>
      <p className="wrap-anywhere text-ink-muted">{fill(t.text, { other })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setAsked('change')}>
          {t.change}
        </Button>
        <Button variant="outline" onClick={() => setAsked('cancel')}>
          {t.cancel}
        </Button>
      </div>
      <AskDialog
        isOpen={asked === 'cancel'}
        onClose={onClose}
        title={t.cancelTitle}
        text={fill(t.cancelText, { other })}
        submit={t.send}
        keep={t.notNow}
        done={t.done.ask}
        failed={orders.tryAgain}
        reason={reasonOf(t.cancelReason, refusals)}
        send={(reason) => browserApi.write('POST', callsOf(order.id), { kind: 'cancel', reason })}
      />
      <ChangeDialog order={order} other={other} isOpen={asked === 'change'} onClose={onClose} />
    </section>
  );
}

/** What is asked, and the reader's answers to it. */
export function OpenRequest({ order, request }: { order: Order; request: OrderRequest }) {
  const [answer, setAnswer] = useState<RequestAnswer | null>(null);
  const t = useTexts('orderRequests');
  const orders = useTexts('orders');
  const other = useOther(order);
  const isOwn = order.party === request.party;
  const may = useMay();
  const mayAnswer = may('POST /api/orders/:id/requests/:requestId/accept');
  const words = answer && wordsOf(answer, request, other, t);
  return (
    <section className="card grid gap-3 border-accent p-4 md:p-6 print:hidden">
      <h2 className="wrap-anywhere">
        {fill((isOwn ? t.ownTitle : t.openTitle)[request.kind], { who: other })}
      </h2>
      {request.reason && (
        <p className="whitespace-pre-line wrap-anywhere">
          {fill(t.reason, { reason: request.reason })}
        </p>
      )}
      <Changes order={order} changes={request.changes} />
      {isOwn && <p className="text-ink-muted">{fill(t.waiting, { other })}</p>}
      <div className="flex flex-wrap gap-2">
        {order.party !== null && !isOwn && mayAnswer && (
          <>
            <Button
              variant={request.kind === 'cancel' ? 'danger' : 'primary'}
              onClick={() => setAnswer('accept')}
            >
              {t.accept[request.kind]}
            </Button>
            <Button variant="outline" onClick={() => setAnswer('refuse')}>
              {t.refuse}
            </Button>
          </>
        )}
        {isOwn && mayAnswer && (
          <Button variant="outline" onClick={() => setAnswer('withdraw')}>
            {t.withdraw}
          </Button>
        )}
      </div>
      {answer && words && (
        <AskDialog
          isOpen
          onClose={() => setAnswer(null)}
          {...words}
          keep={t.notNow}
          done={t.done[answer]}
          failed={orders.tryAgain}
          isDanger={answer === 'accept' && request.kind === 'cancel'}
          send={() => browserApi.write('POST', callsOf(order.id, request.id, answer))}
        />
      )}
    </section>
  );
}

function wordsOf(
  answer: RequestAnswer,
  { kind }: OrderRequest,
  other: string,
  t: Messages['orderRequests'],
) {
  if (answer === 'accept') {
    return { title: t.acceptTitle[kind], text: t.acceptText[kind], submit: t.accept[kind] };
  }
  return answer === 'refuse'
    ? { title: t.refuseTitle, text: fill(t.refuseText, { other }), submit: t.refuse }
    : { title: t.withdrawTitle, text: fill(t.withdrawText, { other }), submit: t.withdraw };
}

function Changes({ order, changes }: { order: Order; changes: OrderRequest['changes'] }) {
  const t = useTexts('orderRequests');
  const language = useLanguage();
  const words = useQuantityWords();
  const { deliveryDate, deliveryAddress, deliveryCounty, items = [] } = changes;
  const place = [deliveryAddress, deliveryCounty].filter(Boolean).join(', ');
  const lines = items.flatMap(({ orderItemId, quantity }) => {
    const item = order.items.find(({ id }) => id === orderItemId);
    if (!item) return [];
    const facts = {
      product: item.name,
      from: words(item.quantity, item.unit),
      to: words(quantity, item.unit),
    };
    return [fill(Number(quantity) === 0 ? t.itemGone : t.item, facts)];
  });
  const all = [
    ...(deliveryDate ? [fill(t.deliveryDate, { to: formatDate(deliveryDate, language) })] : []),
    ...(place ? [fill(t.deliveryAddress, { to: place })] : []),
    ...lines,
  ];
  if (all.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {all.map((text) => (
        <li key={text} className="wrap-anywhere font-semibold">
          {text}
        </li>
      ))}
    </ul>
  );
}
