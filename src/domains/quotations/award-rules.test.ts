import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AskedQuantity,
  fitsRequest,
  type OfferedQuantity,
  offeredParts,
} from './award-rules.ts';
import { measureAsked, measureQuotation } from './measure-rules.ts';
import { orderedFor } from './part-rules.ts';
import { fromThousandths } from './rules.ts';

const coveredThousandths = (asked: AskedQuantity, offered: OfferedQuantity) =>
  offeredParts(asked, offered).covered;
const orderedQuantity = (asked: AskedQuantity, offered: OfferedQuantity, quantity: bigint) =>
  fromThousandths(orderedFor({ parts: offeredParts(asked, offered), quantity }));

const cement = { quantity: '100.000', unit: '50 kg bag', facts: {} };

describe('what a line of a quotation covers', () => {
  it('is its quantity in the same unit, however that is written', () => {
    const bags = { quantity: '100.000', unit: 'bag', facts: {} };
    expect(coveredThousandths(bags, { quantity: '60.000', unit: 'Bags' })).toBe(60_000n);
    expect(coveredThousandths(bags, { quantity: '60.000' })).toBe(60_000n);
    expect(orderedQuantity(bags, { quantity: '60.000' }, 25_000n)).toBe('25.000');
  });

  it('counts tonnes as bags, and bags as tonnes again', () => {
    const offer = { quantity: '4.000', unit: 'tonne' };
    expect(coveredThousandths(cement, offer)).toBe(80_000n);
    expect(orderedQuantity(cement, offer, 80_000n)).toBe('4.000');
    expect(orderedQuantity(cement, offer, 20_000n)).toBe('1.000');
    expect(fitsRequest(cement, { quantity: '5.000', unit: 'tonne' })).toBe(true);
    expect(fitsRequest(cement, { quantity: '5.001', unit: 'tonne' })).toBe(false);
  });

  it('is all of it where nobody can compare the units', () => {
    const offer = { quantity: '2.000', unit: 'trip' };
    expect(coveredThousandths(cement, offer)).toBe(100_000n);
    expect(orderedQuantity(cement, offer, 50_000n)).toBe('1.000');
    expect(fitsRequest(cement, offer)).toBe(true);
    expect(offeredParts(cement, offer).rate).toBeNull();
    const asked = measureAsked([{ ...cement, rfqItemId: 'line' }]);
    const quoted = { ...offer, rfqItemId: 'line', unitPrice: '10.00' };
    const terms = { vatIncluded: true, deliveryTerms: 'included', deliveryCost: '0.00' } as const;
    const quotation = { quotationId: 'q', totalAmount: '20.00', terms, lines: [quoted] };
    // All of it or nothing.
    expect(measureQuotation(asked, quotation).lines[0]).toMatchObject({
      available: '100.000',
      minimum: '100.000',
    });
  });

  it('is all of it from the next whole unit on, for who does not sell parts of one', () => {
    const facts = { productType: 'deformed-bar', text: 'Y12 bars' };
    const steel = { quantity: '500.000', unit: 'kg', facts };
    const bars = (quantity: string) => ({ quantity, unit: '12 m bar' });
    expect(fitsRequest(steel, bars('47.000'))).toBe(true);
    expect(coveredThousandths(steel, bars('47.000'))).toBe(500_000n);
    expect(orderedQuantity(steel, bars('47.000'), 500_000n)).toBe('47.000');
    expect(coveredThousandths(steel, bars('46.000'))).toBeLessThan(500_000n);
    expect(fitsRequest(steel, bars('47.001'))).toBe(false);
    const cable = { quantity: '333.000', unit: 'ft', facts: {} };
    expect(fitsRequest(cable, { quantity: '102.000', unit: 'metre' })).toBe(true);
    expect(fitsRequest(cable, { quantity: '103.000', unit: 'metre' })).toBe(false);
    expect(fitsRequest(cable, { quantity: '333.001', unit: 'feet' })).toBe(false);
  });

  it('ends where a whole unit is much more than was asked: nobody asked for it', () => {
    const wire = { quantity: '10.000', unit: 'kg', facts: {} };
    expect(fitsRequest(wire, { quantity: '1.000', unit: '25 kg roll' })).toBe(false);
    const steel = { quantity: '500.000', unit: 'kg', facts: {} };
    expect(fitsRequest(steel, { quantity: '1.000', unit: '5000 kg' })).toBe(false);
    expect(fitsRequest(steel, { quantity: '0.100', unit: '5000 kg' })).toBe(true);
  });

  it('is ordered in parts that are whole, where the unit is not cut', () => {
    const facts = { productType: 'deformed-bar', text: 'Y12 bars' };
    const steel = { quantity: '500.000', unit: 'kg', facts };
    const bars = { quantity: '47.000', unit: '12 m bar' };
    expect(orderedQuantity(steel, bars, 250_000n)).toBe('24.000');
    expect(orderedQuantity(steel, bars, 256_000n)).toBe('24.000');
    expect(orderedQuantity(steel, bars, 256_001n)).toBe('25.000');
    expect(orderedQuantity(steel, { ...bars, quantity: '20.500' }, 215_000n)).toBe('20.500');
    expect(orderedQuantity(cement, { quantity: '100.000' }, 25_500n)).toBe('26.000');
    const sand = { quantity: '10.000', unit: 'm3', facts: {} };
    expect(orderedQuantity(sand, { quantity: '10.000', unit: 'm³' }, 2_500n)).toBe('2.500');
    expect(orderedQuantity(cement, { quantity: '5.000', unit: 'tonne' }, 25_000n)).toBe('1.250');
    const cable = { quantity: '333.000', unit: 'ft', facts: {} };
    expect(orderedQuantity(cable, { quantity: '102.000', unit: 'm' }, 100_000n)).toBe('31.000');
  });

  it('makes nothing cheaper by being more than was asked', () => {
    const facts = { productType: 'deformed-bar', text: 'Y12 bars' };
    const asked = measureAsked([{ rfqItemId: 'line', quantity: '500.000', unit: 'kg', facts }]);
    const terms = { vatIncluded: true, deliveryTerms: 'included', deliveryCost: '0.00' } as const;
    const quoted = {
      rfqItemId: 'line',
      quantity: '47.000',
      unit: '12 m bar',
      unitPrice: '1000.00',
    };
    const offer = { quotationId: 'q', totalAmount: '47000.00', terms, lines: [quoted] };
    expect(measureQuotation(asked, offer).lines[0]?.normalizedUnitPrice).toBe('94.0000');
  });

  it('is what the comparison offers to award, in any units', () => {
    const quantity = fc.bigInt({ min: 1n, max: 10_000_000n }).map(fromThousandths);
    const unit = fc.constantFrom(
      'bag',
      '50 kg bag',
      'tonne',
      'kg',
      'trip',
      'bar',
      'foot',
      'm',
      null,
    );
    const facts = fc.constantFrom(
      {},
      { usualUnit: '50 kg bag' },
      { productType: 'deformed-bar', text: 'Y12 bars' },
    );
    const terms = { vatIncluded: true, deliveryTerms: 'included', deliveryCost: '0.00' } as const;
    fc.assert(
      fc.property(quantity, unit, facts, quantity, unit, (much, askedIn, known, offered, per) => {
        const asked = { rfqItemId: 'line', quantity: much, unit: askedIn, facts: known };
        const quoted = { rfqItemId: 'line', quantity: offered, unit: per, unitPrice: '10.00' };
        const offer = { quotationId: 'q', totalAmount: '10.00', terms, lines: [quoted] };
        const [measured] = measureQuotation(measureAsked([asked]), offer).lines;
        expect(measured?.available).toBe(fromThousandths(coveredThousandths(asked, quoted)));
      }),
    );
  });
});
