import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { RequestKind, RequestStatus } from '../../rules.ts';

type Handle = Kysely<DB> | Transaction<DB>;
type Trx = Transaction<DB>;

export interface NewRequest {
  readonly companyId: string;
  readonly personId: string;
  readonly kind: RequestKind;
  readonly subjectId: string;
  readonly request: object;
  readonly amount: string;
}

/**
 * Stores a request; an open one about the same becomes as it is asked for now, under another id: an owner
 * who has read the one before cannot approve this one unseen. @returns its id
 */
export async function upsertRequest(trx: Trx, { request, ...values }: NewRequest): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into team_requests (company_id, person_id, kind, subject_id, request, amount)
      values (${values.companyId}, ${values.personId}, ${values.kind}, ${values.subjectId},
        ${JSON.stringify(request)}::jsonb, ${values.amount})
      on conflict (company_id, person_id, kind, subject_id) where status = 'open'
      do update set id = excluded.id, request = excluded.request, amount = excluded.amount,
        created_at = now(), expires_at = excluded.expires_at
      returning id`.execute(trx);
  return rows[0]?.id ?? '';
}

const columns = [
  'r.id',
  'r.companyId',
  'r.personId',
  'r.kind',
  'r.subjectId',
  'r.request',
  'r.amount',
  'r.reason',
  'r.createdAt',
  'r.expiresAt',
] as const;

/** As it stands now: nobody decided an open one in time. */
const statusNow = sql<RequestStatus>`case
  when r.status = 'open' and r.expires_at <= clock_timestamp() then 'expired' else r.status end`;

/** A company's requests, or those of one of its members, newest first. */
export async function selectRequests(db: Handle, companyId: string, personId: string | null) {
  return db
    .selectFrom('teamRequests as r')
    .innerJoin('users as p', 'p.id', 'r.personId')
    .select([...columns, 'p.firstName', 'p.lastName'])
    .select((eb) => [
      statusNow.as('status'),
      // The supplier of a checkout, or the RFQ of an award, as the company sees it.
      eb
        .selectFrom('users as s')
        .whereRef('s.id', '=', 'r.subjectId')
        .select('s.companyName')
        .as('supplier'),
    ])
    .where('r.companyId', '=', companyId)
    .where((eb) => (personId === null ? eb.lit(true) : eb('r.personId', '=', personId)))
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id')
    .limit(100)
    .execute();
}

/** A request of a company under the lock that its decisions wait at; null where it has none such. */
export async function lockRequest(trx: Trx, companyId: string, id: string) {
  const row = await trx
    .selectFrom('teamRequests as r')
    .select([...columns, statusNow.as('status')])
    .where('r.id', '=', id)
    .where('r.companyId', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What somebody asked for who may not order any more is over: nobody can approve it. */
export async function endRequests(trx: Trx, companyId: string, personId: string): Promise<void> {
  await trx
    .updateTable('teamRequests')
    .set({ expiresAt: sql<Date>`now()` })
    .where('companyId', '=', companyId)
    .where('personId', '=', personId)
    .where('status', '=', 'open')
    .execute();
}

export async function markDecided(
  trx: Trx,
  id: string,
  decision: { readonly status: 'approved' | 'declined'; readonly reason: string | null },
): Promise<void> {
  await trx
    .updateTable('teamRequests')
    .set({ ...decision, decidedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
