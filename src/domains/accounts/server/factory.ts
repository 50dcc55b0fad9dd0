import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import type {
  DB,
  PaymentDetails,
  Users,
  VerificationRequests,
} from '../../../platform/database.types.ts';
import type { Database } from '../../../platform/db.ts';
import type { Env } from '../../../platform/env.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { keysOf } from '../../../platform/keys.ts';
import { openDiskStore } from '../../../platform/object-storage/disk-store.ts';
import { Uploads } from '../../../platform/object-storage/uploads.ts';
import { outboxMail, outboxSms } from '../../../platform/outbox.ts';
import { secretBox } from '../../../platform/secret-box.ts';
import type { Role } from '../../../shared/roles.ts';
import type { AccountsDeps } from './deps.ts';
import type { AccountsJobDeps } from './jobs.ts';
import { hashPassword } from './passwords/passwords.ts';

/** The password of every account that buildUser makes. */
export const builtPassword = 'mabati ya bati 28';

/** Hashed once: tests make many accounts. */
let builtHash: Promise<string> | null = null;

export interface BuiltUser {
  readonly id: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly role: Role;
  readonly companyName: string | null;
}

/** Stores an account for a test: a contractor with an email of its own unless told otherwise. */
export async function buildUser(
  db: Kysely<DB>,
  overrides: Partial<Insertable<Users>> = {},
): Promise<BuiltUser> {
  builtHash ??= hashPassword(builtPassword);
  const { role = 'contractor' } = overrides;
  return db
    .insertInto('users')
    .values({
      email: `${randomUUID()}@people.example`,
      password: await builtHash,
      firstName: 'Amina',
      lastName: 'Wekesa',
      role,
      ...(role === 'admin' && { staffRole: 'owner' }),
      ...overrides,
    })
    .returning(['id', 'email', 'phoneNumber', 'role', 'companyName'])
    .executeTakeFirstOrThrow();
}

/** Stores a till that is in use for a day, unless told otherwise. */
export const buildPayee = (
  db: Kysely<DB>,
  overrides: Partial<Insertable<PaymentDetails>> & { readonly supplierId: string },
) =>
  db
    .insertInto('paymentDetails')
    .values({
      kind: 'till',
      number: '523871',
      name: 'JIRANI HARDWARE',
      usableFrom: new Date(Date.now() - 86_400_000),
      ...overrides,
    })
    .returning(['id', 'number', 'usableFrom'])
    .executeTakeFirstOrThrow();

/** Stores that an admin has verified this account, with its numbers. */
export async function buildVerification(
  db: Kysely<DB>,
  userId: string,
  overrides: Partial<Insertable<VerificationRequests>> = {},
): Promise<void> {
  const numbers = { registrationNumber: 'PVT-9XU2R7K', kraPin: 'P051234567Z' };
  await db
    .insertInto('verificationRequests')
    .values({ userId, ...numbers, status: 'approved', decidedAt: new Date(), ...overrides })
    .execute();
  await db.updateTable('users').set({ isVerified: true }).where('id', '=', userId).execute();
}

interface Parts {
  readonly env: Env;
  readonly database: Database;
}

/** Stores an admin who signs in with two steps, as everybody must who decides for others. */
export const buildAdmin = (
  db: Kysely<DB>,
  overrides: Partial<Insertable<Users>> = {},
): Promise<BuiltUser> =>
  buildUser(db, {
    role: 'admin',
    totpSecret: 'sealed',
    totpConfirmedAt: new Date(),
    ...overrides,
  });

/** What the routes need, for tests of accounts alone: no supplier has anything in the catalogue. */
export function depsFor({ env, database, jobs }: Parts & { jobs: Jobs }): AccountsDeps {
  const keys = keysOf(env.sessionSecret);
  return {
    pool: database.pool,
    db: database.db,
    demo: env.demo,
    rateLimitScale: env.rateLimitScale,
    codeKey: keys.accountCodes,
    attemptKey: keys.attempts,
    enqueue: jobs.enqueue,
    memberCalls: () => [],
    supplierFigures: async () => ({
      categories: [],
      rating: { average: null, count: 0 },
      productCount: 0,
    }),
    haveBothWritten: async () => false,
    secrets: secretBox(keys.twoStep),
    avatars: {
      uploads: new Uploads({
        db: database.db,
        store: openDiskStore(path.join(env.dataDir, 'uploads')),
        key: keys.uploadAddresses,
      }),
      forgetPicture: async () => undefined,
    },
    personalData: [],
  };
}

/** What the jobs need, for tests: messages go to the outbox. */
export function jobDepsFor({ env, database }: Parts): AccountsJobDeps {
  return {
    db: database.db,
    mail: outboxMail(database.pool),
    sms: outboxSms(database.pool),
    demo: env.demo,
    publicUrl: env.publicUrl,
    codeKey: keysOf(env.sessionSecret).accountCodes,
    personalData: [],
  };
}
