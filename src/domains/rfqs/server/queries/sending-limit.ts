import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { hasProvenContact } from '../../../accounts/server/public.ts';

/** Who sends an RFQ; nothing else of this account is counted before it is stored or refused. */
export async function lockSender(trx: Transaction<DB>, id: string) {
  const row = await trx
    .selectFrom('users as u')
    .select(['u.isVerified', hasProvenContact.as('hasProvenContact')])
    .where('u.id', '=', id)
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

/**
 * Seconds until the account may send a stored RFQ to all of its suppliers; null where it may now. An RFQ that
 * matched more than `few` suppliers counts only for those whose products it names.
 */
export async function secondsUntilNextToOne(
  trx: Transaction<DB>,
  contractorId: string,
  rfqId: string,
  { count, few }: { readonly count: number; readonly few: number },
): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from min(m.created_at) + interval '1 day' - now()))::int as seconds
      from rfq_matches own
      join rfqs o on o.id = own.rfq_id
      join rfq_matches m on m.supplier_id = own.supplier_id
       and m.created_at > now() - interval '1 day'
      join rfqs r on r.id = m.rfq_id and r.contractor_id = ${contractorId}
     where own.rfq_id = ${rfqId} and ${isAimed('o', few)} and ${isAimed('r', few)}
     group by m.supplier_id having count(*) > ${count}
     order by seconds desc limit 1`.execute(trx);
  return positive(rows[0]?.seconds);
}

/**
 * It was aimed at the supplier `own.supplier_id`: its owner chose the suppliers, only a few match, or it names
 * a product of this supplier.
 */
const isAimed = (rfq: 'o' | 'r', few: number) => sql<boolean>`
  (${sql.ref(`${rfq}.recipients_chosen`)}
    or (select count(*) from rfq_matches k where k.rfq_id = ${sql.ref(`${rfq}.id`)}) <= ${few}
    or exists (select from rfq_items i join products p on p.id = i.product_id
        where i.rfq_id = ${sql.ref(`${rfq}.id`)} and p.supplier_id = own.supplier_id))`;

const positive = (seconds: number | undefined) =>
  seconds !== undefined && seconds > 0 ? seconds : null;
