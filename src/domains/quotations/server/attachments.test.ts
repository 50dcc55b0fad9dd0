import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { personalData } from '../../../app/server/personal-data.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { pdfFile } from '../../../platform/object-storage/testing/files.ts';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
  sendFile,
} from '../../../platform/object-storage/testing/storage-server.ts';
import { uploadIdOf } from '../../../shared/upload-rules.ts';
import { buildSupplier } from '../../catalogue/server/factory.ts';
import { buildRfq } from '../../rfqs/server/factory.ts';
import type { Quotation } from '../schema.ts';

let server: TestServer;
let folder: StorageFolder;
let base: string;
beforeAll(async () => {
  folder = await makeStorageFolder();
  server = await openTestServer({
    settings: { DATA_DIR: folder.path },
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
  base = await listen(server.app);
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

it('files come with a quotation, stay through its revisions, and are for its two sides', async () => {
  const { db } = server.database;
  const rfq = await buildRfq(db);
  const supplier = await server.signedIn((await buildSupplier(db)).id);
  const upload = async (filename: string) =>
    (await sendFile(supplier, base, pdfFile(), { filename, contentType: 'application/pdf' }))
      .objectPath;
  const offer = { totalAmount: '1160', deliveryTime: 3 };
  const first = await upload('bei.pdf');
  const sent = await supplier.post<Quotation>('/api/quotations', {
    ...offer,
    rfqId: rfq.id,
    attachments: [first],
  });
  expect(sent.status).toBe(201);
  expect(sent.body.attachments).toMatchObject([{ objectPath: first, filename: 'bei.pdf' }]);

  const second = await upload('picha.pdf');
  const put = (attachments: string[]) =>
    supplier.send<Quotation & { issues: { path: string }[] }>({
      method: 'PUT',
      url: `/api/quotations/${sent.body.id}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...offer, attachments }),
    });
  const foreign = await put([first, 'uploads/7b0a2f7e-53b5-4b5c-9d6e-0d2b8a4f9c11']);
  expect([foreign.status, foreign.body.issues[0]?.path]).toEqual([422, 'attachments.1']);
  const revised = await put([second, first]);
  expect(revised.body.attachments.map(({ filename }) => filename)).toEqual([
    'picha.pdf',
    'bei.pdf',
  ]);

  const owner = await server.signedIn(rfq.contractorId);
  const rival = await server.signedIn((await buildSupplier(db)).id);
  for (const { url } of revised.body.attachments) {
    const read = await owner.get(url);
    expect(read.status).toBe(200);
    expect(read.headers['content-disposition']).toContain('attachment');
    expect((await supplier.get(url)).status).toBe(200);
    expect((await rival.get(url)).status).toBe(404);
  }
  // Used once: not for a quotation on another RFQ.
  const elsewhere = await supplier.post('/api/quotations', {
    ...offer,
    rfqId: (await buildRfq(db)).id,
    attachments: [first],
  });
  expect(elsewhere.status).toBe(422);
});

it('files of an accepted quotation outlive its supplier’s account; others are cleaned away', async () => {
  const { db } = server.database;
  const account = await buildSupplier(db);
  const supplier = await server.signedIn(account.id);
  const quote = async () => {
    const rfq = await buildRfq(db);
    const { objectPath } = await sendFile(supplier, base, pdfFile(), {
      filename: 'bei.pdf',
      contentType: 'application/pdf',
    });
    const { body } = await supplier.post<Quotation>('/api/quotations', {
      rfqId: rfq.id,
      totalAmount: '1160',
      deliveryTime: 3,
      attachments: [objectPath],
    });
    return { rfq, body, owner: await server.signedIn(rfq.contractorId) };
  };
  const [won, open] = [await quote(), await quote()];
  const accepted = await won.owner.post(`/api/quotations/${won.body.id}/accept`);
  expect(accepted.status).toBe(200);
  await db.transaction().execute(async (trx) => {
    for (const part of personalData) await part.erase(trx, account.id);
  });
  const claimed = await db
    .selectFrom('uploads')
    .select(['id', 'filename'])
    .where('ownerId', '=', account.id)
    .where('claimedAt', 'is not', null)
    .execute();
  const [file] = won.body.attachments;
  expect(claimed).toEqual([{ id: uploadIdOf(file?.objectPath ?? ''), filename: 'bei.pdf' }]);
  expect((await won.owner.get(file?.url ?? '')).status).toBe(200);
  expect((await open.owner.get<Quotation[]>('/api/quotations')).body).toEqual([]);
});
