import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { Rfq } from '../schema.ts';
import { OwnRfq } from './own-rfq.tsx';

const ownerId = 'd571837a-9c1e-4f7a-8b1d-2e3f4a5b6c7d';
const rfq: Rfq = {
  id: '7b0a2f7e-53b5-4b5c-9d6e-0d2b8a4f9c11',
  title: 'Slab in Ruiru',
  description: 'Y12 bars, cut and bent',
  requirements: null,
  deliveryLocation: 'Ruiru',
  deliveryCounty: 'Kiambu',
  deliveryDate: null,
  closesAt: '2026-12-21T20:59:59.000Z',
  status: 'open',
  version: 1,
  verifiedOnly: false,
  closedAt: null,
  closedReason: null,
  awardedAt: null,
  contractorId: ownerId,
  contractor: {
    id: ownerId,
    firstName: 'Amina',
    lastName: null,
    companyName: null,
    location: null,
    isVerified: true,
  },
  itemCount: 0,
  quotationCount: 2,
  sentTo: 3,
  aiGeneratedId: null,
  createdAt: '2026-11-21T20:59:59.000Z',
  updatedAt: '2026-11-21T20:59:59.000Z',
};

/** The page as whoever is signed in gets it. */
function page(user: { id: string; role: string }, changed: Partial<Rfq> = {}): string {
  const element = (
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <OwnRfq rfq={{ ...rfq, ...changed }} items={[]} />
    </MessagesProvider>
  );
  const routes = [{ id: 'root', path: '/', loader: () => null, element }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { user } } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it('ROLE-05 its owner edits and closes an RFQ; an admin only reads it', () => {
  const owners = page({ id: ownerId, role: 'contractor' });
  expect(owners).toContain(`/rfqs/${rfq.id}/edit`);
  expect(owners).toContain('<button');
  const admins = page({ id: 'a0b1c2d3-9c1e-4f7a-8b1d-2e3f4a5b6c7d', role: 'admin' });
  expect(admins).toContain('Slab in Ruiru');
  expect(admins).toContain('document.pdf');
  expect(admins).not.toContain('/edit');
  expect(admins).not.toContain('<button');
  expect(admins).not.toContain('My RFQs');
});

it('an RFQ whose every order was cancelled says so, and what can be done, instead of being awarded', () => {
  const owner = { id: ownerId, role: 'contractor' };
  const words = (hasOrder: boolean) => {
    const remainder = { lines: 1, canAward: true, hasOrder };
    return page(owner, { status: 'awarded', remainder }).replaceAll(/<[^>]*>/g, ' ');
  };
  const cancelled = words(false);
  expect(cancelled).toContain('Order cancelled');
  expect(cancelled).toContain('Everything you ordered from this RFQ was cancelled.');
  expect(cancelled).toContain('Award it again from quotations that are still valid');
  expect(cancelled).toContain('Award again');
  expect(words(true)).toContain('Awarded');
  expect(words(true)).not.toMatch(/cancelled|Award again/);
});
