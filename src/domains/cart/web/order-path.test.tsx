import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { CartLine, SupplierTerms } from '../schema.ts';
import { OrderPath } from './order-path.tsx';

const supplierId = '5f0b6a8e-1d2c-4b3a-9e8f-0a1b2c3d4e5f';
const terms: SupplierTerms = {
  supplierId,
  deliveryCounties: ['Kiambu', 'Nairobi'],
  minimumOrder: null,
  deliveryFee: null,
  leadTimeDays: null,
};
const product = { isActive: true, price: '750.00', stockQuantity: 20, minOrderQuantity: 1 };
const lines = [{ quantity: 2, priceSeen: null, product }] as unknown as CartLine[];

/** What a buyer of this county is shown. */
function shown(county: string | null): string {
  const element = <OrderPath lines={lines} terms={terms} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { root: { user: { county } } } },
  });
  return renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
}

it('a buyer of a county that is not served reads so, and can order for a site in another one', () => {
  const order = `href="/cart/order/${supplierId}"`;
  const elsewhere = 'This supplier does not deliver to Mombasa. It delivers to: Kiambu, Nairobi.';
  expect(shown('Mombasa')).toContain(elsewhere);
  expect(shown('Mombasa')).toContain(order);
  for (const county of ['Kiambu', null]) {
    expect(shown(county)).toContain(order);
    expect(shown(county)).not.toContain('does not deliver');
  }
});
