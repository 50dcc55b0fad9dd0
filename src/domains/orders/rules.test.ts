import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerKey } from '../quotations/part-rules.ts';
import { type AwardLine, awardFault, givenLines, orderMachine } from './rules.ts';

const asked = new Map([
  ['cement', 100_000n],
  ['sand', 5_000n],
]);
const offer = (whole: bigint) => ({
  whole,
  covered: whole,
  rate: { over: 1n, under: 1n },
  step: 1n,
});
const offered = new Map([
  ['near cement', offer(100_000n)],
  ['near sand', offer(5_000n)],
  ['far cement', offer(60_000n)],
]);
const line = (quotationId: string, rfqItemId: string, quantity: bigint): AwardLine => ({
  quotationId,
  rfqItemId,
  quantity,
});
const least = new Map([['near cement', 20_000n]]);
const limits = { asked, offered, least };
const faultOf = (...lines: AwardLine[]) => awardFault(lines, limits);

describe('an award by lines', () => {
  it('may split a line, up to what was asked', () => {
    expect(faultOf(line('near', 'cement', 40_000n), line('far', 'cement', 60_000n))).toBeNull();
    expect(faultOf(line('near', 'cement', 40_001n), line('far', 'cement', 60_000n))).toEqual({
      index: 1,
      kind: 'over_asked',
      limit: 100_000n,
    });
  });

  it('takes no more of a quotation than it offers, and nothing that it does not price', () => {
    expect(faultOf(line('far', 'cement', 60_001n))).toEqual({
      index: 0,
      kind: 'over_offered',
      limit: 60_000n,
    });
    expect(faultOf(line('near', 'cement', 19_999n))).toEqual({
      index: 0,
      kind: 'below_minimum',
      limit: 20_000n,
    });
    expect(faultOf(line('far', 'sand', 1n))?.kind).toBe('not_quoted');
    expect(faultOf(line('near', 'nails', 1n))?.kind).toBe('not_asked');
    const half = line('near', 'cement', 20_000n);
    expect(faultOf(half, half)).toEqual({ index: 1, kind: 'repeated' });
  });

  it('may be over what was asked by what whole units hold, of which only that much is given', () => {
    // Bars of 10 2/3 kg.
    const bars = {
      whole: 47_000n,
      covered: 500_000n,
      rate: { over: 3n, under: 32n },
      step: 1_000n,
    };
    const steel = {
      asked: new Map([['steel', 500_000n]]),
      offered: new Map([
        ['near steel', bars],
        ['far steel', bars],
      ]),
      least: new Map<string, bigint>(),
    };
    const lines = [line('near', 'steel', 256_000n), line('far', 'steel', 245_333n)];
    expect(awardFault(lines, steel)).toBeNull();
    expect(givenLines(lines, steel).map(({ given }) => given)).toEqual([256_000n, 244_000n]);
    const two = [line('near', 'steel', 256_000n), line('far', 'steel', 256_000n)];
    expect(awardFault(two, steel)).toEqual({ index: 1, kind: 'over_asked', limit: 500_000n });
  });

  it('finds no fault only with what keeps within both limits', () => {
    const lines = fc.array(
      fc.record({
        quotationId: fc.constantFrom('near', 'far'),
        rfqItemId: fc.constantFrom('cement', 'sand'),
        quantity: fc.bigInt({ min: 1n, max: 120_000n }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, (some) => {
        if (awardFault(some, limits)) return;
        for (const [id, wanted] of asked) {
          const given = givenLines(some, limits).filter(({ rfqItemId }) => rfqItemId === id);
          const sum = given.reduce((total, { quantity }) => total + quantity, 0n);
          expect(sum <= wanted).toBe(true);
          expect(given.reduce((total, line) => total + line.given, 0n)).toBe(sum);
        }
        for (const one of some) {
          expect(one.quantity <= (offered.get(offerKey(one))?.whole ?? 0n)).toBe(true);
          expect(one.quantity >= (least.get(offerKey(one)) ?? 0n)).toBe(true);
        }
      }),
    );
  });
});

describe('the steps of an order', () => {
  const unpaid = { amountPaid: '0.00', amountPending: '0.00', amountHeld: '0.00' };
  const stepsOf = (status: Parameters<typeof orderMachine.stepsOf>[0]) =>
    (['buyer', 'seller', 'system'] as const).map((actor) =>
      orderMachine.stepsOf(status, actor, unpaid).join(' '),
    );

  it('are these, by buyer, supplier and the product itself', () => {
    expect(stepsOf('placed')).toEqual(['cancel', 'confirm decline', 'cancelDecided']);
    expect(stepsOf('confirmed')).toEqual(['', 'dispatch', 'cancelAgreed cancelDecided']);
    expect(stepsOf('dispatched')).toEqual(['', 'dispatch', 'cancelDecided deliver']);
    expect(stepsOf('delivered')).toEqual(['complete', '', 'complete']);
    expect(stepsOf('completed')).toEqual(['', '', '']);
    expect(stepsOf('cancelled')).toEqual(['', '', '']);
  });

  it('that end an order are refused while its supplier has money or some waits; held money goes back', () => {
    for (const step of ['decline', 'cancel'] as const) {
      const refusal = (money: object) =>
        orderMachine.transitionError(step, 'placed', { ...unpaid, ...money });
      expect(refusal({ amountPaid: '0.01' })).toBe('paid');
      expect(refusal({ amountPaid: '0.02', amountHeld: '0.01' })).toBe('paid');
      expect(refusal({ amountPaid: '0.01', amountHeld: '0.01' })).toBeNull();
      expect(refusal({ amountPending: '0.01' })).toBe('payment_pending');
      expect(refusal({})).toBeNull();
    }
    // Who decides is told what an admin can do about it.
    const pending = { ...unpaid, amountPending: '0.01' };
    const decided = orderMachine.transitionError('cancelDecided', 'confirmed', pending);
    expect(decided).toBe('payment_undecided');
  });
});
