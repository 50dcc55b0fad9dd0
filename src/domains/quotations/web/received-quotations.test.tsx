import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { Quotation } from '../schema.ts';
import { ReceivedQuotations, RecentQuotations, receivedKey } from './received-quotations.tsx';
import { quotation } from './testing.ts';

/** Newest first, as the call lists them. */
const listed: readonly Quotation[] = ['d', 'c', 'b', 'a'].map((last) => ({
  ...quotation,
  id: quotation.id.slice(0, -1) + last,
}));

/** What is shown of a list that was asked for with this limit. */
function numbers(shown: React.ReactNode, limit: number | null): string[] {
  const client = new QueryClient();
  const items = listed.slice(0, limit ?? listed.length);
  const page = { items, total: listed.length, next: null };
  client.setQueryData(receivedKey(limit), { pages: [page], pageParams: [''] });
  const router = createMemoryRouter([{ path: '/', element: shown }]);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MessagesProvider language="en" readTexts={readFrom(en)}>
        <RouterProvider router={router} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, text]) => text ?? '');
}

it('CDASH-07 the overview has the newest three of four quotations, the list all of them', () => {
  const all = listed.map(({ id }) => `Quotation #${id.slice(-8)}`);
  expect(numbers(<RecentQuotations />, 3)).toEqual(all.slice(0, 3));
  expect(numbers(<ReceivedQuotations />, null)).toEqual(all);
});
