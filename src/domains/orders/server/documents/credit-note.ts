import { fill } from '../../../../messages/index.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import type { OrderEtims } from '../../etims-schema.ts';
import type { Order } from '../../schema.ts';
import type { CreditNoteRow } from '../credits/queries.ts';
import type { DocumentTexts } from './document-texts.ts';
import { sidesOf } from './documents.ts';
import type { DocumentLine, PrintedDocument } from './layout.ts';

/**
 * What corrects an invoice, which stays as it was issued: goods that came back line by line, or the amount of a
 * dispute, with the VAT that it carries. It stands in for none in eTIMS, as the invoice does not.
 */
export function creditNoteDocument(
  order: Order,
  { note, etims }: { readonly note: CreditNoteRow; readonly etims: OrderEtims['invoice'] },
  words: DocumentTexts,
): PrintedDocument {
  const { t, date } = words;
  const { amount, vatAmount, cause, causeNumber } = note;
  const isReturn = cause === 'return';
  const vatIncluded = order.vatIncluded || !isReturn;
  const goods = fromCents(toCents(amount) - (vatIncluded ? 0n : toCents(vatAmount)));
  const lines = linesOf(note, words);
  const priced = lines.reduce((sum, { total }) => sum + toCents(total ?? '0'), 0n);
  return {
    language: words.language,
    kind: t.creditNote,
    number: note.number,
    title: order.rfq?.title ?? null,
    parties: sidesOf(order, words),
    facts: [
      [t.date, date(note.createdAt.toISOString())],
      [t.creditNoteOrder, `${order.number}, ${date(order.createdAt)}`],
      [t.creditNoteInvoice, fill(t.invoiceNumber, { order: order.number })],
      [t.etimsUnit, etims?.controlUnit ?? null],
      [t.etimsNumber, etims?.invoiceNumber ?? null],
      [t.creditNoteReason, fill(t.creditReasons[cause], { number: causeNumber })],
    ],
    lines,
    totals: { goods, delivery: null, vat: vatAmount, vatIncluded, total: amount },
    vat: note.vat,
    notes: [
      [null, priced === toCents(goods) ? null : t.creditNoteCapped],
      [null, t.creditNoteEtims],
    ],
  };
}

function linesOf({ lines, amount, vat, causeNumber }: CreditNoteRow, words: DocumentTexts) {
  const { t, type } = words;
  if (lines.length === 0) {
    const credited: DocumentLine = {
      name: fill(t.creditReasons.dispute, { number: causeNumber }),
      details: null,
      quantity: '1',
      unit: null,
      unitPrice: amount,
      vatLetter: vat.length === 1 ? (vat[0]?.letter ?? null) : null,
      total: amount,
    };
    return [credited];
  }
  return lines.map(
    ({ name, totalPrice, ...line }): DocumentLine => ({
      ...line,
      name: type(name),
      details: null,
      total: totalPrice,
    }),
  );
}
