import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading } from '../../../platform/audit.ts';
import { type ListAnswer, listAnswer } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import { readSetting } from '../../../platform/settings.ts';
import { ownPayees, readPayTo } from '../../accounts/server/public.ts';
import {
  type DocumentTexts,
  noSuchOrder,
  type PrintedDocument,
  readOrder,
} from '../../orders/server/public.ts';
import type { AllPaymentsQuery, OrderPayments, Payment, PaymentFigures } from '../schema.ts';
import type { CollectDeps, PaymentDeps } from './deps.ts';
import { toCollect, toOrderPayments, toPayment, toPaymentOfOrder } from './present.ts';
import { selectAllPayments } from './queries/all-payments.ts';
import { selectPaymentFigures } from './queries/figures.ts';
import { selectPhone } from './queries/payer.ts';
import { mayReadOrder, selectOrderPayments, selectPayment } from './queries/payments.ts';
import { receiptDocument } from './receipt.ts';
import { noSuchPayment } from './refusals.ts';
import { mpesaMaxAmount } from './settings.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** What was paid for an order, for its two sides and admins. @throws AppError 404 for anybody else */
export async function listPayments(
  deps: Pick<CollectDeps, 'db' | 'providers' | 'settings'>,
  actor: Actor,
  orderId: string,
): Promise<OrderPayments> {
  const { db } = deps;
  const rows = await selectOrderPayments(db, actor, orderId);
  const list = toOrderPayments(rows, actor);
  const [order] = rows;
  if (!list || !order) throw noSuchOrder();
  const isPayable = order.orderStatus !== 'cancelled';
  await noteAdminReading(db, actor, {
    action: 'payment.listed',
    targetType: 'order',
    targetId: orderId,
  });
  const where = await readPayTo(db, order.supplierId);
  const collect =
    list.mayRecord === null
      ? null
      : toCollect(list.mayRecord, deps, {
          phone: await selectPhone(db, actor.id),
          cap: await readSetting(db, mpesaMaxAmount),
        });
  return {
    ...list,
    collect,
    isPayable,
    ...where,
    ...(isPayable ? {} : { payTo: [], heldUntil: null }),
  };
}

/** Payments of all orders (PaymentOfOrder[]), newest first, for an admin. That they were read is noted. */
export async function listAllPayments(
  db: Kysely<DB>,
  admin: Actor,
  query: AllPaymentsQuery,
): Promise<ListAnswer> {
  await noteAdminReading(db, admin, {
    action: 'payment.listed',
    targetType: 'order',
    targetId: 'all',
  });
  const listed = await selectAllPayments(db, admin, query);
  return listAnswer(listed, query.limit, (row) => toPaymentOfOrder(row, admin));
}

/** @throws AppError 404 where it is missing or of an order that is not the actor's */
export async function readPayment(db: Handle, actor: Actor, id: string): Promise<Payment> {
  const row = await selectPayment(db, actor, id);
  if (!row) throw noSuchPayment();
  await noteAdminReading(db, actor, {
    action: 'payment.read',
    targetType: 'payment',
    targetId: id,
  });
  return toPayment(row, actor);
}

/** What is owed over all orders of the actor's, and what waits to be confirmed. */
export async function readFigures(db: Kysely<DB>, actor: Actor): Promise<PaymentFigures> {
  const figures = await selectPaymentFigures(db, actor);
  const isSupplier = actor.role === 'supplier';
  return { ...figures, payeeMissing: isSupplier && (await ownPayees(db, actor.id)).length === 0 };
}

/** The receipt of a confirmed payment. @throws AppError 404 as readPayment, 409 for any other payment */
export async function readReceipt(
  db: Handle,
  actor: Actor,
  id: string,
  words: DocumentTexts,
): Promise<PrintedDocument> {
  const payment = await readPayment(db, actor, id);
  const order = await readOrder(db, actor, payment.orderId);
  return receiptDocument(payment, order, words, new Date().toISOString());
}

/** Before a body is looked at: a stranger is told only that it is not there. */
export async function requirePayment({ db }: PaymentDeps, actor: Actor, id: string) {
  const row = await selectPayment(db, actor, id);
  if (!row) throw noSuchPayment();
  return row;
}

/** The same of an order. */
export async function requireOrder({ db }: PaymentDeps, actor: Actor, id: string): Promise<void> {
  if (!(await mayReadOrder(db, actor, id))) throw noSuchOrder();
}
