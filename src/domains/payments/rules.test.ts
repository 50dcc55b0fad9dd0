import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from '../../shared/money.ts';
import {
  fitsInto,
  isSamePhone,
  linesOfTransfer,
  mayAnswer,
  movesOf,
  mpesaPart,
  needsReason,
  openAmounts,
  type PaymentRole,
  type PaymentStatus,
  paymentMachine,
  paymentMoves,
  paymentSteps,
  referenceKey,
  splitRefund,
  tidyReference,
  toRefund,
  toRelease,
  toTakeBack,
  whatIsFull,
} from './rules.ts';
import { newPaymentSchema, paymentReasonSchema, transferSchema } from './schema.ts';

const cents = fc.bigInt(1n, 99_999_999_999n);

describe('states', () => {
  const roles = ['buyer', 'seller', 'admin'] as const;
  const table = ({ status, decidedBy }: { status: PaymentStatus; decidedBy: PaymentRole | null }) =>
    roles.map((role) => movesOf(status, { decidedBy, role, method: 'bank' }));

  it('each side has its own moves', () => {
    expect(table({ status: 'pending', decidedBy: null })).toEqual([
      ['cancel'],
      ['confirm', 'reject'],
      ['confirm', 'reject'],
    ]);
    expect(table({ status: 'confirmed', decidedBy: 'seller' })).toEqual([
      [],
      ['reverse'],
      ['reverse'],
    ]);
    expect(movesOf('pending', { decidedBy: null, role: null, method: 'bank' })).toEqual([]);
  });

  it('what a provider collects, people only cancel; late money is credited in spite of that', () => {
    const facts = { decidedBy: null, method: 'mpesa' } as const;
    for (const role of roles) {
      expect(movesOf('pending', { ...facts, role })).toEqual(role === 'buyer' ? ['cancel'] : []);
      expect(movesOf('confirmed', { ...facts, role })).toEqual([]);
    }
    const late = (status: PaymentStatus) =>
      paymentMachine.transitionError('credit', status, { ...facts, role: null });
    expect((['pending', 'failed', 'expired', 'cancelled'] as const).map(late)).toEqual(
      Array(4).fill(null),
    );
    expect(late('confirmed')).toBe('confirmed');
  });

  it('what an admin confirmed, only an admin reverses', () => {
    const state = { status: 'confirmed', decidedBy: 'admin' } as const;
    expect(table(state)).toEqual([[], [], ['reverse']]);
    const facts = { decidedBy: 'admin', role: 'seller', method: 'bank' } as const;
    expect(paymentMachine.transitionError('reverse', 'confirmed', facts)).toBe(
      'confirmed_by_admin',
    );
  });

  it('why is said of what is against the buyer, and of what an admin confirms', () => {
    const asked = (role: PaymentRole) => paymentMoves.filter((move) => needsReason(move, role));
    expect(asked('seller')).toEqual(['reject', 'reverse']);
    expect(asked('admin')).toEqual(['confirm', 'reject', 'reverse']);
  });

  it.each(['rejected', 'cancelled', 'reversed'] as const)('what is %s stays so', (status) => {
    for (const decidedBy of roles) expect(table({ status, decidedBy })).toEqual([[], [], []]);
  });

  it('each move ends in a state of its own', () => {
    expect(paymentMoves.map((move) => paymentSteps[move].to)).toEqual([
      'confirmed',
      'rejected',
      'cancelled',
      'reversed',
    ]);
  });
});

describe('the ledger', () => {
  it('books lines that sum to zero, and takes the amount off what the buyer owes', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const lines = linesOfTransfer(amount);
        expect(lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(0n);
        expect(lines.find(({ account }) => account === 'receivable')?.amount).toBe(-amount);
        expect(lines.every((line) => line.amount !== 0n)).toBe(true);
      }),
    );
  });
});

describe('what is still to pay', () => {
  it('is never below zero, and what waits is no longer free', () => {
    fc.assert(
      fc.property(cents, cents, cents, (total, paid, pending) => {
        const { owed, free } = openAmounts({
          totalAmount: fromCents(total),
          amountPaid: fromCents(paid),
          amountPending: fromCents(pending),
        });
        expect(owed).toBe(total > paid ? total - paid : 0n);
        expect(free >= 0n && free <= owed).toBe(true);
        if (free > 0n) expect(paid + pending + free).toBe(total);
      }),
    );
  });
});

