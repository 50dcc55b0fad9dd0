import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMaterialEdit,
  isSameLine,
  maySeeRfq,
  mayTake,
  nextStatuses,
  planLines,
  type RfqStep,
  rfqStatuses,
  rfqSteps,
  seesBids,
  specificationText,
  statusAt,
} from './rules.ts';

const status = fc.constantFrom(...rfqStatuses);
const step = fc.constantFrom(...(Object.keys(rfqSteps) as RfqStep[]));

describe('states', () => {
  it('DATA-02 are open, closed and awarded', () => {
    expect(rfqStatuses).toEqual(['open', 'closed', 'awarded']);
  });

  it('STATE-12 follow each other as the table says', () => {
    expect(nextStatuses('open')).toEqual(['closed', 'awarded']);
    expect(nextStatuses('closed')).toEqual(['closed', 'awarded']);
    expect(nextStatuses('awarded')).toEqual([]);
    expect(mayTake('close', 'closed')).toBe(false);
    expect(mayTake('cancel', 'closed')).toBe(true);
  });

  it('never lead back, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let now: (typeof rfqStatuses)[number] = 'open';
        for (const one of steps) {
          if (!mayTake(one, now)) continue;
          const next = rfqSteps[one].to;
          expect(rfqStatuses.indexOf(next)).toBeGreaterThanOrEqual(rfqStatuses.indexOf(now));
          now = next;
        }
      }),
    );
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

const line = fc.record({
  id: fc.uuid(),
  productName: fc.constantFrom('Cement', 'Sand', 'Ballast'),
  categoryId: fc.constant(null),
  productId: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 5 }),
  unit: fc.constantFrom(null, 'bag'),
  specifications: fc.constant(null),
  estimatedBudget: fc.constant(null),
});
const lines = fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 8 });

describe('what an edit makes of the lines', () => {
  it('every line wanted is there once, in its order, and every line before is kept or removed', () => {
    fc.assert(
      fc.property(lines, lines, fc.nat(), (before, fresh, cut) => {
        const wanted = [...before.slice(cut % (before.length + 1)), ...fresh];
        const plan = planLines(before, wanted);
        const places = [...plan.kept, ...plan.added]
          .sort((a, b) => a.lineNo - b.lineNo)
          .map((entry) => entry.wanted);
        expect(places).toEqual(wanted);
        expect(plan.kept.length + plan.removed.length).toBe(before.length);
      }),
    );
  });

  it('the same lines again change nothing', () => {
    fc.assert(
      fc.property(lines, (before) => {
        const plan = planLines(before, before);
        expect(plan).toMatchObject({ added: [], removed: [], isChanged: false });
      }),
    );
  });

  it('another product on a line is a change of what is asked for', () => {
    const [before] = fc.sample(line, 1);
    if (!before) throw new Error('no line');
    const wanted = { ...before, productId: '5ad9cb4e-6d6f-4c52-a0d1-2f4f9d5f7a11' };
    expect(isSameLine(before, wanted)).toBe(false);
    expect(planLines([before], [wanted])).toMatchObject({ removed: [], isChanged: true });
  });

  it('specifications are the same in any order, and as the text that a form makes of them', () => {
    const entries = fc.uniqueArray(
      fc.tuple(
        fc.stringMatching(/^[a-z]{1,8}$/),
        fc.stringMatching(/^[a-z0-9]{1,8}( [a-z0-9]{1,4})?$/),
      ),
      { selector: ([name]) => name, minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(line, entries, fc.nat(), (one, list, cut) => {
        const specifications = Object.fromEntries(list);
        const turned = [...list.slice(cut % list.length), ...list.slice(0, cut % list.length)];
        const stored = { ...one, specifications: Object.fromEntries(turned) };
        for (const wanted of [specifications, specificationText(specifications)]) {
          expect(planLines([stored], [{ ...one, specifications: wanted }]).isChanged).toBe(false);
        }
        const more = { ...specifications, more: 'yes' };
        expect(isSameLine(stored, { ...one, specifications: more })).toBe(false);
        expect(isSameLine(stored, { ...one, specifications: null })).toBe(false);
      }),
    );
    const text = (specifications: string) => ({ ...fc.sample(line, 1)[0]!, specifications });
    const written = text('20 mm, grey');
    expect(isSameLine(written, { ...written, specifications: 'grey, 20 mm' })).toBe(false);
  });

  it('a line for another material is another line: quoted prices stay with theirs', () => {
    const before = [
      { ...fc.sample(line, 1)[0]!, productName: 'Cement', unit: 'bag', quantity: 10 },
    ];
    const changed = (values: object) => planLines(before, [{ ...before[0]!, ...values }]);
    expect(changed({ quantity: 20 })).toMatchObject({ kept: [{}], removed: [], isChanged: true });
    expect(changed({ productName: 'Sand' })).toMatchObject({ kept: [], removed: before });
    expect(changed({ unit: 'tonne' })).toMatchObject({ kept: [], removed: before });
    expect(changed({ productName: 'CEMENT' })).toMatchObject({ kept: [{}], isChanged: true });
  });

  it('a line twice is two lines', () => {
    const before = fc.sample(line, 1);
    const plan = planLines(before, [before[0]!, before[0]!]);
    expect(plan.kept).toHaveLength(1);
    expect(plan.added).toHaveLength(1);
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
