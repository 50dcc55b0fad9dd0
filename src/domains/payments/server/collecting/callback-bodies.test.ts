import { expect, it } from 'vitest';
import { transfersOf } from './callback-bodies.ts';

it('a listed transfer that is not understood hides none of the others', () => {
  const one = {
    transactionId: 'SKL1',
    trxDate: '2026-11-28T03:15:00Z',
    msisdn: 254712345678,
    sender: 'MPESA',
    transactiontype: 'c2b-pay-bill-debit',
    billreference: 'LPO12-1',
    amount: '1000.00',
  };
  const hidden = { ...one, transactionId: 'SKL2', msisdn: null, billreference: null };
  const odd = [{ ...one, amount: '-1000.00' }, { ...one, transactionId: null }, null];
  const { rows, transfers } = transfersOf({ Response: [[odd[0], one, odd[1], hidden, odd[2]]] });
  expect(rows).toBe(5);
  expect(transfers).toMatchObject([
    {
      receipt: 'SKL1',
      amount: '1000.00',
      accountReference: 'LPO12-1',
      payer: 'MPESA 254712345678',
    },
    { receipt: 'SKL2', accountReference: null, payer: 'MPESA' },
  ]);
  expect(transfersOf({ ResponseCode: '1001', Response: [] }).rows).toBe(0);
  expect(transfersOf({ Response: [one] }).transfers).toMatchObject([{ receipt: 'SKL1' }]);
  expect(transfersOf('broken').rows).toBe(0);
});
