import type { Insertable, Kysely } from 'kysely';
import type {
  DB,
  TeamInvitations,
  TeamMembers,
  TeamRequests,
} from '../../../platform/database.types.ts';
import { buildUser } from '../../accounts/server/factory.ts';

/** A buyer of a company; both are made where they are not given. */
export async function buildMember(
  db: Kysely<DB>,
  overrides: Partial<Insertable<TeamMembers>> = {},
) {
  const companyId = overrides.companyId ?? (await buildUser(db)).id;
  const personId = overrides.personId ?? (await buildUser(db)).id;
  return db
    .insertInto('teamMembers')
    .values({ role: 'buyer', ...overrides, companyId, personId })
    .returning(['companyId', 'personId'])
    .executeTakeFirstOrThrow();
}

/** An open invitation to be a buyer. */
export async function buildInvitation(
  db: Kysely<DB>,
  overrides: Partial<Insertable<TeamInvitations>> = {},
) {
  const companyId = overrides.companyId ?? (await buildUser(db)).id;
  return db
    .insertInto('teamInvitations')
    .values({ role: 'buyer', contact: 'buyer@team.example', ...overrides, companyId })
    .returning(['id', 'companyId'])
    .executeTakeFirstOrThrow();
}

/** An order from a supplier's part of the cart that waits for the owner's approval. */
export async function buildRequest(
  db: Kysely<DB>,
  overrides: Partial<Insertable<TeamRequests>> &
    Pick<Insertable<TeamRequests>, 'companyId' | 'personId' | 'subjectId'>,
) {
  const request = { supplierId: overrides.subjectId, deliveryAddress: 'Plot 5, Ruiru' };
  return db
    .insertInto('teamRequests')
    .values({ kind: 'checkout', amount: '9000.00', request: JSON.stringify(request), ...overrides })
    .returning(['id'])
    .executeTakeFirstOrThrow();
}
