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

const render = (items: readonly RfqItem[], form: unknown) =>
  renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <QuoteLines
        form={form as ReturnType<typeof useQuotationForm>}
        items={items}
        supplierId={null}
      />
    </MessagesProvider>,
  );

it('says at once that a line offers more than was asked for', () => {
  const items = [item('a', 'Cement')];
  const draft = (quantity: string) => {
    const [line] = emptyDraft(items).lines;
    return { errors: {}, changeLine: () => undefined, draft: { lines: [{ ...line, quantity }] } };
  };
  expect(render(items, draft('41'))).toContain('This is more than was asked for');
  expect(render(items, draft('40'))).not.toContain('This is more than was asked for');
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
  expect(render(many(20), draft(many(20)))).not.toContain('priced');
});

it('each line of the RFQ has its own fields, and says what is wrong with it alone', () => {
  const items = [item('a', 'Cement'), item('b', 'Sand')];
  const form = {
    draft: emptyDraft(items),
    errors: { 'unitPrice.b': 'Give the price of one unit' },
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
  expect(cement).not.toContain('Give the price of one unit');
  expect(sand).toContain('Give the price of one unit');
});
