import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** Who sends an RFQ; nothing else of this account is counted before it is stored or refused. */
export async function lockSender(trx: Transaction<DB>, id: string) {
  const row = await trx
    .selectFrom('users')
    .select([
      'isVerified',
      sql<boolean>`email_verified_at is not null or phone_verified_at is not null`.as('hasProven'),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Whole seconds until the account may send once more, when it may send `count` in a day; null where it may now. */
export async function secondsUntilNextRfq(
  trx: Transaction<DB>,
  contractorId: string,
  count: number,
): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from created_at + interval '1 day' - now()))::int as seconds
      from rfqs where contractor_id = ${contractorId}
      order by created_at desc, id desc limit 1 offset ${count - 1}`.execute(trx);
  return positive(rows[0]?.seconds);
}

/** The same of RFQs that were sent to one of these suppliers. */
export async function secondsUntilNextToOne(
  trx: Transaction<DB>,
  contractorId: string,
  supplierIds: readonly string[],
  count: number,
): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from min(r.created_at) + interval '1 day' - now()))::int as seconds
      from rfqs r join rfq_matches m on m.rfq_id = r.id
      where r.contractor_id = ${contractorId} and r.created_at > now() - interval '1 day'
        and r.recipients_chosen and m.supplier_id = any(${[...supplierIds]}::uuid[])
      group by m.supplier_id having count(*) >= ${count}
      order by seconds desc limit 1`.execute(trx);
  return positive(rows[0]?.seconds);
}

const positive = (seconds: number | undefined) =>
  seconds !== undefined && seconds > 0 ? seconds : null;
