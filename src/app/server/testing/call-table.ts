import { readFileSync } from 'node:fs';
import { buildAdmin, buildUser } from '../../../domains/accounts/server/factory.ts';
import { buildSupplier } from '../../../domains/catalogue/server/factory.ts';
import { accountCalls } from './calls/accounts.ts';
import { type Caller, type Calls, db, type People } from './calls/call.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { creditCalls } from './calls/credit.ts';
import { deliveryCalls } from './calls/deliveries.ts';
import { insightCalls } from './calls/insight.ts';
import { messagingCalls } from './calls/messaging.ts';
import { projectCalls } from './calls/projects.ts';
import { reviewCalls } from './calls/reviews.ts';
import { teamCalls } from './calls/teams.ts';
import { tradeCalls } from './calls/trade.ts';

/** The contract of who may call what, as a table, and how each call of it is asked. */
const [head = '', ...lines] = readFileSync(new URL('../authorization.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

export const callers = head.split(',').slice(1) as Caller[];

export const callTable = lines.map((line) => {
  const [call = '', ...answers] = line.split(',');
  return { call, answers };
});

export const requests: Calls = {
  ...accountCalls,
  ...catalogueCalls,
  ...tradeCalls,
  ...reviewCalls,
  ...creditCalls,
  ...projectCalls,
  ...teamCalls,
  ...deliveryCalls,
  ...insightCalls,
  ...messagingCalls,
};

/** One account of each kind that the table has a column for. */
export async function buildPeople(): Promise<People> {
  // "The last owner" is only true of a table with one.
  await db()
    .updateTable('users')
    .set({ suspendedAt: new Date() })
    .where('role', '=', 'admin')
    .where('suspendedAt', 'is', null)
    .execute();
  const kinds = {
    contractorA: buildUser(db(), { phoneNumber: null }),
    contractorB: buildUser(db()),
    supplierA: buildSupplier(db(), { isVerified: true }),
    supplierB: buildSupplier(db(), { isVerified: true }),
    supplierUnverified: buildSupplier(db()),
    owner: buildAdmin(db()),
    support: buildAdmin(db(), { staffRole: 'support' }),
    finance: buildAdmin(db(), { staffRole: 'finance' }),
    moderator: buildAdmin(db(), { staffRole: 'moderator' }),
  };
  const built = Object.entries(kinds).map(async ([kind, user]) => [kind, await user]);
  return Object.fromEntries(await Promise.all(built));
}
