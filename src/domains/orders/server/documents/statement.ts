import { fill } from '../../../../messages/index.ts';
import { toCents } from '../../../../shared/money.ts';
import { nameOfBuyer, nameOfSupplier } from '../../../accounts/name-rules.ts';
import { isCharge } from '../../statement-rules.ts';
import type { Statement } from '../../statement-schema.ts';
import type { DocumentTexts } from './document-texts.ts';
import type { PrintedDocument } from './layout.ts';

/** What two companies have ordered and paid in a period, in the reader's language. */
export function statementDocument(statement: Statement, words: DocumentTexts): PrintedDocument {
  const { t, date } = words;
  const { buyer, supplier, from, to, rows, opening, charged, paid, closing } = statement;
  const owed = toCents(closing);
  return {
    language: words.language,
    kind: t.statement,
    number: fill(t.statementNumber, { from, to }),
    title: null,
    parties: [
      { role: t.buyer, name: nameOfBuyer(buyer, t.unnamedBuyer), details: [buyer.location] },
      {
        role: t.supplier,
        name: nameOfSupplier(supplier.companyName, t.unnamedSupplier),
        details: [supplier.location],
      },
    ],
    facts: [[t.period, fill(t.periodOf, { from: date(noonOf(from)), to: date(noonOf(to)) })]],
    lines: [],
    totals: null,
    ...(owed > 0n ? { sum: { label: t.owedSum, amount: closing } } : {}),
    account: {
      opening,
      rows: rows.map((row) => ({
        date: date(row.at),
        what: whatOf(row, words),
        charged: isCharge(row.kind) ? row.charged : null,
        paid: isCharge(row.kind) ? null : row.paid,
        balance: row.balance,
      })),
      charged,
      paid,
      closing,
    },
    notes: [[null, t.statementNotes]],
  };
}

/** A moment of a day in Nairobi that no time zone moves to another. */
const noonOf = (day: string) => `${day}T09:00:00.000Z`;

function whatOf(
  { kind, orderNumber, reference }: Statement['rows'][number],
  { t }: DocumentTexts,
): string {
  const texts = {
    order: t.rowOrder,
    credit: t.rowCredit,
    payment: t.rowPayment,
    reversal: t.rowReversal,
  };
  return [fill(texts[kind], { order: orderNumber }), reference].filter(Boolean).join(', ');
}
