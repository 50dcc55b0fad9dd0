import type { APIRequestContext } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** What nobody can break: a name, an address, the number of a document, as somebody may paste it. */
const word = 'W'.repeat(200);
const link = `https://drive.example/file/${'aB3_'.repeat(40)}`;

async function make<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

test('words of 200 letters in names, requests, messages and addresses make no page wider than its screen @phone', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  const selling = await context.newPage();
  const long = { firstName: word.slice(0, 60), lastName: word.slice(0, 60) };
  const place = { companyName: word.slice(0, 120), location: word.slice(0, 120) };
  const contractor = await signUp(page, { role: 'contractor', ...long });
  const supplier = await signUp(selling, { role: 'supplier', ...long });
  for (const { request } of [page, selling]) {
    expect((await request.put('/api/profile', { data: { ...long, ...place } })).status()).toBe(200);
  }
  const asked = {
    title: word,
    description: `${link} ${word}`,
    deliveryLocation: word,
    items: [{ productName: word, quantity: 999, unit: word.slice(0, 60), specifications: link }],
  };
  const ids: string[] = [];
  for (const _of of ['open', 'awarded']) {
    const { id } = await make<{ id: string }>(page.request, '/api/rfqs', asked);
    const lines = await (await page.request.get(`/api/rfqs/${id}/items`)).json();
    await make(selling.request, '/api/quotations', {
      rfqId: id,
      totalAmount: '999999.00',
      deliveryTime: 3,
      notes: `${link} ${word}`,
      items: [{ rfqItemId: lines[0].id, quantity: 999, unitPrice: '1001.00' }],
    });
    ids.push(id);
  }
  const [openId = '', awardedId = ''] = ids;
  const [quotation] = await (await page.request.get(`/api/quotations?rfqId=${awardedId}`)).json();
  const { orders } = await make<{ orders: { id: string }[] }>(
    page.request,
    `/api/rfqs/${awardedId}/award`,
    { quotationId: quotation.id },
  );
  await make(page.request, '/api/messages', {
    receiverId: supplier.id,
    content: `${link} ${word}`,
  });

  const { width = 0 } = page.viewportSize() ?? {};
  const order = `/orders/${orders[0]?.id}`;
  const pages = {
    buyer: [`/rfqs/${openId}`, `/rfqs/${openId}/edit`, `/rfqs/${awardedId}`, order, '/orders'],
    messages: ['/dashboard?tab=rfqs', `/messages/${supplier.id}`, `/suppliers/${supplier.id}`],
    seller: [`/rfq/${openId}`, order, `/messages/${contractor.id}`, '/dashboard?tab=quotations'],
  };
  const visits = [
    ...[...pages.buyer, ...pages.messages].map((path) => [page, path] as const),
    ...pages.seller.map((path) => [selling, path] as const),
  ];
  for (const [reader, path] of visits) {
    await reader.goto(path);
    await expect(reader.getByText(word.slice(0, 60)).first(), path).toBeAttached();
    const wide = await reader.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${path} is wider than its screen`).toBeLessThanOrEqual(width);
  }
});
