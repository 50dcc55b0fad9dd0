import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** The phone that an account pays from unless it says otherwise, in E.164: the last that paid, else its own. */
export async function selectPhone(db: Kysely<DB>, userId: string): Promise<string | null> {
  const { rows } = await sql<{ phone: string | null }>`
    select coalesce(
      (select r.phone from orders o join payments p on p.order_id = o.id
        join provider_requests r on r.payment_id = p.id
        where o.contractor_id = u.id and p.status = 'confirmed' and r.phone is not null
        order by p.created_at desc limit 1),
      u.phone_number) as phone
      from users u where u.id = ${userId}`.execute(db);
  return rows[0]?.phone ?? null;
}
