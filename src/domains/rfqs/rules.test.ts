import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMaterialEdit, maySeeRfq, rfqMachine, rfqStatuses, seesBids, statusAt } from './rules.ts';

const status = fc.constantFrom(...rfqStatuses);

describe('states', () => {
  it('DATA-02 are open, closed and awarded', () => {
    expect(rfqStatuses).toEqual(['open', 'closed', 'awarded']);
  });

  it('STATE-12 follow each other as the table says', () => {
    expect(rfqMachine.nextStates('open')).toEqual(['closed', 'awarded']);
    expect(rfqMachine.nextStates('closed')).toEqual(['awarded']);
    expect(rfqMachine.nextStates('awarded')).toEqual([]);
    expect(rfqMachine.transitionError('close', 'closed')).toBe('closed');
    expect(rfqMachine.transitionError('cancel', 'closed')).toBeNull();
  });

  it('never lead back, whatever is done', () => {
    for (const state of rfqStatuses) {
      for (const next of rfqMachine.nextStates(state)) {
        expect(rfqStatuses.indexOf(next)).toBeGreaterThan(rfqStatuses.indexOf(state));
      }
    }
  });

  it('close at the instant of the deadline, and only then', () => {
    fc.assert(
      fc.property(status, fc.date({ noInvalidDate: true }), fc.integer(), (state, now, off) => {
        const closesAt = new Date(now.getTime() + (off % 1_000_000));
        const isOver = closesAt.getTime() <= now.getTime();
        const expected = state === 'open' && isOver ? 'closed' : state;
        expect(statusAt({ status: state, closesAt }, now)).toBe(expected);
      }),
    );
  });
});

const facts = (values = {}) => ({
  contractorId: 'owner',
  status: 'open' as const,
  verifiedOnly: false,
  hasQuoted: false,
  ...values,
});
const who = (role: string, values = {}) => ({ id: role, role, isVerified: false, ...values });

describe('who sees an RFQ', () => {
  it('its owner in every state, no other contractor in any', () => {
    for (const state of rfqStatuses) {
      const rfq = facts({ status: state });
      expect(maySeeRfq(who('contractor', { id: 'owner' }), rfq)).toBe(true);
      expect(maySeeRfq(who('contractor'), rfq)).toBe(false);
    }
  });

  it('suppliers while it is open, verified ones alone where it says so', () => {
    expect(maySeeRfq(who('supplier'), facts())).toBe(true);
    expect(maySeeRfq(who('supplier'), facts({ verifiedOnly: true }))).toBe(false);
    const verified = who('supplier', { isVerified: true });
    expect(maySeeRfq(verified, facts({ verifiedOnly: true }))).toBe(true);
  });

  it('afterwards the suppliers who answered', () => {
    for (const state of ['closed', 'awarded'] as const) {
      expect(maySeeRfq(who('supplier', { isVerified: true }), facts({ status: state }))).toBe(
        false,
      );
      expect(maySeeRfq(who('supplier'), facts({ status: state, hasQuoted: true }))).toBe(true);
    }
  });

  it('admins, but none without the second step', () => {
    expect(maySeeRfq(who('admin'), facts())).toBe(true);
    expect(maySeeRfq(who('admin', { needsTwoStep: true }), facts())).toBe(false);
  });

  it('bids are counted for nobody who bids', () => {
    expect(seesBids(who('contractor', { id: 'owner' }), facts())).toBe(true);
    expect(seesBids(who('supplier', { id: 'owner' }), facts())).toBe(false);
    expect(seesBids(who('contractor'), facts())).toBe(false);
  });
});

describe('what makes suppliers look again', () => {
  const before = {
    description: 'Cement',
    deliveryLocation: 'Ruiru',
    deliveryCounty: 'Kiambu',
    deliveryDate: null,
  };
  it('is another place, date or description', () => {
    expect(isMaterialEdit(before, {})).toBe(false);
    expect(isMaterialEdit(before, { deliveryCounty: 'Kiambu' })).toBe(false);
    expect(isMaterialEdit(before, { deliveryCounty: 'Nairobi' })).toBe(true);
    expect(isMaterialEdit(before, { deliveryLocation: null })).toBe(true);
    expect(isMaterialEdit(before, { deliveryDate: '2026-12-01T20:59:59.000Z' })).toBe(true);
    expect(isMaterialEdit(before, { description: 'Cement and sand' })).toBe(true);
  });
});
