import { randomUUID } from 'node:crypto';
import {
  type BuiltUser,
  buildAdmin,
  buildPayee,
  buildUser,
  buildVerification,
  builtPassword as password,
} from '../../../../domains/accounts/server/factory.ts';
import { at, type Calls, db, documentOf } from './call.ts';

export const accountCalls: Calls = {
  'POST /api/register': () => ({
    url: '/api/register',
    body: { email: newEmail(), password: 'mabati ya mjengo 28', role: 'contractor' },
  }),
  'POST /api/login': ({ people }) => ({
    url: '/api/login',
    body: { email: people.contractorA.email, password },
  }),
  'GET /api/users/{A}': ({ people }) => ({ url: `/api/users/${people.contractorA.id}` }),
  'GET /api/suppliers/{A}': ({ people }) => ({ url: `/api/suppliers/${people.supplierA.id}` }),
  'POST /api/contact-proof': () => ({ url: '/api/contact-proof', body: { channel: 'email' } }),
  'POST /api/contact-proof/confirm': () => ({
    url: '/api/contact-proof/confirm',
    body: { channel: 'email', code: 'not-a-code' },
  }),
  'POST /api/password/forgot': () => ({ url: '/api/password/forgot', body: { email: newEmail() } }),
  'POST /api/password/reset': ({ people }) => ({
    url: '/api/password/reset',
    body: { email: people.contractorA.email, token: 'nonsense', password: 'mabati ya mjengo 28' },
  }),
  'PUT /api/profile': ({ self }) => ({
    url: '/api/profile',
    body: { firstName: 'Amina', lastName: 'Wekesa', email: self.email },
  }),
  'GET /api/profile/exports/{A}/file': async ({ people }) => {
    const { id } = await db()
      .insertInto('dataExports')
      .values({ userId: people.contractorA.id, state: 'done', progress: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('dataExportParts')
      .values({
        exportId: id,
        position: 0,
        content: JSON.stringify({
          service: 'JengaSoko',
          exportedAt: 'now',
          privacyNoticeVersion: '1',
          account: { id: people.contractorA.id },
        }),
      })
      .execute();
    return { url: `/api/profile/exports/${id}/file` };
  },
  'PUT /api/settings/password': () => ({
    url: '/api/settings/password',
    body: { currentPassword: password, newPassword: 'mabati ya mjengo 28' },
  }),
  'PUT /api/settings/notifications': () => ({
    url: '/api/settings/notifications',
    body: {
      emailNotifications: true,
      messageNotifications: true,
      orderUpdates: true,
      marketingEmails: false,
    },
  }),
  'PUT /api/settings/language': () => ({ url: '/api/settings/language', body: { language: 'sw' } }),
  'DELETE /api/sessions/{A}': async ({ people }) => {
    const elsewhere = await at.server.signedIn(people.contractorA.id);
    const { body } = await elsewhere.get<{ id: string; isCurrent: boolean }[]>('/api/sessions');
    return { url: `/api/sessions/${body.find(({ isCurrent }) => isCurrent)?.id}` };
  },
  'POST /api/settings/totp': async ({ self }) => {
    await db()
      .updateTable('users')
      .set({ emailVerifiedAt: new Date() })
      .where('id', '=', self.id)
      .execute();
    return { url: '/api/settings/totp', body: { password } };
  },
  'POST /api/settings/totp/confirm': () => ({
    url: '/api/settings/totp/confirm',
    body: { code: '123456' },
  }),
  'POST /api/settings/totp/recovery-codes': () => ({
    url: '/api/settings/totp/recovery-codes',
    body: { password, code: '123456' },
  }),
  'DELETE /api/settings/totp': () => ({
    url: '/api/settings/totp',
    body: { password, code: '123456' },
  }),
  'POST /api/payment-details': () => ({
    url: '/api/payment-details',
    body: { kind: 'till', number: '123456', name: 'Amina Wekesa', password, code: '123456' },
  }),
  'POST /api/payment-details/{of supplierA}/take-back': async ({ people }) => {
    const { id } = await buildPayee(db(), {
      supplierId: people.supplierA.id,
      usableFrom: new Date(Date.now() + 3_600_000),
    });
    return { url: `/api/payment-details/${id}/take-back` };
  },
  'DELETE /api/payment-details/till': () => ({
    url: '/api/payment-details/till',
    body: { password, code: '123456' },
  }),
  'POST /api/object-storage/upload-url': () => ({
    url: '/api/object-storage/upload-url',
    body: { filename: 'site.jpg', contentType: 'image/jpeg', size: 1000 },
  }),
  'GET /api/object-storage/uploads/{private of A}': async ({ people }) => ({
    url: `/api/object-storage/${await documentOf(people.contractorA)}`,
  }),
  'PUT /api/object-storage/uploads/{unsigned}': async ({ people }) => ({
    url: `/api/object-storage/${await documentOf(people.contractorA)}?expires=1&signature=none`,
  }),
  'POST /api/verification': async ({ self }) => ({
    url: '/api/verification',
    body: { ...registration, documents: [await documentOf(self)] },
  }),
  'POST /api/admin/staff': () => ({
    url: '/api/admin/staff',
    body: { email: `${randomUUID()}@team.example`, staffRole: 'support' },
  }),
  'PUT /api/admin/staff/{member}': async () => ({
    url: `/api/admin/staff/${(await buildAdmin(db(), { staffRole: 'support' })).id}`,
    body: { staffRole: 'finance' },
  }),
  'DELETE /api/admin/staff/{member}': async () => ({
    url: `/api/admin/staff/${(await buildAdmin(db(), { staffRole: 'support' })).id}`,
  }),
  'POST /api/admin/verifications/{pending}/approve': async ({ people }) => ({
    url: `/api/admin/verifications/${await requestOf(people.contractorA)}/approve`,
    body: {},
  }),
  'POST /api/admin/verifications/{pending}/reject': async ({ people }) => ({
    url: `/api/admin/verifications/${await requestOf(people.contractorA)}/reject`,
    body: { reason: 'The number is not readable' },
  }),
  'POST /api/admin/payment-details/{unchecked}/check': async () => ({
    url: `/api/admin/payment-details/${await uncheckedPayee()}/check`,
  }),
  'POST /api/admin/payment-details/{unchecked}/reject': async () => ({
    url: `/api/admin/payment-details/${await uncheckedPayee()}/reject`,
    body: { reason: 'The name is not that of the business' },
  }),
};

const registration = { registrationNumber: 'PVT-9XU2R7K', kraPin: 'P051112223Z' };

/** Payment details of a verified supplier that no admin has checked. */
async function uncheckedPayee(): Promise<string> {
  const supplier = await buildUser(db(), { role: 'supplier' });
  await buildVerification(db(), supplier.id);
  return (await buildPayee(db(), { supplierId: supplier.id })).id;
}

/** A request to be verified that waits for its decision. */
async function requestOf(owner: BuiltUser): Promise<string> {
  const visitor = await at.server.signedIn(owner.id);
  await visitor.post('/api/verification', {
    ...registration,
    documents: [await documentOf(owner)],
  });
  const { id } = await db()
    .selectFrom('verificationRequests')
    .select('id')
    .where('userId', '=', owner.id)
    .executeTakeFirstOrThrow();
  return id;
}

const newEmail = () => `${randomUUID()}@people.example`;
