import { fill } from '../../../../messages/index.ts';
import { AppError } from '../../../../shared/errors.ts';
import { isEtimsExpected } from '../../etims-rules.ts';
import type { OrderEtims } from '../../etims-schema.ts';
import { owedFor } from '../../paid-rules.ts';
import type { Order } from '../../schema.ts';
import { vatGroups } from '../../vat-rules.ts';
import type { DocumentTexts } from './document-texts.ts';
import { type OrderDocumentFacts, orderDocument } from './documents.ts';
import type { PrintedDocument } from './layout.ts';
import { figures } from './style.ts';

interface InvoiceFacts extends Pick<OrderDocumentFacts, 'payTo'> {
  readonly etims: OrderEtims['invoice'];
  /** ISO 8601: what is paid and owed is as of then. */
  readonly printedAt: string;
}

/**
 * What an order costs, by VAT letters, and what of it is paid and owed. It stands in for no tax invoice: the
 * supplier's numbers of that are in it where they are known.
 *
 * @throws AppError 409 before the order is confirmed and once it is cancelled
 */
export function invoiceDocument(
  order: Order,
  { payTo, etims, printedAt }: InvoiceFacts,
  words: DocumentTexts,
): PrintedDocument {
  if (!isEtimsExpected(order.status)) throw new AppError(409, 'no_invoice');
  const { t, date } = words;
  const {
    facts,
    signatures: _signed,
    ...document
  } = orderDocument(order, { request: null, payTo }, words);
  const owed = owedFor(order);
  const asOf = (amount: string) => fill(t.asOf, { amount: figures(amount), date: date(printedAt) });
  return {
    ...document,
    kind: t.invoice,
    number: fill(t.invoiceNumber, { order: order.number }),
    facts: [
      [t.invoiceOrder, order.number],
      ...facts.filter(([label]) => label !== t.accepts),
      [t.paid, asOf(order.amountPaid)],
      [t.owed, asOf(owed ?? '0.00')],
      [t.etimsUnit, etims?.controlUnit ?? null],
      [t.etimsNumber, etims?.invoiceNumber ?? null],
    ],
    vat: vatGroups(order),
    ...(owed === null ? {} : { sum: { label: t.owedSum, amount: owed } }),
    ...(etims ? { code: { address: etims.checkUrl, text: t.etimsCheck } } : {}),
    notes: [[null, etims ? t.etimsBySupplier : t.etimsMissing]],
  };
}
