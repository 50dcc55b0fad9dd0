import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { SellingFirstView } from './api.ts';
import { SellingOverview } from './selling-overview.tsx';

const badgeOf = (product: { isActive: boolean; stockQuantity: number }) => {
  const recent = {
    ...{ id: 'p', slug: 'cement', name: 'Cement', price: '750.00', unit: 'bag', media: [] },
    ...product,
  };
  const first = {
    figures: { totalProducts: 1, activeRfqs: 0, quotesSent: 0, monthlyRevenue: '0.00' },
    recentProducts: [recent],
  } as unknown as SellingFirstView;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language="en" readTexts={readFrom(en)}>
        <SellingOverview first={first} onAllProducts={() => undefined} />
      </MessagesProvider>
    </MemoryRouter>,
  );
  return /class="badge [^>]*>([^<]*)/.exec(html)?.[1];
};

it('A product that buyers cannot see is never said to be in stock', () => {
  expect(badgeOf({ isActive: true, stockQuantity: 5 })).toBe('In Stock');
  expect(badgeOf({ isActive: true, stockQuantity: 0 })).toBe('Out of Stock');
  expect(badgeOf({ isActive: false, stockQuantity: 5 })).toBe('Inactive');
});
