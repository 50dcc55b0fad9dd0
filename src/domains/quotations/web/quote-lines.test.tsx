import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { RfqItem } from '../../rfqs/schema.ts';
import { emptyDraft } from './form-state.ts';
import { QuoteLines } from './quote-lines.tsx';
import type { useQuotationForm } from './use-quotation-form.ts';

const item = (id: string, productName: string) =>
  ({ id, productName, quantity: 40, unit: 'bag', specifications: null }) as RfqItem;

const render = (items: readonly RfqItem[], form: unknown, supplierId: string | null = null) =>
  renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <QuoteLines
        form={form as ReturnType<typeof useQuotationForm>}
        items={items}
        rfqId="r"
        supplierId={supplierId}
      />
    </MessagesProvider>,
  );

it('says at once that a line offers more than was asked for', () => {
  const items = [item('a', 'Cement')];
  const draft = (quantity: string) => {
    const [line] = emptyDraft(items).lines;
    return { errors: {}, changeLine: () => undefined, draft: { lines: [{ ...line, quantity }] } };
  };
  expect(render(items, draft('41'))).toContain('This is more than the RFQ asks for');
  expect(render(items, draft('40'))).not.toContain('This is more than the RFQ asks for');
});

it('of many lines says how many are priced, and looks for some of them', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => item(`${n}`, 'Cement'));
  const draft = (items: readonly RfqItem[]) => {
    const { lines } = emptyDraft(items);
    const priced = lines.map((line, n) => (n < 5 ? { ...line, unitPrice: '1' } : line));
    return { errors: {}, changeLine: () => undefined, draft: { lines: priced } };
  };
  const html = render(many(21), draft(many(21)));
  expect(html).toContain('5 of 21 priced');
  expect(html).toContain('Not yet priced');
  expect(render(many(20), draft(many(20)))).not.toContain('Not yet priced');
  expect(render(many(3), draft(many(3)))).not.toContain('priced');
});

it('of ten lines and more each shows its price alone, and what they come to stays in view', () => {
  const items = Array.from({ length: 10 }, (_, n) => item(`${n}`, `Cement ${n}`));
  const form = {
    draft: emptyDraft(items),
    errors: { 'quantity.3': 'Enter the quantity' },
    changeLine: () => undefined,
    totals: { total: 1_250_000n },
  };
  const html = render(items, form, 'supplier');
  expect(html).toContain('Fill from my price list');
  expect(html).toMatch(/class="sticky[^>]*>.*0 of 10 priced.*KSh 12,500/);
  expect(html.match(/name="unitPrice\.\d"/g)).toHaveLength(10);
  // Whatever is wrong with a line is never hidden.
  expect(html.match(/name="quantity\.\d"/g)).toEqual(['name="quantity.3"']);
  expect(html.match(/enterKeyHint="next"/gi)?.length).toBeGreaterThanOrEqual(10);
  const few = items.slice(0, 9);
  expect(render(few, { ...form, draft: emptyDraft(few) })).toContain('name="quantity.0"');
});

it('a filled line says why until it was looked at, and one without an exact match names what comes near', () => {
  const items = [item('a', 'Cement')];
  const [line] = emptyDraft(items).lines;
  const look = { fit: 'same' };
  const filled = { ...line, unitPrice: '750', productName: 'Ndovu 32.5N', look };
  const form = (lines: unknown) => ({ draft: { lines }, errors: {}, changeLine: () => undefined });
  const html = render(items, form([filled]), 'supplier');
  expect(html).toContain('1 price to confirm');
  expect(html).toContain('same type and size');
  expect(html).toContain('aria-label="Confirm the price of Cement"');
  expect(render(items, form([{ ...filled, look: null }]), 'supplier')).not.toContain('to confirm');
});

it('each line of the RFQ has its own fields, and says what is wrong with it alone', () => {
  const items = [item('a', 'Cement'), item('b', 'Sand')];
  const form = {
    draft: emptyDraft(items),
    errors: { 'unitPrice.b': 'Enter the price of one unit' },
    changeLine: () => undefined,
  };
  const html = render(items, form);
  for (const name of [
    'unitPrice.a',
    'quantity.a',
    'unit.a',
    'unitPrice.b',
    'quantity.b',
    'unit.b',
  ]) {
    expect(html).toContain(`name="${name}"`);
  }
  const [cement, sand] = html.split('Sand');
  expect(cement).not.toContain('Enter the price of one unit');
  expect(sand).toContain('Enter the price of one unit');
});