describe('how many payments an order takes', () => {
  it('is a hundred that stand, and five hundred in all', () => {
    expect(whatIsFull({ standing: 99, recorded: 499 })).toBeNull();
    expect(whatIsFull({ standing: 100, recorded: 100 })).toBe('standing');
    expect(whatIsFull({ standing: 0, recorded: 500 })).toBe('recorded');
  });
});

describe('a recorded transfer', () => {
  const transfer = { method: 'bank', amount: '120000', reference: 'FT26326K7Q' };
  const problems = (changes: object) =>
    newPaymentSchema
      .safeParse({ ...transfer, ...changes })
      .error?.issues.map(({ path }) => path.join('.'));

  it('is read exactly, up to KSh 999,999,999.99', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const parsed = transferSchema.parse({ ...transfer, amount: fromCents(amount) });
        expect(toCents(parsed.amount)).toBe(amount);
      }),
    );
  });

  it.each(['0', '0.00', '-5', '1.234', '1e3', '1,000', '1000000000', '', ' ', 'NaN', null, {}])(
    'has no amount such as %j',
    (amount) => expect(problems({ amount })).toEqual(['amount']),
  );

  it.each(['', '  ', 'ab', `A${'1'.repeat(40)}`, 'FT\u200b123', 'ҒТ123', 'a@b.com', '-123', 7])(
    'has no reference such as %j',
    (reference) => expect(problems({ reference })).toEqual(['reference']),
  );

  it('is no later than today, no older than a year, and on a real day', () => {
    const day = (days: number) =>
      new Date(Date.now() + 3 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
    for (const paidOn of [day(-1), day(400), '2026-02-30', 'today', '21/11/2026', 5]) {
      expect(problems({ paidOn }), String(paidOn)).toEqual(['paidOn']);
    }
    for (const paidOn of [day(0), day(300), null, undefined]) {
      expect(problems({ paidOn })).toBeUndefined();
    }
  });

  it('names nothing that is the server’s to say', () => {
    expect(problems({ status: 'confirmed' })).toEqual(['']);
    expect(problems({ method: 'mpesa' })).toEqual(['']);
    expect(problems({ method: 'cheque' })).toEqual(['method']);
  });

  it('is known by its reference whatever its case and spaces', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,6}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const tidy = tidyReference(`  ${words.join(' \n ')} `);
        expect(tidy).toBe(words.join(' '));
        expect(referenceKey(tidy)).toBe(referenceKey(words.join('').toLowerCase()));
      }),
    );
  });

  it('is rejected in one line that reads in one direction', () => {
    const { reason } = paymentReasonSchema.parse({ reason: ' \u202eNot there\r\n\tat\u2066 all ' });
    expect(reason).toBe('Not there at all');
  });

  it.each(['', ' ', '\u200b', '\u202e', '\n', 'x'.repeat(501), null])(
    'is not rejected for %j',
    (reason) => {
      expect(paymentReasonSchema.safeParse({ reason }).success).toBe(false);
    },
  );
});

describe('what M-Pesa collects', () => {
  it('is whole shillings, less than one beyond what is free, and at most one transfer', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 99_999_999_999n),
        fc.integer({ min: 1, max: 300_000 }),
        (free, cap) => {
          const part = mpesaPart(free, cap);
          expect(part % 100n).toBe(0n);
          expect(part < free + 100n && part <= BigInt(cap) * 100n).toBe(true);
          expect(fitsInto(part, free, 'mpesa')).toBe(true);
          expect(fitsInto(part + 100n, free, 'mpesa')).toBe(part + 100n <= free + 99n);
        },
      ),
    );
    expect(fitsInto(101n, 100n, 'card')).toBe(false);
  });
});

