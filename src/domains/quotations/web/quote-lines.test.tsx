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

it('each line of the RFQ has its own fields, and says what is wrong with it alone', () => {
  const items = [item('a', 'Cement'), item('b', 'Sand')];
  const form = {
    draft: emptyDraft(items),
    errors: { 'unitPrice.b': 'Give the price of one unit' },
    changeLine: () => undefined,
  } as unknown as ReturnType<typeof useQuotationForm>;
  const html = renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <QuoteLines form={form} items={items} supplierId={null} />
    </MessagesProvider>,
  );
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
