import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** How long what nobody touches is kept. Drafts that were sent stay: their RFQ names them. */
export const keptDays = { session: 365, unsentDraft: 30, modelDay: 31 } as const;

/** So many rows at once, so that no delete holds up those who write. */
const batchSize = 500;

/** Forgets conversations, unsent drafts and counts of calls that are old, whoever's they are. */
export async function sweepStale(db: Kysely<DB>, size = batchSize): Promise<void> {
  const stale = [
    sql`delete from ai_rfq_drafts where id in (
      select d.id from ai_rfq_drafts d
        where d.confirmed_at is null and d.created_at < now() - make_interval(days => ${keptDays.unsentDraft})
          and not exists (select from rfqs where rfqs.ai_generated_id = d.id)
        limit ${size})`,
    sql`delete from ai_chat_sessions where id in (
      select id from ai_chat_sessions
        where updated_at < now() - make_interval(days => ${keptDays.session}) limit ${size})`,
    sql`delete from assistant_model_days where (user_id, day) in (
      select user_id, day from assistant_model_days
        where day < current_date - ${keptDays.modelDay}::int limit ${size})`,
    sql`delete from assistant_model_totals where day < current_date - ${keptDays.modelDay}::int`,
  ];
  for (const statement of stale) await untilFew(db, statement, size);
}

async function untilFew(db: Kysely<DB>, statement: RawBuilder<unknown>, size: number) {
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows < size) return;
  }
}
