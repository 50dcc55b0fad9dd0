import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type FileServer, openFileServer } from '../../../app/server/testing/file-server.ts';
import { phonePhoto } from '../../../platform/object-storage/testing/files.ts';
import { sendFile } from '../../../platform/object-storage/testing/storage-server.ts';
import { buildAdmin, buildUser } from '../../accounts/server/factory.ts';
import type { Product, ProductCard } from '../../catalogue/schema.ts';
import { buildProduct, buildReview } from '../../catalogue/server/factory.ts';
import { type OrderReview, type Review, reviewResponse } from '../schema.ts';
import { buildDeliveredOrder } from './factory.ts';

let server: FileServer['server'];
let close: FileServer['close'];
let base: string;
beforeAll(async () => {
  ({ server, base, close } = await openFileServer());
});
afterAll(() => close());

const db = () => server.database.db;
type Refusal = Review & { code: string; issues?: { path: string; code: string }[] };

/** A delivered order, with its two sides signed in. */
async function scene(options: Parameters<typeof buildDeliveredOrder>[1] = {}) {
  const { order, product } = await buildDeliveredOrder(db(), options);
  return {
    order,
    product,
    url: `/api/products/${product.id}/reviews`,
    buyer: await server.signedIn(order.contractorId),
    seller: await server.signedIn(order.supplierId),
  };
}
const someone = async (role: 'contractor' | 'supplier' = 'contractor') =>
  server.signedIn((await buildUser(db(), { role })).id);
const admin = async () => server.signedIn((await buildAdmin(db())).id);
const ratingOf = async (id: string) =>
  (await server.visitor().get<Product>(`/api/products/${id}`)).body;
