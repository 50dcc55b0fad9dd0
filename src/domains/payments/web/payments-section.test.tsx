import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { OrderPayments, Payment } from '../schema.ts';
import { bodyOfTransfer } from './api.ts';
import { PaymentsSection } from './payments-section.tsx';

const orderId = '5f0b6a8e-1d2c-4b3a-9e8f-0a1b2c3d4e5f';
const unpaid: OrderPayments = {
  orderId,
  totalAmount: '1000.00',
  amountPaid: '0.00',
  amountPending: '0.00',
  amountHeld: '0.00',
  payout: null,
  collect: null,
  amountOwed: '1000.00',
  mayRecord: '1000.00',
  isPayable: true,
  supplierStatus: 'active',
  payTo: [],
  heldUntil: null,
  payments: [],
};
const rejected: Payment = {
  id: '7b0a2f7e-53b5-4b5c-9d6e-0d2b8a4f9c11',
  orderId,
  status: 'rejected',
  method: 'bank',
  amount: '250.50',
  reference: 'FT26326K7Q',
  request: null,
  receipt: null,
  amountRefunded: '0.00',
  paidOn: '2026-11-20',
  reason: 'Not on the statement',
  decidedBy: 'admin',
  decidedAt: '2026-11-21T08:00:00.000Z',
  reversedBy: null,
  reversedAt: null,
  reversalReason: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  moves: [],
};
const pending: Payment = {
  ...rejected,
  id: 'd571837a-9c1e-4f7a-8b1d-2e3f4a5b6c7d',
  status: 'pending',
  reason: null,
  decidedBy: null,
  decidedAt: null,
  moves: ['confirm', 'reject'],
};

/** The text of the section, with a stroke between its elements. */
function shown(party: 'buyer' | 'seller' | null, payments: OrderPayments | null): string {
  const section = (
    <PaymentsSection
      order={{ id: orderId, number: 'LPO-000012', supplierId: orderId, party }}
      payments={payments}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: section }]);
  const html = renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
  return html.replace(/(<[^>]*>)+/g, '|');
}

describe('the payments of an order', () => {
  it('a buyer reads what is owed and may record a transfer, a supplier may not', () => {
    expect(shown('buyer', unpaid)).toMatch(/Balance\|KSh 1,000\|.*Record a payment/);
    expect(shown('buyer', unpaid)).toContain('No payments yet.');
    expect(shown('seller', unpaid)).not.toContain('Record a payment');
    expect(shown(null, { ...unpaid, mayRecord: null })).not.toContain('Record a payment');
  });

  it('a supplier reads what it is owed of what was held, and what was paid out', () => {
    const payout = { owed: '0.00', payingOut: '50.00', paidOut: '975.00', fee: '25.00' };
    const text = shown('seller', { ...unpaid, mayRecord: null, payout });
    expect(text).toContain('|On its way to you|KSh 50|Paid out to you|KSh 975|Our fee|KSh 25|');
    expect(text).not.toContain('We owe you');
  });

  it('a buyer reads where to pay, since when and whether it was checked, and a warning', () => {
    const till = {
      id: orderId,
      kind: 'till',
      bankName: null,
      number: '523871',
      account: null,
      name: 'JIRANI HARDWARE',
      usableFrom: '2026-11-20T08:00:00.000Z',
      checkedAt: '2026-11-21T08:00:00.000Z',
    } as const;
    const text = shown('buyer', { ...unpaid, payTo: [till] });
    expect(text).toMatch(/Pay to\|.*Till number\|523871\|Account name\|JIRANI HARDWARE/);
    expect(text).toMatch(/In use since 20 November 2026\|.*Checked by JengaSoko/);
    expect(text).toContain('Never pay to an account you get by message');
    const unchecked = shown('buyer', { ...unpaid, payTo: [{ ...till, checkedAt: null }] });
    expect(unchecked).toContain('Not yet checked');
    expect(shown('buyer', { ...unpaid, isPayable: false })).not.toContain('Pay to');
  });

  it('where a supplier has said nothing, the buyer is told not to pay yet, and the supplier to add it', () => {
    expect(shown('buyer', unpaid)).toContain('Do not pay yet. Ask the supplier');
    expect(shown('seller', unpaid)).toContain('Buyers cannot see where to pay you.');
    expect(shown('seller', unpaid)).toContain('Add payment details');
  });

  it('a buyer is told not to pay a supplier that is suspended or gone, and can record what was paid', () => {
    for (const supplierStatus of ['suspended', 'deleted'] as const) {
      const text = shown('buyer', { ...unpaid, supplierStatus });
      expect(text).toContain(`|${en.payees[supplierStatus]}|`);
      expect(text).toContain('Contact us');
      expect(text).toContain('Record a payment');
      expect(text).not.toMatch(/has not added payment details|Message the supplier/);
    }
  });

  it('says that all is recorded where nothing more may be', () => {
    const all = { ...unpaid, amountPending: '1000.00', mayRecord: '0.00' };
    expect(shown('buyer', all)).toContain(en.payments.allRecorded);
    expect(shown('buyer', all)).toContain('Waiting to be confirmed|KSh 1,000|');
    expect(shown('buyer', all)).not.toContain('Record a payment');
  });

  it('lists the newest first, with why one was rejected and what may be done', () => {
    const text = shown('seller', { ...unpaid, payments: [rejected, pending] });
    expect(text.indexOf('Waiting|')).toBeLessThan(text.indexOf('Rejected|'));
    expect(text).toContain('Reason: Not on the statement');
    expect(text).toContain('Payment of 20 November 2026');
    expect(text).toMatch(/Rejected 21 Nov 2026, 11:00 by JengaSoko/);
    expect(text).toContain('Confirm| KSh 250.50, reference FT26326K7Q|');
  });

  it('says of a reversed payment who had confirmed it, and why it no longer counts', () => {
    const reversed: Payment = {
      ...rejected,
      status: 'reversed',
      reason: null,
      decidedBy: 'seller',
      reversedBy: 'admin',
      reversedAt: '2026-11-22T08:00:00.000Z',
      reversalReason: 'The bank took it back',
    };
    const text = shown('buyer', { ...unpaid, payments: [reversed] });
    expect(text).toMatch(/\|Reversed\|/);
    expect(text).toContain('Confirmed 21 Nov 2026, 11:00|Reversed 22 Nov 2026, 11:00 by JengaSoko');
    expect(text).toContain('Reason: The bank took it back');
    expect(text).toMatch(/Balance\|KSh 1,000\|/);
  });

  it('a paid order asks nobody for anything', () => {
    const paid = { ...unpaid, amountPaid: '1000.00', amountOwed: '0.00', mayRecord: '0.00' };
    expect(shown('buyer', paid)).toContain('Paid in full');
    expect(shown('buyer', paid)).not.toContain(en.payments.allRecorded);
  });

  it('what could not be read can be read again', () => {
    expect(shown('buyer', null)).toContain(`${en.payments.unread}|Try again`);
  });
});

