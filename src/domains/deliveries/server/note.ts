import type { Kysely } from 'kysely';
import { deliveryNotes as english } from '../../../messages/en/deliveryNotes.ts';
import { fill, type Language, type Messages } from '../../../messages/index.ts';
import { deliveryNotes as swahili } from '../../../messages/sw/deliveryNotes.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { formatPhone } from '../../../shared/phone-text.ts';
import type { Order } from '../../orders/schema.ts';
import {
  type DocumentTexts,
  type PrintedDocument,
  readOrder,
  sidesOf,
} from '../../orders/server/public.ts';
import { countNames, isLacking } from '../rules.ts';
import type { Delivery, DeliveryLine } from '../schema.ts';
import { noSuchDelivery, readDeliveries } from './reads.ts';

const spoken: Readonly<Record<Language, Messages['deliveryNotes']>> = { en: english, sw: swahili };

/**
 * What goes with the goods on paper.
 *
 * @throws AppError 404 for an order of others, a delivery of another order, and where nothing has left
 */
export async function readDeliveryNote(
  db: Kysely<DB>,
  actor: Actor,
  {
    id: orderId,
    delivery: wanted,
  }: { readonly id: string; readonly delivery?: string | undefined },
  words: DocumentTexts,
): Promise<PrintedDocument> {
  const { deliveries } = await readDeliveries(db, actor, orderId);
  const delivery = wanted ? deliveries.find(({ id }) => id === wanted) : deliveries[0];
  if (!delivery) throw noSuchDelivery();
  return deliveryNote(delivery, await readOrder(db, actor, orderId), words);
}

/** In the reader's language, without prices; both sides sign, and the PIN is not on it. */
function deliveryNote(delivery: Delivery, order: Order, words: DocumentTexts): PrintedDocument {
  const t = spoken[words.language];
  const parties = sidesOf(order, words);
  const { driverName, driverPhone, deliveredAt, cancelledAt } = delivery;
  const driver = [driverName, driverPhone && formatPhone(driverPhone)].filter(Boolean);
  return {
    language: words.language,
    kind: t.kind,
    number: delivery.number,
    title: order.rfq?.title ?? null,
    parties,
    facts: [
      [t.order, fill(t.orderOf, { number: order.number, date: words.date(order.createdAt) })],
      [t.dispatched, words.dateTime(delivery.dispatchedAt)],
      [t.to, [order.deliveryAddress, order.deliveryCounty].filter(Boolean).join(', ') || null],
      [t.driver, driver.join(', ') || null],
      [t.vehicle, delivery.vehicle],
      [t.received, deliveredAt && words.dateTime(deliveredAt)],
      [t.proof, delivery.provenBy && t.proofs[delivery.provenBy]],
      [t.cancelled, cancelledAt && words.dateTime(cancelledAt)],
    ],
    lines: delivery.lines.map((line) => ({
      name: line.name,
      details: countedText(line, t),
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: null,
      vatLetter: null,
      total: null,
    })),
    totals: null,
    notes: [[t.note, delivery.note]],
    signatures: parties.map(({ role, name }) => ({ title: role, name })),
  };
}

/** What was counted, where it was not all of it. */
function countedText(line: DeliveryLine, t: Messages['deliveryNotes']): string | null {
  const { delivered, short, damaged, refused } = line;
  if (delivered === null || short === null || damaged === null || refused === null) return null;
  const counts = { delivered, short, damaged, refused };
  if (!isLacking([counts])) return null;
  return countNames
    .filter((name) => Number(counts[name]) > 0)
    .map((name) => fill(t.counts[name], { count: Number(counts[name]) }))
    .join(', ');
}
