import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Database } from '../../../platform/db.ts';
import type { ObjectStore } from '../../../platform/object-storage/store.ts';
import { Uploads } from '../../../platform/object-storage/uploads.ts';
import type { Product } from '../../catalogue/schema.ts';
import { catalogueRoutes } from '../../catalogue/server/public.ts';
import type { Trade } from './deps.ts';
import { sellingRoutes } from './routes.ts';

const noTrade: Trade = {
  openRfqs: async () => 0,
  quotations: async () => [],
  sales: async () => [],
};

/** The calls of the catalogue and of those who sell in it, with their pictures in `store`. */
export async function registerSelling(
  app: FastifyInstance,
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  store: ObjectStore,
  trade: Trade = noTrade,
): Promise<void> {
  const uploads = new Uploads({ db, store, key: Buffer.alloc(32) });
  await app.register(catalogueRoutes({ pool, db }));
  await app.register(sellingRoutes({ pool, db, uploads, trade }));
}

/** The calls of a supplier as tests make them. */

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Who calls, as the test server has them. */
interface Caller {
  post<T>(url: string, body?: unknown): Promise<Answer<T>>;
  send<T>(request: {
    method: 'PUT' | 'DELETE';
    url: string;
    headers?: Record<string, string>;
    payload?: string;
  }): Promise<Answer<T>>;
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly issues?: readonly { path: string; message: string }[];
}

export const dataUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** What a new product needs. */
export const cementIn = ({ id }: { readonly id: string }) => ({
  name: 'Ndovu Cement 32.5N (50 kg)',
  price: '750.50',
  unit: '50 kg bag',
  categoryId: id,
});

export const put = <T = Product>(visitor: Caller, id: string, body: object) =>
  visitor.send<T>({
    method: 'PUT',
    url: `/api/products/${id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

export const remove = (visitor: Caller, id: string) =>
  visitor.send<Refusal>({ method: 'DELETE', url: `/api/products/${id}` });

/** Lists a product; answers it. */
export async function listed(visitor: Caller, fields: object): Promise<Product> {
  const { status, body } = await visitor.post<Product>('/api/products', fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
