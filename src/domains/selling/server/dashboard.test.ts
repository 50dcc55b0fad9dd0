import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { openDiskStore } from '../../../platform/object-storage/disk-store.ts';
import {
  makeStorageFolder,
  type StorageFolder,
} from '../../../platform/object-storage/testing/storage-server.ts';
import {
  buildCategory,
  buildMaterial,
  buildProduct,
  buildSupplier,
} from '../../catalogue/server/factory.ts';
import type { SellingSuggestions, SupplierAnalytics } from '../schema.ts';
import { cementIn, listed, registerSelling } from './testing.ts';

let server: TestServer;
let folder: StorageFolder;
beforeAll(async () => {
  folder = await makeStorageFolder();
  const store = openDiskStore(path.join(folder.path, 'uploads'));
  server = await openTestServer({
    registerRoutes: (app, { database }) =>
      registerSelling(app, database, store, {
        openRfqs: async () => 7,
        quotations: async () => [{ month: '2026-11', sent: 3, won: 1, lost: 1 }],
        sales: async () => [{ month: '2026-11', orders: 2, revenue: '12500.00' }],
      }),
  });
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const db = () => server.database.db;

async function aSupplier() {
  const { id } = await buildSupplier(db());
  const category = await buildCategory(db());
  return { id, visitor: await server.signedIn(id), category, fields: cementIn(category) };
}

describe('GET /api/dashboard/supplier', () => {
  it('SDASH-02 SDASH-03 SDASH-04 SDASH-05 API-21 counts listed products and what the rest says', async () => {
    const { visitor, fields } = await aSupplier();
    await listed(visitor, fields);
    await listed(visitor, { ...fields, isActive: false });
    const { body } = await visitor.get('/api/dashboard/supplier');
    expect(body).toEqual({
      totalProducts: 1,
      activeRfqs: 7,
      quotesSent: 3,
      monthlyRevenue: '12500.00',
    });
  });
});

describe('GET /api/analytics/supplier', () => {
  it('SDASH-15 tells of thirty days, and of the months as the rest says', async () => {
    const { visitor } = await aSupplier();
    const { body } = await visitor.get<SupplierAnalytics>('/api/analytics/supplier');
    expect(body.days).toHaveLength(30);
    expect(body.products).toEqual([]);
    expect(body.months).toEqual([
      { month: '2026-11', sent: 3, won: 1, lost: 1, orders: 2, revenue: '12500.00' },
    ]);
  });
});

describe('GET /api/selling/suggestions', () => {
  it('names the details that others give of the type, the most frequent first', async () => {
    const { visitor, category } = await aSupplier();
    const key = await buildMaterial(db(), { categoryId: category.id, name: 'Sample type' });
    for (const specifications of [{ size: '6 inch' }, { size: '6 inch', colour: 'grey' }]) {
      await buildProduct(db(), {
        categoryId: category.id,
        productType: key,
        specifications: JSON.stringify(specifications),
      });
    }
    await expect
      .poll(async () => {
        const url = `/api/selling/suggestions?categoryId=${category.id}&productType=${key}`;
        return (await visitor.get<SellingSuggestions>(url)).body;
      })
      .toEqual({
        guess: null,
        types: [{ key, name: 'Sample type' }],
        specifications: [
          { key: 'size', values: ['6 inch'] },
          { key: 'colour', values: ['grey'] },
        ],
      });
  });
});