const noticesOf = (userId: string) =>
  db()
    .selectFrom('notifications')
    .select(['kind', 'data', 'subjectId'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

describe('reviews of a product', () => {
  it('are listed newest first, page by page, without the hidden ones', async () => {
    const product = await buildProduct(db());
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
    for (const hour of [1, 2, 3]) {
      const review = { productId: product.id, text: `At ${hour}`, createdAt: at(hour) };
      await buildReview(db(), { ...review, rating: hour });
    }
    await buildReview(db(), { productId: product.id, hiddenAt: at(9), text: 'Hidden' });
    const first = await server
      .visitor()
      .get<Review[]>(`/api/products/${product.slug}/reviews?limit=2`);
    expect(z.array(reviewResponse).parse(first.body)).toHaveLength(2);
    expect(first.body.map(({ text }) => text)).toEqual(['At 3', 'At 2']);
    expect(first.headers['x-total-count']).toBe('3');
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1];
    const second = await server.visitor().get<Review[]>(String(next));
    expect(second.body.map(({ text }) => text)).toEqual(['At 1']);
    expect(second.headers.link).toBeUndefined();
    const { rating, ratingCounts } = await ratingOf(product.id);
    expect([rating, ratingCounts]).toEqual([{ average: 2, count: 3 }, [1, 1, 1, 0, 0]]);
    const put_away = await buildProduct(db(), { isActive: false });
    expect((await server.visitor().get(`/api/products/${put_away.id}/reviews`)).status).toBe(404);
  });

  it('order a list by a weighted average: one of five stars does not come before forty', async () => {
    const one = await buildProduct(db());
    const { categoryId } = one;
    const many = await buildProduct(db(), { categoryId });
    const bad = await buildProduct(db(), { categoryId });
    const none = await buildProduct(db(), { categoryId });
    await buildReview(db(), { productId: one.id, rating: 5 });
    for (let count = 0; count < 40; count += 1)
      await buildReview(db(), { productId: many.id, rating: count % 5 === 0 ? 4 : 5 });
    for (let count = 0; count < 5; count += 1)
      await buildReview(db(), { productId: bad.id, rating: 1 });
    const { body } = await server
      .visitor()
      .get<ProductCard[]>(`/api/products?categoryId=${categoryId}&sort=rating`);
    expect(body.map(({ id }) => id)).toEqual([many.id, one.id, none.id, bad.id]);
    expect(body.map(({ rating }) => rating.average)).toEqual([4.8, 5, null, 1]);
  });
});

describe('writing a review', () => {
  it('is for whom the product was delivered to', async () => {
    const { product, url } = await scene();
    const [other, seller] = [await someone(), await someone('supplier')];
    const review = { rating: 5, text: 'Good' };
    expect((await server.visitor().post(url, review)).status).toBe(401);
    expect(await seller.post(url, review)).toMatchObject({
      status: 403,
      body: { code: 'only_buyers_review' },
    });
    expect(await other.post(url, review)).toMatchObject({
      status: 403,
      body: { code: 'review_before_delivery' },
    });
    // Before anything is said of the body.
    expect((await other.post(url, { rating: 9 })).status).toBe(403);
    expect((await other.post('/api/products/no-such-product/reviews', {})).status).toBe(404);
    expect((await ratingOf(product.id)).rating.count).toBe(0);
  });

  it.each(['placed', 'confirmed', 'dispatched', 'delivered'] as const)(
    'waits while nothing of the order has come: %s',
    async (status) => {
      const { url, buyer } = await scene({ status });
      expect((await buyer.post(url, { rating: 5 })).status).toBe(403);
    },
  );

  it('may begin with the first part that was delivered', async () => {
    const { url, buyer, order } = await scene({ status: 'dispatched' });
    const part = { deliveredQuantity: '4' };
    await db().updateTable('orderItems').set(part).where('orderId', '=', order.id).execute();
    expect((await buyer.post(url, { rating: 5 })).status).toBe(201);
  });

  it('counts at once, tells the supplier once, and is replaced by the next', async () => {
    const { url, product, order, buyer } = await scene();
    const first = await buyer.post<Review>(url, { rating: 2, text: ' Half were broken. ' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      authorName: 'Achieng O.',
      rating: 2,
      text: 'Half were broken.',
      editedAt: null,
      isOwn: true,
    });
    expect((await ratingOf(product.id)).rating).toEqual({ average: 2, count: 1 });
    const same = await buyer.post<Review>(url, { rating: 2, text: 'Half were broken.' });
    expect([same.status, same.body.editedAt]).toEqual([200, null]);
    const second = await buyer.post<Review>(url, { rating: 4, text: 'They brought new ones.' });
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({ id: first.body.id, rating: 4 });
    expect(second.body.editedAt).not.toBeNull();
    expect((await ratingOf(product.id)).rating).toEqual({ average: 4, count: 1 });
    const told = await noticesOf(order.supplierId);
    expect(told.map(({ kind, data }) => [kind, data])).toEqual([
      [
        'reviewReceived',
        expect.objectContaining({ title: product.name, company: 'Achieng Odhiambo', stars: 2 }),
      ],
    ]);
  });

  it('by many calls at once ends in one', async () => {
    const { url, product, buyer } = await scene();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => buyer.post(url, { rating: (index % 5) + 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    const { body } = await server.visitor().get<Review[]>(url);
    expect(body).toHaveLength(1);
    expect((await ratingOf(product.id)).rating).toEqual({ average: body[0]?.rating, count: 1 });
  });

  it('refuses what is no rating and what is too long', async () => {
    const { url, buyer } = await scene();
    for (const rating of [0, 6, 4.5, '5', null, undefined]) {
      const { status, body } = await buyer.post<Refusal>(url, { rating });
      expect([status, body.issues?.[0]]).toEqual([
        422,
        expect.objectContaining({ path: 'rating', code: 'rating_missing' }),
      ]);
    }
    const long = await buyer.post<Refusal>(url, { rating: 5, text: 'x'.repeat(2_001) });
    expect([long.status, long.body.issues?.[0]?.path]).toEqual([422, 'text']);
    const foreign = { rating: 5, photo: 'uploads/00000000-0000-4000-8000-000000000000' };
    expect((await buyer.post<Refusal>(url, foreign)).body.issues?.[0]?.path).toBe('photo');
  });

  it('shows a photo without what the camera wrote, until it is taken away', async () => {
    const { url, buyer } = await scene();
    const { objectPath } = await sendFile(buyer, base, await phonePhoto(), {
      contentType: 'image/jpeg',
      purpose: 'review_photo',
    });
    const { body } = await buyer.post<Review>(url, { rating: 5, photo: objectPath });
    const picture = () => server.app.inject({ url: String(body.photo?.url) });
    const shown = await picture();
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.rawPayload.includes('secret-software')).toBe(false);
    const kept = await buyer.post<Review>(url, { rating: 4 });
    expect(kept.body.photo).toEqual(body.photo);
    expect((await buyer.post<Refusal>(url, { rating: 4, photo: objectPath })).status).toBe(422);
    const without = await buyer.post<Review>(url, { rating: 4, photo: null });
    expect(without.body.photo).toBeNull();
    expect((await picture()).statusCode).toBe(404);
  });
});

describe('what others do about a review', () => {
  it('its supplier replies, and may change the reply', async () => {
    const { url, order, product, buyer, seller } = await scene();
    const { body: review } = await buyer.post<Review>(url, { rating: 3 });
    const reply = (who: typeof seller, text: unknown) =>
      who.send<Refusal>({ method: 'PUT', url: `/api/reviews/${review.id}/reply`, body: { text } });
    expect((await reply(await someone('supplier'), 7)).status).toBe(404);
    expect((await reply(buyer, 'Thanks')).status).toBe(403);
    expect((await reply(seller, ' \u200b ')).body.issues?.[0]?.code).toBe('reply_missing');
    expect((await reply(seller, 'Sorry.')).body.reply).toMatchObject({
      text: 'Sorry.',
      editedAt: null,
    });
    const { body } = await reply(seller, 'Sorry, we brought new ones.');
    expect(body.reply?.editedAt).not.toBeNull();
    const [shown] = (await server.visitor().get<Review[]>(url)).body;
    expect(shown?.reply?.text).toBe('Sorry, we brought new ones.');
    expect(await noticesOf(order.contractorId)).toMatchObject([
      { kind: 'reviewReplied', subjectId: product.id },
    ]);
  });

  it('anybody else reports it, and an admin hides it with its photo', async () => {
    const { url, product, order, buyer } = await scene();
    const photo = await sendFile(buyer, base, await phonePhoto(), { contentType: 'image/jpeg' });
    const { body: review } = await buyer.post<Review>(url, { rating: 1, photo: photo.objectPath });
    const [reporter, boss] = [await someone(), await admin()];
    const reported = `/api/reviews/${review.id}/report`;
    expect((await buyer.post<Refusal>(reported, { reason: 'Mine' })).body.issues?.[0]?.code).toBe(
      'own_review',
    );
    expect((await reporter.post(reported, { reason: '  ' })).status).toBe(422);
    expect((await reporter.post(reported, { reason: 'Rude' })).status).toBe(204);
    expect((await reporter.post(reported, { reason: 'Rude' })).status).toBe(204);
    const reports = await db()
      .selectFrom('reports')
      .select(['id', 'reason'])
      .where('reviewId', '=', review.id)
      .execute();
    expect(reports).toMatchObject([{ reason: 'Rude' }]);
    const [{ id } = { id: '' }] = reports;
    expect((await boss.get(`/api/admin/reports/${id}`)).body).toMatchObject({
      reported: null,
      review: { id: review.id, product: { id: product.id } },
    });

    const hide = (who: typeof boss) =>
      who.post<Refusal>(`/api/admin/reviews/${review.id}/hide`, { reason: 'Insults' });
    expect((await hide(reporter)).status).toBe(403);
    expect((await hide(boss)).status).toBe(204);
    expect(await hide(boss)).toMatchObject({ status: 409, body: { code: 'already_hidden' } });
    expect((await server.visitor().get<Review[]>(url)).body).toEqual([]);
    expect((await ratingOf(product.id)).rating).toEqual({ average: null, count: 0 });
    expect((await server.app.inject({ url: String(review.photo?.url) })).statusCode).toBe(404);
    expect(await buyer.post(url, { rating: 1 })).toMatchObject({
      status: 409,
      body: { code: 'review_hidden' },
    });
    expect(await noticesOf(order.contractorId)).toMatchObject([
      { kind: 'reviewHidden', data: { reason: 'Insults' } },
    ]);
    const own = await buyer.get<OrderReview[]>(`/api/orders/${order.id}/reviews`);
    expect(own.body[0]?.hiddenReason).toBe('Insults');

    expect((await boss.post(`/api/admin/reviews/${review.id}/restore`)).status).toBe(204);
    expect((await server.visitor().get<Review[]>(url)).body).toHaveLength(1);
    expect((await server.app.inject({ url: String(review.photo?.url) })).statusCode).toBe(200);
    const trail = await db()
      .selectFrom('auditLog')
      .select('action')
      .where('targetId', '=', review.id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['review.hidden', 'review.restored']);
    expect((await boss.post(`/api/admin/reports/${id}/resolve`)).status).toBe(204);
  });
});

describe('the reviews of an order', () => {
  it('are for its two sides and admins, each product once', async () => {
    const { order, product, url, buyer, seller } = await scene();
    const read = (who: typeof buyer) => who.get<OrderReview[]>(`/api/orders/${order.id}/reviews`);
    expect((await read(buyer)).body).toEqual([
      {
        product: { id: product.id, name: product.name, slug: product.slug },
        isDelivered: true,
        review: null,
        hiddenReason: null,
      },
    ]);
    await buyer.post(url, { rating: 4 });
    expect((await read(seller)).body[0]?.review).toMatchObject({ rating: 4, isOwn: false });
    expect((await read(await admin())).status).toBe(200);
    expect((await read(await someone())).status).toBe(404);
    expect((await read(await someone('supplier'))).status).toBe(404);
    expect((await buyer.get('/api/orders/nonsense/reviews')).status).toBe(404);
  });
});
