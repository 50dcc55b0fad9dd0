import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSupplier } from '../../domains/catalogue/server/factory.ts';
import type { Quotation } from '../../domains/quotations/schema.ts';
import { buildQuotation } from '../../domains/quotations/server/factory.ts';
import { buildRfq } from '../../domains/rfqs/server/factory.ts';
import { openLog } from '../../platform/log.ts';
import { listen } from '../../platform/object-storage/testing/storage-server.ts';
import { registerDomains } from './compose/index.ts';
import { handleJobs } from './compose/jobs.ts';
import { openSockets } from './sockets.ts';
import { openSocket } from './testing/sockets.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

/** Bids are sealed in what goes out by itself, too: frames, and the notifications behind them. */

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, deps) => {
      await registerDomains(deps)(app);
      await openSockets(app, deps);
      const unsent = { send: async () => undefined };
      handleJobs(deps.jobs, {
        ...deps,
        log: openLog(deps.env),
        mail: unsent,
        sms: unsent,
      } as Parameters<typeof handleJobs>[1]);
    },
  });
  base = await listen(server.app);
  await server.jobs.startWorkers();
});
afterAll(() => server.close());

it('a supplier’s socket hears nothing of what rivals and the owner do to each other’s bids', async () => {
  const { db } = server.database;
  const rfq = await buildRfq(db);
  const { id: spyId } = await buildSupplier(db);
  const { id: bystanderId } = await buildSupplier(db);
  await buildQuotation(db, { rfqId: rfq.id, supplierId: spyId });
  const [spy, bystander, owner, rival] = await Promise.all(
    [spyId, bystanderId, rfq.contractorId, (await buildSupplier(db)).id].map((id) =>
      server.signedIn(id),
    ),
  );
  if (!spy || !bystander || !owner || !rival) throw new Error('Nobody is signed in');
  const ears = await Promise.all([spy, bystander].map((visitor) => openSocket(base, visitor)));
  const owners = await openSocket(base, owner);
  const offer = { totalAmount: '313131', deliveryTime: 3 };
  const first = await rival.post<Quotation>('/api/quotations', { rfqId: rfq.id, ...offer });
  await owners.frame('quotation_received');
  const second = await rival.send<Quotation>({
    method: 'PUT',
    url: `/api/quotations/${first.body.id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(offer),
  });
  await rival.post(`/api/quotations/${second.body.id}/withdraw`);
  const third = await rival.post<Quotation>('/api/quotations', { rfqId: rfq.id, ...offer });
  await owner.post(`/api/quotations/${third.body.id}/reject`, { reason: 'Too slow' });
  const isOfTheLast = (frame: object) => JSON.stringify(frame).includes('quotationWithdrawn');
  await owners.frame('notification', isOfTheLast);
  for (const ear of ears) {
    await ear.settled();
    expect(ear.types().filter((type) => type !== 'pong')).toEqual(['connected']);
    ear.close();
  }
  owners.close();
});