describe('what is held', () => {
  const amount = fc.bigInt(0n, 1_000_000n);
  const sums = fc.record({
    total: fc.bigInt(1n, 1_000_000n),
    credited: amount,
    goods: amount,
    delivered: amount,
    direct: amount,
    held: amount,
    released: amount,
    isDelivered: fc.boolean(),
  });

  it('is released by what was delivered, never more than there is, and all of it in the end', () => {
    fc.assert(
      fc.property(sums, (one) => {
        const part = toRelease(one);
        expect(part >= 0n && part <= one.held).toBe(true);
        if (one.isDelivered) expect(part).toBe(one.held);
      }),
    );
    const whole = { total: 1_160n, credited: 0n, goods: 1_000n, direct: 0n, held: 1_160n };
    const half = { ...whole, delivered: 500n };
    expect(toRelease({ ...half, released: 0n, isDelivered: false })).toBe(580n);
    expect(toRelease({ ...half, released: 580n, held: 580n, isDelivered: false })).toBe(0n);
    expect(toRelease({ ...half, goods: 0n, released: 0n, isDelivered: false })).toBe(0n);
    // A credit is for what was delivered: the other half waits for its own delivery.
    const credited = { ...half, released: 0n, isDelivered: false, total: 580n, credited: 580n };
    expect(toRelease(credited)).toBe(0n);
    expect(toRelease({ ...credited, total: 1_060n, credited: 100n })).toBe(480n);
  });

  it('goes back of a cancelled order, else as far as more is paid than it comes to', () => {
    const one = { total: 50_000n, held: 40_000n, paid: 60_000n, isCancelled: false };
    expect(toRefund(one)).toBe(10_000n);
    expect(toRefund({ ...one, paid: 50_099n })).toBe(0n);
    expect(toRefund({ ...one, held: 3_000n })).toBe(3_000n);
    expect(toRefund({ ...one, isCancelled: true })).toBe(40_000n);
  });

  it('is taken back from the supplier as far as it goes back, or was for goods that came back', () => {
    // Of 130 the half was delivered and released; goods of 15 came back.
    const order = { total: 115n, credited: 15n, goods: 130n, direct: 0n };
    const one = { ...order, delivered: 60n, isDelivered: false };
    expect(toTakeBack({ ...one, held: 70n, paid: 130n, released: 60n, payable: 60n })).toBe(15n);
    expect(toTakeBack({ ...one, held: 70n, paid: 130n, released: 60n, payable: 4n })).toBe(4n);
    const all = { ...one, delivered: 130n, isDelivered: true, held: 0n, released: 130n };
    expect(toTakeBack({ ...all, paid: 130n, payable: 130n })).toBe(15n);
    expect(toTakeBack({ ...all, paid: 115n, payable: 130n })).toBe(0n);
  });

  it('is refunded payment by payment, never more than each has left', () => {
    const parts = fc.array(
      fc.record({ left: amount, method: fc.constantFrom('mpesa' as const, 'card' as const) }),
    );
    fc.assert(
      fc.property(amount, parts, (all, payments) => {
        const taken = splitRefund(all, payments);
        expect(taken.reduce((sum, one) => sum + one, 0n) <= all).toBe(true);
        const isFair = taken.every((one, i) => one >= 0n && one <= (payments[i]?.left ?? 0n));
        expect(isFair).toBe(true);
      }),
    );
  });
});

describe('whose money a transfer is', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 9, minute));
  const asked = { askedAt: at(0), waitingAt: null };
  it.each([
    ['between the request and its result', at(2), true, asked, true],
    ['long after the result', at(9), true, asked, false],
    ['before the request', new Date(at(0).getTime() - 300_000), true, asked, false],
    ['before the provider said that it waits', at(2), true, { ...asked, waitingAt: at(4) }, false],
    ['by another phone', at(2), false, asked, false],
    ['by a phone that is not shown', at(2), null, asked, true],
    ['when nobody knows', null, true, asked, false],
  ])('paid %s', (_, paidAt, isFromAsked, request, expected) => {
    expect(mayAnswer({ paidAt, isFromAsked }, request, at(5))).toBe(expected);
  });

  it.each([
    ['254712345126 - WANJIKU', true],
    ['2547*****126', true],
    ['2547*****127', false],
    ['0712345126', true],
    ['WANJIKU', null],
    [null, null],
  ])('a phone shown as %s', (shown, expected) => {
    expect(isSamePhone(shown, '+254712345126')).toBe(expected);
  });
});
