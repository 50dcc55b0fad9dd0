import { sql } from 'kysely';
import type { BuiltUser } from '../../../../domains/accounts/server/factory.ts';
import { buildSupplier } from '../../../../domains/catalogue/server/factory.ts';
import type { Message } from '../../../../domains/messaging/schema.ts';
import { sealAuditLog } from '../../../../platform/audit-chain.ts';
import { at, type Calls, type Case, db, documentOf, product, type Request } from './call.ts';

/** What people write to each other and to us, and what admins do about it. */
export const messagingCalls: Calls = {
  'PUT /api/admin/settings': () => ({
    url: '/api/admin/settings',
    body: { name: 'driver_link_days', value: 8, version: 0 },
  }),
  'POST /api/admin/reports/{open}/resolve': async ({ people }) => ({
    url: `/api/admin/reports/${await reportOf(await buildSupplier(db()), people.supplierA)}/resolve`,
  }),
  'GET /api/admin/reports/{open}': async ({ people }) => ({
    url: `/api/admin/reports/${await reportOf(await buildSupplier(db()), people.supplierB)}`,
  }),
  'GET /api/admin/users/{A}': ({ people }) => ({
    url: `/api/admin/users/${people.contractorA.id}`,
  }),
  'GET /api/admin/notes/users/{A}': ({ people }) => ({
    url: `/api/admin/notes/users/${people.contractorA.id}`,
  }),
  'POST /api/admin/notes/users/{A}': ({ people }) => ({
    url: `/api/admin/notes/users/${people.contractorA.id}`,
    body: { text: 'Called about the delivery' },
  }),
  'DELETE /api/admin/users/{other}/sessions': async () => ({
    url: `/api/admin/users/${(await buildSupplier(db())).id}/sessions`,
  }),
  'POST /api/admin/users/{A}/view-as': ({ people }) => ({
    url: `/api/admin/users/${people.contractorA.id}/view-as`,
    body: { reason: 'Cannot find the order' },
  }),
  'POST /api/admin/users/{supplierB}/suspend': async () => ({
    url: `/api/admin/users/${(await buildSupplier(db())).id}/suspend`,
    body: { reason: 'Sold what was not there' },
  }),
  'POST /api/admin/users/{suspended}/restore': async () => ({
    url: `/api/admin/users/${(await buildSupplier(db(), { suspendedAt: new Date() })).id}/restore`,
    body: { reason: 'The matter is settled' },
  }),
  'PUT /api/admin/products/{of supplierA}': async ({ people }) => ({
    url: `/api/admin/products/${await product(people.supplierA.id)}`,
    body: { isActive: false, reason: 'The picture is of something else' },
  }),
  'GET /api/messages/attachments/{of contractorA to supplierB}': async ({ people }) => {
    const path = await documentOf(people.contractorA);
    const sender = await at.server.signedIn(people.contractorA.id);
    const message = { receiverId: people.supplierB.id, content: '', attachments: [path] };
    const { body } = await sender.post<Message>('/api/messages', message);
    return { url: body.attachments[0]?.url ?? '' };
  },
  'GET /api/messages/{supplierB}': ({ people }) => ({
    url: `/api/messages/${people.supplierB.id}`,
  }),
  'GET /api/messages/{supplierB}/rfqs': ({ people }) => ({
    url: `/api/messages/${people.supplierB.id}/rfqs`,
  }),
  'POST /api/messages': ({ people, self }) => ({
    url: '/api/messages',
    body: {
      receiverId: self.id === people.supplierB.id ? people.supplierA.id : people.supplierB.id,
      content: 'Habari',
    },
  }),
  'POST /api/messages/{supplierB}/read': ({ people }) => ({
    url: `/api/messages/${people.supplierB.id}/read`,
  }),
  'GET /api/users/{supplierB}/block': blocking,
  'POST /api/users/{supplierB}/block': blocking,
  'DELETE /api/users/{supplierB}/block': blocking,
  'POST /api/users/{supplierB}/report': ({ people }) => ({
    url: `/api/users/${people.supplierB.id}/report`,
    body: { reason: 'Asks for money in advance' },
  }),
  'GET /api/admin/contact-submissions/{sent}': async () => ({
    url: `/api/admin/contact-submissions/${await contactSent()}`,
  }),
  'POST /api/admin/contact-submissions/{sent}/answers': async () => ({
    url: `/api/admin/contact-submissions/${await contactSent()}/answers`,
    body: { text: 'Yes, we do.', language: 'en' },
  }),
  'PUT /api/admin/queues/contact/{sent}/claim': async () => ({
    url: `/api/admin/queues/contact/${await contactSent()}/claim`,
  }),
  'DELETE /api/admin/queues/contact/{sent}/claim': async () => ({
    url: `/api/admin/queues/contact/${await contactSent()}/claim`,
  }),
  'GET /api/admin/queues/contact/{sent}': async () => ({
    url: `/api/admin/queues/contact/${await contactSent()}`,
  }),
  'GET /api/admin/notes/contact/{sent}': async () => ({
    url: `/api/admin/notes/contact/${await contactSent()}`,
  }),
  'POST /api/admin/notes/contact/{sent}': async () => ({
    url: `/api/admin/notes/contact/${await contactSent()}`,
    body: { text: 'Ask sales' },
  }),
  'GET /api/admin/jobs/{failed}': async () => ({ url: `/api/admin/jobs/${await failedJob()}` }),
  'POST /api/admin/jobs/{failed}/retry': async () => ({
    url: `/api/admin/jobs/${await failedJob()}/retry`,
  }),
  'POST /api/admin/jobs/{failed}/cancel': async () => ({
    url: `/api/admin/jobs/${await failedJob()}/cancel`,
  }),
  'POST /api/admin/contact-submissions/{sent}/read': async () => ({
    url: `/api/admin/contact-submissions/${await contactSent()}/read`,
  }),
  'POST /api/contact': () => ({
    url: '/api/contact',
    body: { name: 'Jane', email: 'jane@example.com', message: 'Do you deliver?' },
  }),
};

/** A report that waits for an admin. */
async function reportOf(reporter: BuiltUser, reported: BuiltUser): Promise<string> {
  const { id } = await db()
    .insertInto('reports')
    .values({ reporterId: reporter.id, reportedId: reported.id, reason: 'Never delivered' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function contactSent(): Promise<string> {
  const { id } = await db()
    .insertInto('contactSubmissions')
    .values({ name: 'Jane', email: 'jane@example.com', message: 'Do you deliver?' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A background job that failed for good. */
async function failedJob(): Promise<string> {
  // The first job of its kind makes the queue.
  await at.server.jobs.enqueue(db(), sealAuditLog, {});
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, state, completed_on)
      select name, '{}', 'failed', now() from pgboss.queue limit 1 returning id`.execute(db());
  return rows[0]?.id ?? '';
}

function blocking({ people }: Case): Request {
  return { url: `/api/users/${people.supplierB.id}/block` };
}
