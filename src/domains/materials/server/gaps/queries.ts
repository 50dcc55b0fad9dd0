import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Gap, GapKey, GapListQuery, Meaning } from '../../gap-schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** New texts beyond so many are not taken down: somebody tries words at random. */
const mostGaps = 20_000;
/** How long a text that nobody writes any more is kept; the privacy notice says so. */
export const gapDays = 90;

/** Counts a text once more, with the newest excerpt. */
export async function countGap(
  db: Handle,
  { source, text }: GapKey,
  excerpt: string | null,
): Promise<void> {
  await sql`
    insert into knowledge_gaps as kept (source, text, excerpt)
      select ${source}, ${text}, ${excerpt}
        where exists (select from knowledge_gaps where source = ${source} and text = ${text})
          or (select count(*) from knowledge_gaps) < ${mostGaps}
    on conflict (source, text) do update set times = kept.times + 1,
      last_day = excluded.last_day, excerpt = coalesce(excluded.excerpt, kept.excerpt)`.execute(db);
}

const gapColumns = sql`source || ' ' || text as id, source, text, times, excerpt,
  to_char(last_day, 'YYYY-MM-DD') as "lastDay",
  case when alias is not null
    then json_build_object('alias', alias, 'materialKeys', material_keys) end as meaning`;

/** Open ones by how often they were written, those that were dealt with by when. */
export async function selectGaps(
  db: Handle,
  { source, closed = false, limit }: GapListQuery,
): Promise<{ gaps: Gap[]; total: number }> {
  const isWanted = closed ? sql`closed_at is not null` : sql`closed_at is null`;
  const order = closed ? sql`closed_at desc, text` : sql`times desc, text`;
  const [{ rows: gaps }, { rows: counted }] = await Promise.all([
    sql<Gap>`select ${gapColumns} from knowledge_gaps
      where source = ${source} and ${isWanted} order by ${order} limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from knowledge_gaps
      where source = ${source} and ${isWanted}`.execute(db),
  ]);
  return { gaps, total: counted[0]?.total ?? 0 };
}

/** Held until the transaction ends; null where there is none. */
export async function lockGap(trx: Transaction<DB>, { source, text }: GapKey) {
  const row = await trx
    .selectFrom('knowledgeGaps')
    .select(['closedAt', 'alias', 'materialKeys'])
    .where('source', '=', source)
    .where('text', '=', text)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** `isClosed` without a meaning: dismissed. */
export async function writeDecision(
  trx: Transaction<DB>,
  { source, text }: GapKey,
  { isClosed, meaning }: { readonly isClosed: boolean; readonly meaning: Meaning | null },
): Promise<void> {
  await trx
    .updateTable('knowledgeGaps')
    .set({
      closedAt: isClosed ? sql<Date>`now()` : null,
      alias: meaning?.alias ?? null,
      materialKeys: meaning?.materialKeys ?? null,
    })
    .where('source', '=', source)
    .where('text', '=', text)
    .execute();
}

/** Whether the name is one of the material's now. */
export async function addAlias(trx: Transaction<DB>, key: string, alias: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('materials')
    .set({ aliases: sql`array_append(aliases, ${alias})`, wordsEditedAt: sql<Date>`now()` })
    .where('key', '=', key)
    .where(sql<boolean>`not (${alias} = any (aliases))`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropAlias(trx: Transaction<DB>, key: string, alias: string): Promise<void> {
  await trx
    .updateTable('materials')
    .set({ aliases: sql`array_remove(aliases, ${alias})`, wordsEditedAt: sql<Date>`now()` })
    .where('key', '=', key)
    .execute();
}

export async function isAmbiguousAlias(trx: Transaction<DB>, name: string): Promise<boolean> {
  const row = await trx
    .selectFrom('ambiguousAliases')
    .select('name')
    .where('name', '=', name)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what nobody has written for a while; what was decided stands in the dictionary. */
export async function dropOldGaps(db: Kysely<DB>): Promise<void> {
  await sql`delete from knowledge_gaps
    where last_day < (now() at time zone 'Africa/Nairobi')::date - ${gapDays}::int`.execute(db);
}
