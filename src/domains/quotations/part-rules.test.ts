import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDivisible } from '../materials/unit-rules.ts';
import { type AskedQuantity, offeredParts } from './award-rules.ts';
import {
  type GivenPart,
  givenOf,
  heldBy,
  isBelowLeast,
  isBeyondOffer,
  isBeyondRequest,
  orderedFor,
} from './part-rules.ts';
import { fromThousandths } from './rules.ts';

const facts = { productType: 'deformed-bar', text: 'Y12 bars' };
const steel = { quantity: '500.000', unit: 'kg', facts };
const bars = (quantity: string) => offeredParts(steel, { quantity, unit: '12 m bar' });
const part = (quantity: bigint, offered = '47.000'): GivenPart => ({
  parts: bars(offered),
  quantity,
});

describe('parts of one line in whole units', () => {
  it('may hold more than was asked for only by the last unit', () => {
    const asked = 500_000n;
    expect(isBeyondRequest([part(250_000n), part(250_000n)], asked)).toBe(false);
    // 24 and 23 bars: with one less, 500 kg are not there.
    expect(isBeyondRequest([part(256_000n), part(245_333n)], asked)).toBe(false);
    expect(isBeyondRequest([part(256_000n), part(256_000n)], asked)).toBe(true);
    expect(isBeyondRequest([part(500_000n), part(1n)], asked)).toBe(true);
    const cement = { quantity: '100.000', unit: 'bag', facts: {} };
    const bags = (quantity: bigint) => ({
      parts: offeredParts(cement, { quantity: '100.000' }),
      quantity,
    });
    expect(isBeyondRequest([bags(40_000n), bags(60_000n)], 100_000n)).toBe(false);
    expect(isBeyondRequest([bags(25_500n), bags(74_500n)], 100_000n)).toBe(false);
    expect(isBeyondRequest([bags(40_001n), bags(60_000n)], 100_000n)).toBe(true);
    expect(isBeyondRequest([bags(41_000n), bags(60_000n)], 100_000n)).toBe(true);
  });

  it('are beyond the offer from the unit on that is not offered', () => {
    expect(isBeyondOffer(part(501_333n))).toBe(false);
    expect(isBeyondOffer(part(501_334n))).toBe(true);
    expect(isBeyondOffer(part(490_667n, '46.000'))).toBe(false);
    expect(isBeyondOffer(part(490_668n, '46.000'))).toBe(true);
  });

  it('are held against the least that is sold by what is ordered', () => {
    // 24 bars at least.
    expect(isBelowLeast(part(250_000n), 256_000n)).toBe(false);
    expect(isBelowLeast(part(245_333n), 256_000n)).toBe(true);
    const trips = offeredParts(steel, { quantity: '1.000', unit: 'trip' });
    expect(isBelowLeast({ parts: trips, quantity: 499_999n }, 500_000n)).toBe(true);
  });

  it('give no more of the request than was asked for', () => {
    expect(givenOf([part(256_000n), part(245_333n)], 500_000n)).toEqual([256_000n, 244_000n]);
    expect(givenOf([part(501_333n)], 500_000n)).toEqual([500_000n]);
  });

  it('give what their whole units hold while something of the request is left', () => {
    const cement = { quantity: '100.000', unit: 'bag', facts: {} };
    const bags = (quantity: bigint) => ({
      parts: offeredParts(cement, { quantity: '100.000' }),
      quantity,
    });
    expect(givenOf([bags(1_500n)], 100_000n)).toEqual([2_000n]);
    expect(givenOf([bags(1_500n), bags(98_000n)], 100_000n)).toEqual([2_000n, 98_000n]);
    expect(givenOf([bags(25_500n), bags(74_500n)], 100_000n)).toEqual([25_500n, 74_500n]);
    // One bar holds 10 2/3 kg, told in thousandths.
    expect(givenOf([part(1n)], 500_000n)).toEqual([10_666n]);
  });
});

const quantity = fc.bigInt({ min: 1_000n, max: 10_000_000n }).map(fromThousandths);
const units = ['bag', '50 kg bag', '20 kg bag', 'tonne', 'kg', '12 m bar', 'sheet', 'trip', null];
const asked: fc.Arbitrary<AskedQuantity> = fc.record({
  quantity,
  unit: fc.constantFrom(...units),
  facts: fc.constant(facts),
});
const offered = fc.record({ quantity, unit: fc.constantFrom(...units) });
const portion = fc.bigInt({ min: 1n, max: 1_000n });

