import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { hasProvenContact } from '../../../accounts/server/public.ts';

/** Whether this supplier has proven no contact, and more than `most` such suppliers have answered the RFQ. */
export async function isAmongTooManyUnproven(
  trx: Transaction<DB>,
  { supplierId, rfqId, most }: { supplierId: string; rfqId: string; most: number },
): Promise<boolean> {
  const { rows } = await sql<{ isOne: boolean }>`
    select not ${hasProvenContact} and (
        select count(distinct q.supplier_id) > ${most} from quotations q
          join users u on u.id = q.supplier_id
         where q.rfq_id = ${rfqId} and not ${hasProvenContact}) as is_one
      from users u where u.id = ${supplierId}`.execute(trx);
  return rows[0]?.isOne ?? false;
}
