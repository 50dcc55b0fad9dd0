import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from '../../shared/money.ts';
import {
  divideRounded,
  fromThousandths,
  furtherAwardError,
  lineCents,
  lumpSumTotals,
  type QuotationFacts,
  quotationMachine,
  quotationState,
  quotationTotals,
  supplierMoves,
  type Terms,
  toThousandths,
} from './rules.ts';

const largest = 99_999_999_999n;
const cents = fc.bigInt({ min: 1n, max: largest });
const terms: fc.Arbitrary<Terms> = fc.record({
  vatIncluded: fc.boolean(),
  deliveryTerms: fc.constantFrom('included', 'per_order', 'per_line', 'pickup'),
  deliveryCost: fc.bigInt({ min: 0n, max: largest }).map(fromCents),
});
const priced = fc.record({
  quantity: fc.bigInt({ min: 1n, max: 999_999_999_999n }).map(fromThousandths),
  unitPrice: fc.bigInt({ min: 1n, max: 9_999_999_999n }).map(fromCents),
});

describe('what lines come to', () => {
  it('is exact to the cent, up to KSh 999,999,999.99', () => {
    const top: Terms = { vatIncluded: true, deliveryTerms: 'included', deliveryCost: '0.00' };
    const one = { quantity: '11.000', unitPrice: '90909090.91' };
    expect(fromCents(quotationTotals([one], top).total)).toBe('1000000000.01');
    expect(lineCents({ quantity: '3', unitPrice: '333333333.33' })).toBe(99_999_999_999n);
    expect(lineCents({ quantity: '0.005', unitPrice: '1.00' })).toBe(1n);
    expect(lineCents({ quantity: '0.004', unitPrice: '1.00' })).toBe(0n);
  });

  it('rounds a line by at most half a cent, and never by the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 40 }), terms, (lines, offer) => {
        for (const line of lines) {
          const exact = toThousandths(line.quantity) * toCents(line.unitPrice);
          const error = lineCents(line) * 1_000n - exact;
          expect(error > -500n && error <= 500n).toBe(true);
        }
        const { subtotal, delivery, vat, total } = quotationTotals(lines, offer);
        expect(quotationTotals(lines.toReversed(), offer).total).toBe(total);
        expect(subtotal).toBe(lines.reduce((sum, line) => sum + lineCents(line), 0n));
        expect(total).toBe(subtotal + delivery + (offer.vatIncluded ? 0n : vat));
      }),
    );
  });

  it('has 16 % of VAT on goods and delivery, once, inside or on top', () => {
    const lines = [{ quantity: '10', unitPrice: '100.00' }];
    const delivered = { deliveryTerms: 'per_order', deliveryCost: '160.00' } as const;
    expect(quotationTotals(lines, { ...delivered, vatIncluded: true })).toMatchObject({
      vat: 16_000n,
      total: 116_000n,
    });
    expect(quotationTotals(lines, { ...delivered, vatIncluded: false })).toMatchObject({
      vat: 18_560n,
      total: 134_560n,
    });
    fc.assert(
      fc.property(fc.array(priced, { minLength: 1, maxLength: 20 }), terms, (some, offer) => {
        const { vat, total } = quotationTotals(some, offer);
        const net = total - vat;
        // Half a cent of rounding, seen through 16 %.
        const error = vat * 100n - net * 16n;
        expect(error >= -58n && error <= 58n).toBe(true);
      }),
    );
  });

  it('charges delivery once, or once for each line, or not at all', () => {
    const lines = [
      { quantity: '1', unitPrice: '100.00' },
      { quantity: '2', unitPrice: '100.00' },
    ];
    const by = (deliveryTerms: Terms['deliveryTerms']) =>
      quotationTotals(lines, { vatIncluded: true, deliveryTerms, deliveryCost: '50.00' }).delivery;
    expect([by('included'), by('pickup'), by('per_order'), by('per_line')]).toEqual([
      0n,
      0n,
      5_000n,
      10_000n,
    ]);
    const none = { vatIncluded: false, deliveryTerms: 'per_order', deliveryCost: '50.00' } as const;
    expect(quotationTotals([], none).total).toBe(0n);
  });
});

describe('a sum without lines', () => {
  it('is taken apart into parts that add up to it', () => {
    fc.assert(
      fc.property(cents, terms, (amount, offer) => {
        const totals = lumpSumTotals(fromCents(amount), offer);
        if (!totals) return;
        const { subtotal, delivery, vat, total } = totals;
        expect(total).toBe(amount);
        expect(subtotal >= 0n && delivery >= 0n && vat >= 0n).toBe(true);
        expect(subtotal + delivery + (offer.vatIncluded ? 0n : vat)).toBe(total);
      }),
    );
  });

  it('cannot be less than its delivery', () => {
    const offer = {
      vatIncluded: true,
      deliveryTerms: 'per_order',
      deliveryCost: '100.01',
    } as const;
    expect(lumpSumTotals('100.00', offer)).toBeNull();
  });
});