describe('any part of any offer', () => {
  it('orders no more than was offered, and whole units of what is not cut', () => {
    fc.assert(
      fc.property(asked, offered, portion, (request, offer, thousandth) => {
        const parts = offeredParts(request, offer);
        const given = { parts, quantity: (parts.covered * thousandth + 999n) / 1_000n };
        const ordered = orderedFor(given);
        expect(ordered > 0n && ordered <= parts.whole).toBe(true);
        const unit = offer.unit ?? request.unit;
        if (!isDivisible(unit))
          expect(ordered % 1_000n === 0n || ordered === parts.whole).toBe(true);
        // What it holds besides is given too, as far as it was asked for.
        const [own = 0n] = givenOf([given], parts.covered);
        const held = heldBy(given);
        expect(own >= given.quantity && own <= parts.covered).toBe(true);
        expect(own === given.quantity || own * held.under <= held.over).toBe(true);
        if (parts.rate === null || given.quantity >= parts.covered) return;
        // It holds what was given, or is all there is, and no whole step more.
        const { over, under } = heldBy(given);
        const rest = given.quantity * under - over;
        expect(rest <= 0n || ordered === parts.whole).toBe(true);
        expect(-rest * parts.rate.over < parts.step * parts.rate.under * under).toBe(true);
      }),
    );
  });

  it('of two suppliers holds the request within one step of each', () => {
    fc.assert(
      fc.property(asked, offered, offered, portion, (request, a, b, thousandth) => {
        const [one, other] = [offeredParts(request, a), offeredParts(request, b)];
        const whole = BigInt(request.quantity.replace('.', ''));
        const first = (whole * thousandth + 999n) / 1_000n;
        const given = [
          { parts: one, quantity: first },
          { parts: other, quantity: whole - first },
        ];
        const isPossible = given.every(
          ({ parts, quantity }) => parts.rate && quantity > 0n && quantity <= parts.covered,
        );
        if (!isPossible) return;
        expect(isBeyondRequest(given, whole)).toBe(false);
        expect(givenOf(given, whole)).toEqual(given.map(({ quantity }) => quantity));
        const held = given.reduce((sum, each) => sum + asNumber(heldBy(each)), 0);
        const steps = given.reduce((sum, { parts: { rate, step } }) => {
          return sum + (rate ? (Number(step) * Number(rate.under)) / Number(rate.over) : 0);
        }, 0);
        // What an offer covers was rounded to a thousandth.
        expect(held).toBeGreaterThanOrEqual(Number(whole) - 2);
        expect(held).toBeLessThanOrEqual(Number(whole) + steps + 2);
      }),
    );
  });

  it('that is accepted beyond the request stops being enough with one unit less', () => {
    const many = fc.array(fc.tuple(offered, portion), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(asked, many, (request, offers) => {
        const whole = BigInt(request.quantity.replace('.', ''));
        const given = offers.map(([offer, thousandth]) => {
          const parts = offeredParts(request, offer);
          return { parts, quantity: (parts.covered * thousandth + 999n) / 1_000n };
        });
        const sum = given.reduce((total, { quantity }) => total + quantity, 0n);
        if (sum <= whole || given.some(({ parts }) => parts.rate === null)) return;
        const held = given.map((each) => asNumber(heldBy(each)));
        const all = held.reduce((total, each) => total + each, 0);
        const least = given.map(({ parts: { rate, step, whole: most } }, index) => {
          const each = rate ? Number(rate.under) / Number(rate.over) : 0;
          const ordered = Number(orderedFor(given[index] as GivenPart));
          const last =
            ordered === Number(most) ? ordered % Number(step) || Number(step) : Number(step);
          return all - last * each;
        });
        const isNear = least.some((left) => Math.abs(left - Number(whole)) < 0.01);
        if (!isNear) {
          expect(isBeyondRequest(given, whole)).toBe(least.some((left) => left > Number(whole)));
        }
      }),
    );
  });
});

const asNumber = ({ over, under }: { over: bigint; under: bigint }) => Number(over) / Number(under);
