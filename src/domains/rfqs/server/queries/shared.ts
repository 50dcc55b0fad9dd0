import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { RfqViewer } from '../../rules.ts';
import { selectViewer, visibleTo } from './rfqs.ts';

export interface SharedRfq {
  readonly id: string;
  readonly title: string;
  readonly ownerId: string;
}

export interface SharedRfqFilter {
  /** Only this one; null for all. */
  readonly id: string | null;
  /** A part of the title, or an id; empty for all. */
  readonly search: string;
  readonly limit: number;
}

/**
 * RFQs of one of two people that the other one sees too, newest first. None of a third: two suppliers
 * would learn of each other who has quoted.
 */
export async function selectSharedRfqs(
  db: Kysely<DB>,
  actor: Actor,
  peerId: string,
  { id, search, limit }: SharedRfqFilter,
): Promise<SharedRfq[]> {
  const peer = await selectPerson(db, peerId);
  if (!peer) return [];
  const own = await selectViewer(db, actor);
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<SharedRfq>`
    select r.id, r.title, r.contractor_id as owner_id from rfqs r
    where r.contractor_id in (${own.id}, ${peer.id}) and ${visibleTo(own)} and ${visibleTo(peer)}
      and (${id}::uuid is null or r.id = ${id})
      and (r.title ilike ${part} or r.id::text = ${search})
    order by r.created_at desc, r.id limit ${limit}`.execute(db);
  return rows;
}

/** Somebody who is not asking; null where the account is gone. */
async function selectPerson(db: Kysely<DB>, id: string): Promise<RfqViewer | null> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'role', 'isVerified'])
    .where('id', '=', id)
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst();
  return person ?? null;
}