describe('a typed transfer', () => {
  it('is sent as a number however it is written', () => {
    const typed = { reference: 'A1', paidOn: '' };
    for (const amount of ['120,000.50', ' KSh 120 000.50', '120000.50']) {
      expect(bodyOfTransfer({ ...typed, amount })).toEqual({
        method: 'bank',
        amount: '120000.50',
        reference: 'A1',
      });
    }
    for (const amount of ['12,50', '1,2345', '1.200,50', ',500']) {
      expect(bodyOfTransfer({ ...typed, amount }).amount).toBe(amount);
    }
  });
});

describe('paying by M-Pesa or card', () => {
  const collect = {
    mpesa: '1000.00',
    card: '1000.00',
    mpesaCap: '250000.00',
    paybill: '174379',
    phone: '+254712345678',
    simulatedPhone: null,
  };
  const open = { ...unpaid, collect };
  const collected: Payment = {
    ...pending,
    method: 'mpesa',
    reference: 'LPO12-1',
    paidOn: null,
    request: { state: 'waiting', phone: '07••• ••5678', code: null, payUrl: null },
    moves: ['cancel'],
  };
  const failed = { ...collected, status: 'failed', moves: [] } as const;
  const ended = (code: string) => ({
    ...open,
    payments: [{ ...failed, request: { ...collected.request!, state: 'ended' as const, code } }],
  });

  it('the buyer is offered every way that is set up, and the amount that it takes', () => {
    const text = shown('buyer', open);
    expect(text).toMatch(/M-Pesa\|.*Card or bank\|.*Bank transfer to the supplier/);
    expect(text).toMatch(/All that is left, KSh 1,000\|.*Half, KSh 500\|/);
    expect(text).toContain('We hold your money until you confirm the delivery');
    expect(text).toContain('Pay KSh 1,000');
    expect(shown('buyer', unpaid)).not.toContain('Card or bank');
    expect(shown('seller', { ...open, collect: null })).not.toContain('Card or bank');
  });

  it('the buyer reads how to pay by paybill, where there is one', () => {
    expect(shown('buyer', open)).toContain('business number 174379, account number LPO-000012');
    const none = { ...collect, paybill: null };
    expect(shown('buyer', { ...open, collect: none })).not.toContain('paybill');
  });

  it('over the cap of one transfer it says so', () => {
    const capped = { ...collect, mpesa: '250000.00' };
    const text = (mayRecord: string) =>
      shown('buyer', { ...open, mayRecord, collect: { ...capped, card: mayRecord } });
    expect(text('324300.00')).toContain('KSh 250,000, the most that one M-Pesa payment can be');
    // Half of what is left, and only where one transfer takes it.
    expect(text('324300.00')).toContain('Half, KSh 162,150');
    expect(text('600000.00')).not.toContain('Half');
  });

  it('while the phone is asked there is one state, and no second way to pay', () => {
    const text = shown('buyer', { ...open, payments: [collected] });
    expect(text).toContain('Check your phone and enter your M-Pesa PIN');
    expect(text).not.toContain('How do you want to pay?');
  });

  it.each([
    ['1', 'not enough money'],
    ['1032', 'cancelled on the phone'],
    ['2001', 'The PIN was wrong'],
    ['77', 'refused it'],
  ])('result code %s is said in plain words, and one can try again', (code, words) => {
    const text = shown('buyer', ended(code));
    expect(text).toContain(words);
    expect(text).toContain('You can try again');
    expect(text).toContain('How do you want to pay?');
  });

  it('a demo says that no real money moves', () => {
    const simulated = { ...collect, simulatedPhone: 'http://localhost:4010/phone' };
    expect(shown('buyer', { ...open, collect: simulated })).toMatch(
      /Simulation: no real money moves\.\|Open the simulated phone/,
    );
  });
});
