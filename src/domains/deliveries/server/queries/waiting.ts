import { sql } from 'kysely';

/** Disputes that wait for a decision, as a queue of admins names them. */
export const waitingDisputes = () => sql`
  select d.id::text, d.number as title, d.created_at as since
    from disputes d where d.status = 'open'`;
