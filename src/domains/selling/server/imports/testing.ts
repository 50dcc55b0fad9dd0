import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db.ts';
import type { Enqueue } from '../../../../platform/jobs.ts';
import type { ProductCard } from '../../../catalogue/schema.ts';
import { catalogueRoutes } from '../../../catalogue/server/public.ts';
import type { ImportedRow } from '../../import-schema.ts';
import { importRoutes } from './routes.ts';

/** Imports as tests make them. */

export const publicUrl = 'http://jengasoko.test';

export const head = 'name,description,price,unit,minOrderQuantity,stockQuantity,category,brandName';
export const line = (name: string, price = '750', rest = ',10,cement,') =>
  `${name},,${price},50 kg bag,${rest}`;
export const csv = (...lines: string[]) => [head, ...lines].join('\n');

export const threeBad = csv(
  line('Simba 32.5'),
  line('Free cement', '0'),
  line('Bamburi 42.5', '"KSh 1,250.50"', '5,40,Cement & Binders,Bamburi'),
  line('Cake', '750', ',1,cakes,'),
  line('simba 32.5', '760'),
);

/** Who calls, as the test server has them. */
interface Caller {
  get<T>(url: string): Promise<{ readonly body: T }>;
  send<T>(request: {
    method: 'POST';
    url: string;
    headers: Record<string, string>;
    payload: string | Buffer;
  }): Promise<{ readonly status: number; readonly body: T }>;
}

export interface Refusal {
  readonly message: string;
}

export const send = <T = ImportedRow[] & Refusal>(who: Caller, text: string | Buffer, query = '') =>
  who.send<T>({
    method: 'POST',
    url: `/api/products/import${query}`,
    headers: { 'content-type': 'text/csv' },
    payload: text,
  });

export const listOf = async (who: Caller, supplierId: string) =>
  (await who.get<ProductCard[]>(`/api/products?supplierId=${supplierId}&limit=50`)).body;

export async function registerImports(
  app: FastifyInstance,
  { database, jobs }: { database: Database; jobs: { enqueue: Enqueue } },
): Promise<void> {
  await app.register(catalogueRoutes(database));
  await app.register(importRoutes({ ...database, enqueue: jobs.enqueue, publicUrl }));
}
