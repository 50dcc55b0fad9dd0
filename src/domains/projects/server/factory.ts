import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { buildUser } from '../../accounts/server/factory.ts';

/** A project; its contractor is made where none is given. */
export async function buildProject(
  db: Kysely<DB>,
  values: { contractorId?: string; name?: string; budget?: string; closedAt?: Date } = {},
) {
  const contractorId = values.contractorId ?? (await buildUser(db)).id;
  return db
    .insertInto('projects')
    .values({ name: 'Ruiru flats', ...values, contractorId })
    .returning(['id', 'contractorId'])
    .executeTakeFirstOrThrow();
}
