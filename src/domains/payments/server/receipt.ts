import { common } from '../../../messages/en/common.ts';
import { receipts as english } from '../../../messages/en/receipts.ts';
import { fill, type Language, type Messages } from '../../../messages/index.ts';
import { receipts as swahili } from '../../../messages/sw/receipts.ts';
import { AppError } from '../../../shared/errors.ts';
import { fromCents } from '../../../shared/money.ts';
import { nameOfSupplier, shortId } from '../../accounts/name-rules.ts';
import type { Order } from '../../orders/schema.ts';
import {
  type DocumentTexts,
  figures,
  type PrintedDocument,
  sidesOf,
} from '../../orders/server/public.ts';
import { openAmounts } from '../rules.ts';
import type { Payment } from '../schema.ts';

const spoken: Readonly<Record<Language, Messages['receipts']>> = { en: english, sw: swahili };

/**
 * What a confirmed payment is proven by, for both sides, in the reader's language.
 *
 * @param printedAt ISO 8601: what is still to pay is as of then
 * @throws AppError 409 for a payment that is not confirmed
 */
export function receiptDocument(
  payment: Payment,
  order: Order,
  words: DocumentTexts,
  printedAt: string,
): PrintedDocument {
  const { status, method, decidedAt, amount, reference, paidOn, createdAt, reason } = payment;
  if (status !== 'confirmed' || decidedAt === null) throw new AppError(409, 'no_receipt');
  const t = spoken[words.language];
  const { owed } = openAmounts({
    ...order,
    amountPending: '0.00',
    isCancelled: order.status === 'cancelled',
  });
  const date = words.date(printedAt);
  return {
    language: words.language,
    kind: t.kind,
    // The order's number is unique, and one order has few payments.
    number: fill(t.number, { order: order.number, id: shortId(payment.id).toUpperCase() }),
    title: order.rfq?.title ?? null,
    parties: sidesOf(order, words),
    facts: [
      [t.order, fill(t.orderOf, { number: order.number, date: words.date(order.createdAt) })],
      [t.way, method === 'bank' ? t.bank : fill(t[method], { brand: common.brand })],
      [t.reference, reference],
      [t.receipt, payment.receipt],
      [t.paidOn, paidOn && words.date(paidOn)],
      [t.recorded, words.dateTime(createdAt)],
      [
        t.confirmed,
        fill(t.confirmedBy, {
          date: words.dateTime(decidedAt),
          name:
            payment.decidedBy === 'admin' || method !== 'bank'
              ? common.brand
              : supplierOf(order, words),
        }),
      ],
      [t.proof, reason],
      [t.total, fill(t.sum, { amount: figures(order.totalAmount) })],
      [t.paid, fill(t.asPrinted, { amount: figures(order.amountPaid), date })],
      [t.owed, fill(t.asPrinted, { amount: figures(fromCents(owed)), date })],
    ],
    lines: [],
    totals: null,
    sum: { label: t.received, amount },
    notes: [[null, t.notes]],
  };
}

const supplierOf = ({ supplier: { companyName } }: Order, { t }: DocumentTexts) =>
  nameOfSupplier(companyName, t.unnamedSupplier);
