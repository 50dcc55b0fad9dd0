import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { ImportedRow } from '../../import-schema.ts';
import type { ProductCard } from '../../schema.ts';
import { buildSupplier } from '../factory.ts';
import { handleCatalogueJobs } from '../jobs.ts';
import { catalogueRoutes } from '../routes.ts';
import { importRoutes } from './routes.ts';

/** Imports as tests make them. */

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

export interface Refusal {
  readonly message: string;
}

export const send = <T = ImportedRow[] & Refusal>(
  who: Visitor,
  text: string | Buffer,
  query = '',
) =>
  who.send<T>({
    method: 'POST',
    url: `/api/products/import${query}`,
    headers: { 'content-type': 'text/csv' },
    payload: text,
  });

export const listOf = async (who: Visitor, supplierId: string) =>
  (await who.get<ProductCard[]>(`/api/products?supplierId=${supplierId}&limit=50`)).body;

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** A server with the calls of lists, whose jobs are done, and the category of cement. */
export async function openImports(): Promise<{ server: TestServer; category: Category }> {
  const server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      await app.register(catalogueRoutes(database));
      await app.register(importRoutes({ ...database, enqueue: jobs.enqueue }));
    },
  });
  const category = await server.database.db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .where('slug', '=', 'cement')
    .executeTakeFirstOrThrow();
  handleCatalogueJobs(server.jobs, server.database);
  await server.jobs.startWorkers();
  return { server, category };
}

export interface Seller {
  readonly id: string;
  readonly visitor: Visitor;
}

export async function newSeller(server: TestServer): Promise<Seller> {
  const { id } = await buildSupplier(server.database.db);
  return { id, visitor: await server.signedIn(id) };
}
