import { describe, expect, it } from 'vitest';
import { rfqs } from '../../../messages/en/rfqs.ts';
import type { Messages } from '../../../messages/index.ts';
import { typeWords } from '../../../messages/product-words.ts';
import { productTypes } from '../../../messages/sw/productTypes.ts';
import { rfqs as swahili } from '../../../messages/sw/rfqs.ts';
import type { ApiClient } from '../../../ui/data/api-client.ts';
import type { Rfq, RfqItem } from '../schema.ts';
import { emptyDraft, newLine } from './draft.ts';
import { prefillOfRemainder, readPrefill, readWish, withPrefill } from './prefill.ts';

const wish = (query: string) => readWish(new URLSearchParams(query));
const line = (productId: string, quantity: string) =>
  newLine({ productId, productName: productId, quantity });

const asWritten = (name: string) => name;

describe('what the form is opened with', () => {
  it('is read off the address', () => {
    expect(wish('from=cart')).toEqual({ kind: 'cart' });
    expect(wish('product=p1&quantity=40')).toEqual({
      kind: 'product',
      product: 'p1',
      quantity: '40',
    });
    expect(wish('product=p1')).toMatchObject({ quantity: '1' });
    expect(wish('material=roller+shutter')).toEqual({
      kind: 'material',
      material: 'roller shutter',
    });
    expect(wish('')).toBeNull();
  });

  it('a take-off brings its lines and its place', async () => {
    const asked = wish('takeoff=1&job=slab&length=10&width=8&county=Nakuru');
    const read = (one: typeof asked) => one && readPrefill({} as ApiClient, one, rfqs, asWritten);
    const prefill = await read(asked);
    expect(prefill?.place?.deliveryCounty).toBe('Nakuru');
    expect(prefill?.lines[0]).toMatchObject({
      productName: 'Portland Cement',
      quantity: '78',
      unit: '50 kg bag',
    });
    await expect(read(wish('takeoff=1&job=slab'))).rejects.toThrow('missing');
  });

  it('joins what was begun: nothing that was written is lost, nothing stands there twice', () => {
    const begun = {
      ...emptyDraft,
      title: 'My slab',
      lines: [newLine({ productName: 'Sand', quantity: '2' }), line('p1', '10')],
    };
    const prefill = {
      title: 'Prices for 2 materials',
      description: 'Please quote',
      suppliers: null,
      lines: [line('p1', '40'), line('p2', '5')],
    };
    const { title, description, lines } = withPrefill(begun, prefill, rfqs, asWritten);
    expect({ title, description }).toEqual({ title: 'My slab', description: 'Please quote' });
    expect(lines.map(({ productName, quantity }) => `${productName} ${quantity}`)).toEqual([
      'Sand 2',
      'p1 40',
      'p2 5',
    ]);
  });

  it('a product asks its supplier, beside those who are asked already; a cart asks all that match', () => {
    const prefill = { title: 'P', description: '', lines: [line('p1', '5')] };
    const from = (suppliers: string[] | null, draft = emptyDraft) =>
      withPrefill(draft, { ...prefill, suppliers }, rfqs, asWritten).suppliers;
    const begun = { ...emptyDraft, lines: [line('p2', '1')] };
    expect(from(['s1'])).toEqual(['s1']);
    expect(from(null, { ...begun, suppliers: ['s2'] })).toBeNull();
    expect(from(['s1'], { ...begun, suppliers: ['s2'] })).toEqual(['s2', 's1']);
    expect(from(['s1'], begun)).toBeNull();
  });

  it('names a product type in Swahili in its title, and still knows that title as its own', async () => {
    const inSwahili = (name: string) => typeWords(name, productTypes as Messages['productTypes']);
    const sand = { kind: 'material', material: 'River Sand' } as const;
    const texts = { ...rfqs, ...swahili };
    const prefill = await readPrefill({} as ApiClient, sand, texts, inSwahili);
    expect(prefill.title).toBe('Bei za Mchanga wa Mto');
    expect(prefill.lines).toMatchObject([{ productName: 'River Sand' }]);
    const begun = withPrefill(emptyDraft, prefill, texts, inSwahili);
    const next = { ...prefill, title: 'Bei za bidhaa 2', lines: [line('p2', '5')] };
    expect(withPrefill(begun, next, texts, inSwahili).title).toBe('Bei za bidhaa 2');
  });

  it('keeps a title that somebody wrote, and replaces one that only named what was there', () => {
    const prefill = {
      title: 'Prices for 2 materials',
      description: '',
      suppliers: null,
      lines: [line('p2', '5')],
    };
    const begun = (title: string) => ({ ...emptyDraft, title, lines: [line('p1', '10')] });
    const titleOf = (title: string) => withPrefill(begun(title), prefill, rfqs, asWritten).title;
    expect(titleOf('My slab')).toBe('My slab');
    expect(titleOf('Prices for p1')).toBe('Prices for 2 materials');
    expect(titleOf('Prices for 1 materials')).toBe('Prices for 2 materials');
    expect(titleOf('Prices for cash')).toBe('Prices for cash');
  });

  it('is what is left of an RFQ, at its place, for its day where that is to come; added twice it is there once', () => {
    const rfq = {
      title: 'Slab',
      description: 'One trip',
      deliveryLocation: 'Ruiru',
      deliveryCounty: 'Kiambu',
      deliveryDate: '2026-12-01T20:59:59Z',
      closesAt: '2026-11-20T20:59:59Z',
      verifiedOnly: true,
    } as Rfq;
    const item = (productName: string, quantity: number, awardedQuantity: number) =>
      ({
        ...{ id: productName, productName, quantity, awardedQuantity, unit: 'bag' },
        ...{ productId: null, categoryId: null, specifications: null, estimatedBudget: null },
      }) as RfqItem;
    const items = [item('Cement', 100, 2), item('Lime', 5, 5), item('Grout', 0.3, 0.1)];
    const prefill = prefillOfRemainder(rfq, items, rfqs, '2026-11-23');
    const once = withPrefill(emptyDraft, prefill, rfqs, asWritten);
    expect(once).toMatchObject({
      title: 'Rest of: Slab',
      description: 'One trip',
      deliveryLocation: 'Ruiru',
      deliveryCounty: 'Kiambu',
      deliveryDate: '2026-12-01',
      verifiedOnly: true,
    });
    expect(once.lines.map(({ id, productName, quantity }) => [id, productName, quantity])).toEqual([
      [undefined, 'Cement', '98'],
      [undefined, 'Grout', '0.2'],
    ]);
    expect(withPrefill(once, prefill, rfqs, asWritten).lines).toHaveLength(2);
    expect(prefillOfRemainder(rfq, items, rfqs, '2026-12-01').place?.deliveryDate).toBe('');
    expect(wish('remainder=r1')).toEqual({ kind: 'remainder', rfqId: 'r1' });
  });
});
