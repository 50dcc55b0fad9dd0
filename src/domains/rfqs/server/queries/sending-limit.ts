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
 * The same of an RFQ that is stored with its suppliers: until the account may send one more to each of them.
 * RFQs that went to more than `few` suppliers by matching are counted for those whose products they name.
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
     where own.rfq_id = ${rfqId} and ${isMeant('o', few)} and ${isMeant('r', few)}
     group by m.supplier_id having count(*) > ${count}
     order by seconds desc limit 1`.execute(trx);
  return positive(rows[0]?.seconds);
}

/**
 * Its owner chose its suppliers, or it matches so few that naming them was as good, or it names a product of this
 * supplier: `own.supplier_id`.
 */
const isMeant = (rfq: 'o' | 'r', few: number) => sql<boolean>`
  (${sql.ref(`${rfq}.recipients_chosen`)}
    or (select count(*) from rfq_matches k where k.rfq_id = ${sql.ref(`${rfq}.id`)}) <= ${few}
    or exists (select from rfq_items i join products p on p.id = i.product_id
        where i.rfq_id = ${sql.ref(`${rfq}.id`)} and p.supplier_id = own.supplier_id))`;

const positive = (seconds: number | undefined) =>
  seconds !== undefined && seconds > 0 ? seconds : null;
