import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adminSections } from '../../domains/admin/web/admin-sections.ts';
import { queueStaff } from '../../domains/queues/rules.ts';
import { queueKinds } from '../../domains/queues/schema.ts';
import { staffRoles } from '../../shared/roles.ts';

/** The table of rights, which its own test holds against the routes. */
const [head = '', ...rows] = readFileSync('src/app/server/authorization.csv', 'utf8')
  .trim()
  .split('\n');
const columns = head.split(',');
const rights = new Map(rows.map((row) => [row.slice(0, row.indexOf(',')), row.split(',')]));

/** Who beside owners may call this. */
const staffOf = (call: string) => {
  const row = rights.get(call);
  if (!row) throw new Error(`The table of rights does not have "${call}"`);
  return staffRoles.filter((role) => role !== 'owner' && row[columns.indexOf(role)] !== '403');
};
const sorted = (roles: readonly string[]) => roles.toSorted();

describe('what the menu of admins offers', () => {
  /** How an item of each queue is read, and decided. */
  const calls: Readonly<Record<keyof typeof queueStaff, readonly [string, string]>> = {
    verifications: [
      'GET /api/admin/verifications',
      'POST /api/admin/verifications/{pending}/approve',
    ],
    payees: ['GET /api/admin/payment-details', 'POST /api/admin/payment-details/{unchecked}/check'],
    reports: ['GET /api/admin/reports/{open}', 'POST /api/admin/reports/{open}/resolve'],
    reviews: ['GET /api/admin/reports/{open}', 'POST /api/admin/reports/{open}/resolve'],
    disputes: ['GET /api/admin/disputes', 'POST /api/admin/disputes/{of A and supplierA}/decide'],
    receipts: ['GET /api/admin/receipts/unmatched', 'POST /api/admin/receipts/{unmatched}/assign'],
    transfers: ['GET /api/admin/payments', 'POST /api/payments/{of A and supplierA}/confirm'],
    payouts: ['GET /api/admin/payouts', 'POST /api/admin/payouts/{draft}/approve'],
    contact: [
      'GET /api/admin/contact-submissions/{sent}',
      'POST /api/admin/contact-submissions/{sent}/answers',
    ],
    credit: [
      'GET /api/admin/credit/applications',
      'POST /api/admin/credit/applications/{open}/approve',
    ],
    duplicates: [
      'GET /api/admin/duplicates/{waiting}',
      'POST /api/admin/duplicates/{waiting}/keep',
    ],
    jobs: ['GET /api/admin/jobs/{failed}', 'POST /api/admin/jobs/{failed}/retry'],
  };

  it.each(queueKinds)('is the queue %s to whom the table of rights lets read it', (kind) => {
    const [read, decide] = calls[kind];
    expect(sorted(queueStaff[kind])).toEqual(sorted(staffOf(read)));
    expect(staffOf(read)).toEqual(expect.arrayContaining(staffOf(decide)));
  });

  const others: Readonly<Record<string, string>> = {
    contact: 'contact-submissions',
    dictionary: 'materials',
    words: 'gaps?source=search',
  };

  it.each(adminSections)(
    'is the page $name to whom the table of rights lets read it',
    (section) => {
      const { name, staff } = section;
      expect(sorted(staff)).toEqual(sorted(staffOf(`GET /api/admin/${others[name] ?? name}`)));
    },
  );

  it('is every page of admins', () => {
    const pages = readFileSync('src/routes.ts', 'utf8').matchAll(/'admin\/([a-z]+)'/g);
    const names = [...pages].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(sorted(names)).toEqual(sorted(adminSections.map(({ name }) => name)));
  });
});
