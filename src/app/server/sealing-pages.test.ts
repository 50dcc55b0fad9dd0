import { randomUUID } from 'node:crypto';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSupplier } from '../../domains/catalogue/server/factory.ts';
import { buildQuotation, buildQuotationItem } from '../../domains/quotations/server/factory.ts';
import * as rfqPage from '../../domains/quotations/web/rfq-route.tsx';
import { buildRfq, buildRfqItem } from '../../domains/rfqs/server/factory.ts';
import { en } from '../../messages/en/index.ts';
import { createApiClient } from '../../ui/data/api-client.ts';
import { MessagesProvider, readFrom } from '../../ui/messages.tsx';
import * as dashboardPage from '../web/dashboard-route.tsx';
import { registerDomains } from './compose/index.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

/** Bids are sealed in what a supplier's pages are made of, too: what their loaders read, and their HTML. */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;

type ProviderProps = Parameters<typeof MessagesProvider>[0];

interface Page {
  readonly loader: unknown;
  readonly default: unknown;
}

/** What a page's source holds: its data, and the HTML made of it. */
async function sourceOf(page: Page, visitor: Visitor, userId: string, id = ''): Promise<string> {
  const api = createApiClient(async (path) => {
    const { status, headers, bytes } = await visitor.get(path);
    return new Response(bytes.toString(), { status, headers: headers as Record<string, string> });
  });
  const pageRequest = { api, hasSession: true, language: 'en', theme: 'light', origin: '' };
  const load = page.loader as (args: object) => Promise<object>;
  const request = { url: 'http://jengasoko.test/dashboard' };
  const loaded = await load({ context: { get: () => pageRequest }, request, params: { id } });
  const loaderData = 'data' in loaded && 'init' in loaded ? loaded.data : loaded;
  const Screen = page.default as ComponentType<{ loaderData: unknown; params: object }>;
  const screen = createElement(Screen, { loaderData, params: { id } });
  const texts = { language: 'en', readTexts: readFrom(en) };
  const element = createElement(MessagesProvider, texts as ProviderProps, screen);
  const root = { user: { id: userId, role: 'supplier', deliveryCounties: [] } };
  const routes = [{ id: 'root', path: '/', loader: () => null, element }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root } } });
  return (
    JSON.stringify(loaderData) + renderToStaticMarkup(createElement(RouterProvider, { router }))
  );
}

describe('the source of a supplier’s pages', () => {
  it.each([true, false])(
    'is the same to the byte when rivals bid (has quoted: %s)',
    async (has) => {
      const rfq = await buildRfq(db());
      const line = await buildRfqItem(db(), { rfqId: rfq.id });
      const { id: spyId } = await buildSupplier(db(), { companyName: 'Jirani Supplies' });
      if (has) await buildQuotation(db(), { rfqId: rfq.id, supplierId: spyId, notes: 'Bei yangu' });
      const spy = await server.signedIn(spyId);
      const sources = async () => [
        await sourceOf(rfqPage, spy, spyId, rfq.id),
        await sourceOf(dashboardPage, spy, spyId),
      ];
      const before = await sources();
      expect(before[0]).toContain(rfq.title);
      expect(before[0]?.includes('Bei yangu')).toBe(has);
      const secrets: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        const companyName = `Mpinzani ${randomUUID()}`;
        const { id: supplierId } = await buildSupplier(db(), { companyName });
        const { id: quotationId } = await buildQuotation(db(), {
          rfqId: rfq.id,
          supplierId,
          totalAmount: '313131.00',
          notes: 'siri-ya-mpinzani',
          aiScore: '3.50',
        });
        await buildQuotationItem(db(), { quotationId, rfqItemId: line.id });
        secrets.push(companyName, supplierId, quotationId);
      }
      await db()
        .updateTable('quotations')
        .set({ aiScore: '4.75', aiAnalysis: 'siri-ya-mpinzani', scoredAt: new Date() })
        .where('rfqId', '=', rfq.id)
        .execute();
      const after = await sources();
      expect(after).toEqual(before);
      for (const secret of [...secrets, 'siri-ya-mpinzani', '313131', '313,131', '4.75']) {
        expect(after.join('\n')).not.toContain(secret);
      }
    },
  );
});
