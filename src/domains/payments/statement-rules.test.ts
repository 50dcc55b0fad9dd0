import { describe, expect, it } from 'vitest';
import {
  agreedOf,
  guessStatementColumns,
  missingColumns,
  readStatement,
  type StatementKind,
  tableOf,
} from './statement-rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const head = [
  ...['Receipt No.', 'Completion Time', 'Details', 'Transaction Status', 'Paid In', 'Withdrawn'],
  ...['Other Party Info', 'A/C No.'],
];
const payment = [
  ...['SKF7A1B2C3', '27-11-2026 14:05:33', 'Pay Bill from 254712345678 - JANE Acc. LPO-000012'],
  ...['Completed', '1,250.00', '', '254712345678 - JANE', 'LPO-000012'],
];
/** The payment with some cells written otherwise. */
const row = (cells: Record<number, string>) => payment.map((cell, at) => cells[at] ?? cell);

function read(rows: string[][], kind: StatementKind = 'mpesa') {
  const table = tableOf(rows);
  return readStatement(kind, table, guessStatementColumns(table.headings), now);
}

describe('a statement of M-Pesa', () => {
  it('is read below its headings, with the numbers that a spreadsheet shows', () => {
    const rows = [
      ['Short Code:', '600100'],
      ['Time Period:', 'November'],
      [''],
      head,
      [''],
      payment,
    ];
    expect(read(rows)).toEqual({
      lines: [
        {
          row: 6,
          receipt: 'SKF7A1B2C3',
          reference: null,
          amount: '1250.00',
          paidAt: new Date('2026-11-27T11:05:33Z'),
          account: 'LPO-000012',
          payer: '254712345678 - JANE',
        },
      ],
      faults: [],
      passed: 0,
      reversed: new Set(),
    });
  });

  it.each([
    ['money that left', row({ 4: '', 5: '-30.00', 2: 'Pay Bill Charge' })],
    ['what did not complete', row({ 3: 'Failed' })],
    ['what is moved between own accounts', row({ 2: 'Utility Account to Settlement Account' })],
    ['a reversal that came back', row({ 2: 'Reversal of a payment' })],
  ])('passes over %s', (_, cells) => {
    expect(read([head, cells])).toMatchObject({ lines: [], faults: [], passed: 1 });
  });

  it('takes an account that reads like a movement for what its payer typed', () => {
    const cells = row({ 2: 'Pay Bill from 254712345678 Acc. Settlement', 7: 'Settlement' });
    expect(read([head, cells]).lines).toHaveLength(1);
  });

  it.each([
    [{ 0: 'SKF7' }, 'receipt_wrong'],
    [{ 0: '=HYPERLINK' }, 'receipt_wrong'],
    [{ 1: '31-06-2026 10:00:00' }, 'time_wrong'],
    [{ 1: '27-11-2027 10:00:00' }, 'time_wrong'],
    [{ 1: 'yesterday' }, 'time_wrong'],
    [{ 4: '12,5x' }, 'amount_wrong'],
    [{ 4: '1.234' }, 'amount_wrong'],
    // As where a comma stands before the cents: it is not a hundred times as much.
    [{ 4: '1250,00' }, 'amount_wrong'],
    [{ 4: '1e3' }, 'amount_wrong'],
  ])('says what is wrong with %j', (cells, fault) => {
    expect(read([head, payment, row({ 0: 'SKF7A1B2C9', ...cells })])).toMatchObject({
      lines: [{ row: 2 }],
      faults: [{ row: 3, fault }],
    });
  });

  it('takes a receipt that it has twice once', () => {
    expect(read([head, payment, payment])).toMatchObject({
      lines: [{ row: 2 }],
      faults: [{ row: 3, fault: 'receipt_twice' }],
    });
  });

  it('knows which receipts it takes back', () => {
    const reversal = row({
      ...{ 0: 'SKF7ZZZ999', 2: 'Transaction Reversal of SKF7A1B2C3', 4: '', 5: '-1,250.00' },
    });
    expect([...read([head, payment, reversal]).reversed]).toEqual(['SKF7A1B2C3']);
  });
});

it('a statement says which paybill it is of', () => {
  const above = (text: string) => tableOf([[text], [''], head, payment]).shortcode;
  expect(above('Short Code: 600100')).toBe('600100');
  expect(above('Organization: 123456 Ltd')).toBe(null);
  expect(tableOf([['Short Code:', '600100'], head, payment]).shortcode).toBe('600100');
});

describe('a statement of a bank', () => {
  it('is read by the columns that were named, without a time where it has days', () => {
    const rows = [
      ['Date', 'Narration', 'Reference', 'Debit', 'Credit'],
      ['27 Nov 2026', 'RTGS', 'ft26326 k7q', '', 'KES 40,000.50'],
      ['27/11/2026', 'Cheque', '000123', '900.00', ''],
      ['27/11/2026', 'Cash', '', '', '500.00'],
    ];
    expect(read(rows, 'bank')).toMatchObject({
      lines: [{ row: 2, receipt: null, reference: 'FT26326K7Q', amount: '40000.50', paidAt: null }],
      passed: 1,
      faults: [{ row: 4, fault: 'reference_missing' }],
    });
  });

  it('needs a column that says which transfer or which receipt it is', () => {
    const columns = guessStatementColumns(['Date', 'Credit']);
    expect(missingColumns('bank', columns)).toEqual(['reference']);
    expect(missingColumns('bank', { ...columns, receipt: 4 })).toEqual([]);
    expect(missingColumns('mpesa', columns)).toEqual(['receipt', 'status']);
  });
});

describe('a receipt that two people say came', () => {
  const paidAt = new Date('2026-11-27T07:15:00Z');
  const said = { amount: '400.00', accountReference: 'LPO-000012', payer: 'WANJIKU', paidAt };
  const first = { ...said, isStated: true };
  const line = { amount: '400.00', account: 'lpo-000012', payer: 'Wanjiku', paidAt };
  const unsure = { payer: null, paidAt: null };

  it('counts as both say, and unknown what one of them does not', () => {
    expect(agreedOf(first, line)).toEqual({
      ...{ accountReference: 'LPO-000012', payer: 'Wanjiku', paidAt },
    });
    const accountReference = 'LPO-000012';
    expect(agreedOf(first, { ...line, payer: null })).toEqual({ accountReference, ...unsure });
    expect(agreedOf(first, { ...line, paidAt: null })).toEqual({ accountReference, ...unsure });
    expect(agreedOf({ ...first, accountReference: null }, line)?.accountReference).toBe(
      'lpo-000012',
    );
    expect(agreedOf(first, { ...line, account: null })).toMatchObject({ accountReference, paidAt });
  });

  it('does not where one contradicts the other', () => {
    const others = {
      amount: '400.01',
      account: 'LPO-000013',
      payer: 'OTIENO',
      paidAt: new Date(0),
    };
    for (const [name, other] of Object.entries(others)) {
      expect(agreedOf(first, { ...line, [name]: other })).toBe(null);
    }
  });

  it('is what the statement says, where the first has given it to an order by hand', () => {
    const byHand = { ...first, isStated: false, accountReference: 'FORGED' };
    expect(agreedOf(byHand, line)).toEqual({ accountReference: 'lpo-000012', ...unsure });
    expect(agreedOf(byHand, { ...line, amount: '1.00' })).toBe(null);
  });
});
