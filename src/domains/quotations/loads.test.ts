import { expect, it } from 'vitest';
import { materialFacts } from '../rfqs/rules.ts';
import { measureAsked, measureQuotation } from './measure-rules.ts';

const terms = { vatIncluded: true, deliveryTerms: 'included', deliveryCost: '0.00' } as const;

/** Two lorries of sand, of so many tonnes each, answered with so much of a unit. */
function offered(loadTonnes: number | null, quantity: string, unit: string, unitPrice: string) {
  const sand = { productType: 'sand', productName: 'River sand', specifications: null, facts: {} };
  const facts = materialFacts({ ...sand, loadTonnes });
  const line = { rfqItemId: 'sand', quantity: '2.000', unit: 'lorry', facts };
  const totalAmount = (Number(quantity) * Number(unitPrice)).toFixed(2);
  const quoted = { rfqItemId: 'sand', quantity, unit, unitPrice };
  const asked = measureAsked([line]);
  const { lines } = measureQuotation(asked, {
    quotationId: 'q',
    totalAmount,
    terms,
    lines: [quoted],
  });
  return lines[0];
}

it('a lorry of known tonnes compares with tonnes, to the shilling', () => {
  const byLorry = offered(14, '2', 'lorry', '28000.00');
  const byTonne = offered(14, '28', 'tonne', '1900.00');
  expect(byLorry).toMatchObject({ covers: 'all', normalizedUnitPrice: '2.0000' });
  expect(byTonne).toMatchObject({ covers: 'all', normalizedUnitPrice: '1.9000' });
  expect([byLorry?.normalizedUnit, byTonne?.normalizedUnit]).toEqual(['kg', 'kg']);
  expect(offered(14, '14', 'tonne', '1900.00')).toMatchObject({ covers: 'part', share: 0.5 });
  expect(offered(7, '14', 'tonne', '1900.00')).toMatchObject({ covers: 'all' });
});

it('a lorry of unknown tonnes compares with nothing', () => {
  expect(offered(null, '28', 'tonne', '1900.00')).toMatchObject({ covers: 'unknown', price: null });
});