describe('quantities', () => {
  it('survive being read and written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (thousandths) => {
        expect(toThousandths(fromThousandths(thousandths))).toBe(thousandths);
      }),
    );
    for (const text of ['', '-1', '1e3', '1.2345', '1,5', ' 1']) {
      expect(() => toThousandths(text), text).toThrow(RangeError);
    }
  });
  it('are divided half up', () => {
    expect([divideRounded(5n, 10n), divideRounded(4n, 10n), divideRounded(15n, 10n)]).toEqual([
      1n,
      0n,
      2n,
    ]);
  });
});

const facts: fc.Arbitrary<QuotationFacts> = fc.record({
  status: fc.constantFrom('pending', 'submitted', 'accepted', 'rejected'),
  isSuperseded: fc.boolean(),
  isWithdrawn: fc.boolean(),
  isExpired: fc.boolean(),
  isOutdated: fc.boolean(),
});
const fresh: QuotationFacts = {
  status: 'pending',
  isSuperseded: false,
  isWithdrawn: false,
  isExpired: false,
  isOutdated: false,
};

describe('the states of a quotation', () => {
  it('treats pending and submitted alike', () => {
    expect(quotationState(fresh)).toBe('live');
    expect(quotationState({ ...fresh, status: 'submitted' })).toBe('live');
  });

  it('accepts only what is neither superseded, withdrawn, expired nor outdated', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom('open', 'closed', 'awarded'), (one, rfq) => {
        const allowed =
          quotationMachine.transitionError('accept', quotationState(one), rfq) === null;
        const sound =
          (one.status === 'pending' || one.status === 'submitted') &&
          !one.isSuperseded &&
          !one.isWithdrawn &&
          !one.isExpired &&
          !one.isOutdated;
        // On an awarded RFQ only what is left of it is undecided.
        expect(allowed).toBe(sound);
      }),
    );
  });

  it('lets only undecided quotations be decided, withdrawn or reconfirmed once the RFQ is awarded, and the rest of accepted ones be withdrawn', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const state = quotationState(one);
        const isOpen = state === 'live' || state === 'expired' || state === 'outdated';
        const bars = { isForOthers: false, isUnfit: false, hasRest: false, revision: 1 };
        expect(supplierMoves(state, 'awarded', bars)).toEqual(
          isOpen ? ['withdraw', 'reconfirm'] : [],
        );
        expect(supplierMoves(state, 'awarded', { ...bars, hasRest: true })).toEqual([
          ...(isOpen || state === 'accepted' ? ['withdraw'] : []),
          ...(isOpen ? ['reconfirm'] : []),
        ]);
        expect(quotationMachine.stepsOf(state, 'owner', 'awarded')).toEqual([
          ...(state === 'live' ? ['accept'] : []),
          ...(isOpen ? ['reject'] : []),
          ...(state === 'accepted' ? [] : ['hide']),
        ]);
      }),
    );
  });

  it('lets more be awarded of what was accepted while it is valid and its rest is not withdrawn', () => {
    const valid = { isExpired: false, isRestWithdrawn: false };
    expect(furtherAwardError('accepted', valid, 'awarded')).toBeNull();
    expect(furtherAwardError('accepted', { ...valid, isExpired: true }, 'awarded')).toBe('expired');
    const withdrawn = { ...valid, isRestWithdrawn: true };
    expect(furtherAwardError('accepted', withdrawn, 'awarded')).toBe('withdrawn');
    expect(furtherAwardError('live', valid, 'awarded')).toBeNull();
    expect(furtherAwardError('rejected', valid, 'awarded')).toBe('rejected');
  });

  it('lets a supplier revise and withdraw while the RFQ is open, withdraw what an award left undecided, and reconfirm while it is undecided', () => {
    expect(quotationMachine.stepsOf('live', 'supplier', 'open')).toEqual([
      'revise',
      'withdraw',
      'reconfirm',
    ]);
    expect(quotationMachine.stepsOf('live', 'supplier', 'closed')).toEqual(['reconfirm']);
    expect(quotationMachine.stepsOf('live', 'supplier', 'awarded')).toEqual([
      'withdraw',
      'reconfirm',
    ]);
    expect(quotationMachine.stepsOf('expired', 'supplier', 'open')).toEqual([
      'revise',
      'withdraw',
      'reconfirm',
    ]);
    expect(quotationMachine.stepsOf('outdated', 'supplier', 'closed')).toEqual(['reconfirm']);
    expect(quotationMachine.stepsOf('withdrawn', 'supplier', 'open')).toEqual([]);
  });

  it('has no move that what is live refuses', () => {
    for (const move of quotationMachine.names) {
      expect(quotationMachine.transitionError(move, 'live', 'open')).toBeNull();
    }
  });

  it('says the quotation is why before the RFQ is', () => {
    expect(quotationMachine.transitionError('withdraw', 'superseded', 'awarded')).toBe(
      'superseded',
    );
    expect(quotationMachine.transitionError('withdraw', 'live', 'closed')).toBe('withdraw_closed');
    expect(quotationMachine.transitionError('revise', 'live', 'awarded')).toBe('rfq_awarded');
  });

  it('gives each move to one side', () => {
    for (const move of quotationMachine.names) {
      const sides = (['supplier', 'owner'] as const).map((by) =>
        quotationMachine.isStepOf(move, by),
      );
      expect(sides.filter(Boolean)).toHaveLength(1);
    }
  });
});
