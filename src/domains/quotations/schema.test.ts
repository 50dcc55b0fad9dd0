import { describe, expect, it } from 'vitest';
import { quotationSchema } from './schema.ts';

const rfqId = '7b0a2f7e-53b5-4b5c-9d6e-0d2b8a4f9c11';
const offer = { rfqId, totalAmount: '1250', deliveryTime: 7 };

const parse = (fields: Record<string, unknown>) =>
  quotationSchema.safeParse({ ...offer, ...fields });
const issue = (fields: Record<string, unknown>) => {
  const first = parse(fields).error?.issues[0];
  return first && `${first.path.join('.')}: ${first.message}`;
};

describe('the quotation form', () => {
  it('VAL-36 asks for a total amount above nothing', () => {
    for (const totalAmount of [undefined, null, '', '  ']) {
      expect(issue({ totalAmount })).toBe('totalAmount: total_missing');
    }
    for (const totalAmount of ['0', '0.00', '-5', 'ten', '1e3', '1.234', '1000000000', '1,250']) {
      expect(issue({ totalAmount }), totalAmount).toContain('totalAmount: total_wrong');
    }
    expect(parse({ totalAmount: '999999999.99' }).data?.totalAmount).toBe('999999999.99');
    expect(parse({ totalAmount: 1250.5 }).data?.totalAmount).toBe('1250.50');
  });

  it('VAL-37 VAL-38 asks for a delivery time in whole days', () => {
    expect(issue({ deliveryTime: undefined })).toBe('deliveryTime: delivery_time_missing');
    expect(issue({ deliveryTime: '7' })).toBe('deliveryTime: delivery_time_missing');
    expect(issue({ deliveryTime: 1.5 })).toBe('deliveryTime: delivery_time_wrong');
    expect(issue({ deliveryTime: -1 })).toBe('deliveryTime: delivery_time_wrong');
  });

  it('VAL-39 VAL-40 needs neither a last day nor notes', () => {
    expect(parse({}).success).toBe(true);
    expect(parse({ validUntil: '2026-12-21' }).data?.validUntil).toBe('2026-12-21T20:59:59.000Z');
    expect(issue({ validUntil: '2026-02-30' })).toContain('validUntil: validity_wrong');
  });

  it('keeps a validity that ends at an instant, and never stretches it to the end of the day', () => {
    const kept = (validUntil: string) => parse({ validUntil }).data?.validUntil;
    expect(kept('2026-12-21T09:30:00Z')).toBe('2026-12-21T09:30:00.000Z');
    expect(kept('2026-12-21T09:30+03:00')).toBe('2026-12-21T06:30:00.000Z');
    expect(issue({ validUntil: '2026-02-30T09:30:00Z' })).toContain('validUntil: validity_wrong');
    expect(issue({ validUntil: 'tomorrow' })).toContain('validUntil: validity_wrong');
  });

  it('takes no delivery cost where delivery costs nothing extra', () => {
    const cost = { deliveryCost: '500' };
    expect(issue({ ...cost, deliveryTerms: 'pickup' })).toContain(
      'deliveryCost: delivery_cost_unexpected',
    );
    expect(issue({ ...cost, deliveryTerms: 'included' })).toContain(
      'deliveryCost: delivery_cost_unexpected',
    );
    expect(parse({ ...cost, deliveryTerms: 'per_order' }).success).toBe(true);
    expect(parse(cost).success).toBe(true);
  });

  it('prices each line once, and never at 0', () => {
    const line = { rfqItemId: rfqId, quantity: 12.5, unitPrice: '80' };
    expect(parse({ items: [line] }).data?.items[0]).toMatchObject({
      quantity: '12.500',
      unitPrice: '80.00',
    });
    expect(issue({ items: [line, line] })).toBe('items: line_repeated');
    expect(issue({ items: [{ ...line, unitPrice: '0' }] })).toContain('items.0.unitPrice');
    expect(issue({ items: [{ ...line, quantity: 0 }] })).toContain('items.0.quantity');
  });

  it('refuses fields that it does not know', () => {
    expect(parse({ aiScore: 5 }).success).toBe(false);
    expect(parse({ status: 'accepted' }).success).toBe(false);
  });
});
