import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { createQueryClient } from '../../../ui/data/query-client.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import { ownProductsKey } from './api.ts';
import { OwnProducts } from './own-products.tsx';

it('where the words of the list come after its products, only the list waits for them', () => {
  const client = createQueryClient();
  client.setQueryData([...ownProductsKey, 's', ''], {
    pages: [{ items: [], total: 0, next: null }],
    pageParams: [''],
  });
  const late = new Promise<never>(() => undefined);
  const nothing = () => undefined;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MessagesProvider
        language="en"
        readTexts={(area) => (area === 'bulk' ? late : readFrom(en)(area))}
      >
        <OwnProducts supplierId="s" onAdd={nothing} onEdit={nothing} onChanged={nothing} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain('role="status"');
});
