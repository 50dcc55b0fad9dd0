import { expect, it } from 'vitest';
import { layOut, type PrintedDocument } from './layout.ts';

const note = 'The supplier has not entered an eTIMS invoice.';
const long = 'Sand to the gate, steel to the yard. '.repeat(40);
const invoice: PrintedDocument = {
  language: 'en',
  kind: 'INVOICE',
  number: 'LPO-000012 INV',
  title: null,
  parties: [{ role: 'Buyer', name: 'Jirani Builders', details: [] }],
  facts: [['Date', '28 November 2026']],
  lines: [],
  totals: { goods: '100.00', delivery: null, vat: '13.79', vatIncluded: true, total: '100.00' },
  notes: [[null, note]],
};
const blocksOf = (document: PrintedDocument) =>
  (layOut(document, '2026-11-28T09:00:00.000Z').content as object[]).map((block) => ({
    isKept: 'unbreakable' in block,
    text: JSON.stringify(block),
  }));

it('a short note stays on the page of what stands above it, and a long one may go on to the next', () => {
  const last = blocksOf(invoice).at(-1);
  expect(last).toMatchObject({ isKept: true });
  expect(last?.text).toContain('Includes VAT 16%');
  expect(last?.text).toContain(note);
  const [description, short] = blocksOf({
    ...invoice,
    notes: [
      [null, long],
      [null, note],
    ],
  }).slice(-2);
  expect([description?.isKept, short?.isKept]).toEqual([false, false]);
});

it('what a statement means stands above its account, not on a page behind it', () => {
  const account = { opening: '0.00', rows: [], charged: '0.00', paid: '0.00', closing: '0.00' };
  const texts = blocksOf({ ...invoice, totals: null, account }).map(({ text }) => text);
  expect(texts.findIndex((text) => text.includes(note))).toBe(texts.length - 2);
});
