import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** Whether one of the two has blocked the other. */
export async function isOneBlocked(
  trx: Transaction<DB>,
  supplierId: string,
  ownerId: string,
): Promise<boolean> {
  const { rows } = await sql<{ isBlocked: boolean }>`
    select exists (
      select from blocks
      where (blocker_id, blocked_id)
        in ((${supplierId}::uuid, ${ownerId}::uuid), (${ownerId}, ${supplierId}))
    ) as is_blocked`.execute(trx);
  return rows[0]?.isBlocked === true;
}
