import { describe, expect, it } from 'vitest';
import type { PricedProduct } from '../../price-schema.ts';
import {
  afterRefusal,
  askedPrices,
  changesOf,
  hasProblem,
  marked,
  type PriceEdits,
  textOf,
  typed,
  withPercent,
  wrongRows,
} from './price-edits.ts';

const product = (id: string, price = '780.00', countyMedian: string | null = null) =>
  ({
    id,
    name: `Product ${id}`,
    unit: 'bag',
    price,
    stockQuantity: 5,
    isActive: true,
    version: 3,
    countyMedian,
  }) satisfies PricedProduct;
const [a, b] = [product('a'), product('b', '1250.50')];
const none: PriceEdits = {};

describe('prices that are typed', () => {
  it('are edits until they say again what is there', () => {
    const edits = typed(typed(none, a, '800'), b, '1,300');
    expect([textOf(edits, a), textOf(edits, b)]).toEqual(['800', '1,300']);
    expect(changesOf(edits, false)).toEqual([
      { id: 'a', version: 3, price: '800.00' },
      { id: 'b', version: 3, price: '1300.00' },
    ]);
    expect(Object.keys(typed(edits, a, '780'))).toEqual(['b']);
  });

  it('are raised by a percentage over what is typed already, and nonsense stays for its writer', () => {
    const edits = typed(typed(none, a, '800'), b, 'many');
    const raised = withPercent(edits, [a, b], 10);
    expect([textOf(raised, a), textOf(raised, b)]).toEqual(['880', 'many']);
  });

  it('that are no prices are all marked at once, and lost by nobody', () => {
    const edits = marked(typed(typed(typed(none, a, ''), b, '-5'), product('c'), '9'));
    expect(wrongRows(edits).map(({ product: { id }, problem }) => [id, problem])).toEqual([
      ['a', 'wrong'],
      ['b', 'wrong'],
    ]);
    expect(textOf(edits, b)).toBe('-5');
  });

  it('that are odd are asked about', () => {
    const edits = typed(typed(none, product('c', '90', '790'), '78'), a, '2000');
    expect(askedPrices(edits).map(({ id, odd }) => [id, odd.doubt])).toEqual([
      ['c', 'farBelowMedian'],
      ['a', 'largeShift'],
    ]);
    expect(changesOf(edits, true).every(({ isConfirmed }) => isConfirmed)).toBe(true);
  });

  it('stay over what somebody else saved meanwhile, each row with its reason', () => {
    const edits = typed(typed(none, a, '800'), b, '1300');
    const now = new Map([['a', { ...a, price: '790.00', version: 4 }]]);
    const issues = [{ path: 'changes.0.version' }, { path: 'changes.1.id' }];
    const after = afterRefusal(edits, ['a', 'b'], issues, now);
    expect(Object.values(after)).toMatchObject([
      { product: { price: '790.00', version: 4 }, text: '800', problem: 'changed' },
      { text: '1300', problem: 'gone' },
    ]);
  });

  it('that the server takes for odd are asked about, by the median that was read anew', () => {
    const edits = typed(none, product('c', '90'), '78');
    expect(askedPrices(edits)).toEqual([]);
    const now = new Map([['c', product('c', '90', '790')]]);
    const after = afterRefusal(edits, ['c'], [{ path: 'changes.0.price' }], now);
    expect(hasProblem(after)).toBe(false);
    expect(askedPrices(after).map(({ odd }) => odd.doubt)).toEqual(['farBelowMedian']);
  });
});
