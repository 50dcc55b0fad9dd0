import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { cleanUnclaimedUploads } from '../../../platform/object-storage/clean.ts';
import { openDiskStore } from '../../../platform/object-storage/disk-store.ts';
import {
  decompressionBomb,
  phonePhoto,
  pngFile,
  pretenders,
} from '../../../platform/object-storage/testing/files.ts';
import {
  makeStorageFolder,
  type StorageFolder,
} from '../../../platform/object-storage/testing/storage-server.ts';
import { maxUploadBytes } from '../../../shared/upload-rules.ts';
import type { ProductCard } from '../../catalogue/schema.ts';
import { buildCategory, buildSupplier } from '../../catalogue/server/factory.ts';
import { cementIn, dataUrl, listed, put, type Refusal, registerSelling } from './testing.ts';

let server: TestServer;
let folder: StorageFolder;
let store: ReturnType<typeof openDiskStore>;
beforeAll(async () => {
  folder = await makeStorageFolder();
  store = openDiskStore(path.join(folder.path, 'uploads'));
  server = await openTestServer({
    registerRoutes: (app, { database }) => registerSelling(app, database, store),
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

describe('images', () => {
  it('VAL-30 keeps inline pictures as objects and answers with addresses', async () => {
    const { visitor, fields } = await aSupplier();
    const images = [
      dataUrl(await pngFile(120, 80)),
      dataUrl(await phonePhoto(), 'image/jpeg'),
      dataUrl(await pngFile(50, 50)),
    ];
    const { media, images: urls } = await listed(visitor, { ...fields, images });
    expect(urls).toHaveLength(3);
    for (const url of urls) expect(url).toMatch(/^\/media\/[0-9a-f]{32}\/960\.webp$/);
    // The camera's flag is followed: 60 × 30 lying on its side.
    expect(media.map(({ width, height }) => [width, height])).toEqual([
      [120, 80],
      [30, 60],
      [50, 50],
    ]);
    const { body } = await server
      .visitor()
      .get<ProductCard[]>(`/api/products?categoryId=${fields.categoryId}`);
    expect(JSON.stringify(body)).not.toContain('base64');
  });

  it('keeps, orders and takes away those that a product has', async () => {
    const { visitor, fields, id: ownerId } = await aSupplier();
    const product = await listed(visitor, {
      ...fields,
      images: [dataUrl(await pngFile(10, 10)), dataUrl(await pngFile(20, 20))],
    });
    const [first = '', second = ''] = product.images;
    const added = dataUrl(await pngFile(30, 30));
    const { body } = await put(visitor, product.id, { images: [second, added] });
    expect(body.media.map(({ width }) => width)).toEqual([20, 30]);
    expect(body.images[0]).toBe(second);
    const unused = await db()
      .selectFrom('uploads')
      .select('id')
      .where('ownerId', '=', ownerId)
      .where('claimedAt', 'is', null)
      .execute();
    expect(unused.map(({ id }) => id.replaceAll('-', ''))).toEqual([first.split('/')[2]]);
    const before = await folder.count('objects');
    const tomorrow = new Date(Date.now() + 86_400_000);
    await cleanUnclaimedUploads(db(), store, tomorrow);
    expect(await folder.count('objects')).toBe(before - 1);
  });

  it.each(Object.keys(pretenders))('refuses %s at its field', async (what) => {
    const { visitor, fields } = await aSupplier();
    const bytes = await pretenders[what]!();
    const images = [dataUrl(await pngFile()), dataUrl(bytes)];
    const { status, body } = await visitor.post<Refusal>('/api/products', { ...fields, images });
    expect(status).toBe(422);
    expect(body.issues?.[0]?.path).toBe('images.1');
  });

  it('refuses a bomb, a text that is no picture, and a picture of elsewhere', async () => {
    const { visitor, fields } = await aSupplier();
    const other = await aSupplier();
    const foreign = await listed(other.visitor, {
      ...other.fields,
      images: [dataUrl(await pngFile())],
    });
    const wrong = [
      dataUrl(await decompressionBomb()),
      'https://example.com/picture.png',
      'data:image/png,notbase64',
      foreign.images[0],
      'uploads/9d3b7a52-6a57-4c3b-9d0a-000000000000',
    ];
    for (const image of wrong) {
      const answer = await visitor.post<Refusal>('/api/products', { ...fields, images: [image] });
      expect(answer.status, image?.slice(0, 60)).toBe(422);
      expect(answer.body.issues?.[0]?.path).toBe('images.0');
    }
  });

  it('VAL-29 refuses a picture of exactly 5 MB, and takes three just under it', async () => {
    const { visitor, fields } = await aSupplier();
    const png = await pngFile();
    // What stands behind a PNG's end is nobody's business: it is encoded anew without it.
    const ofSize = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    const largest = dataUrl(ofSize(maxUploadBytes - 1));
    const tooLarge = dataUrl(ofSize(maxUploadBytes));
    const refused = await visitor.post<Refusal>('/api/products', { ...fields, images: [tooLarge] });
    expect(refused.status).toBe(422);
    expect(refused.body.issues).toEqual([
      { path: 'images.0', message: 'Image must be less than 5MB', code: 'image_large' },
    ]);
    const { images } = await listed(visitor, { ...fields, images: [largest, largest, largest] });
    expect(images).toHaveLength(3);
  });
});
