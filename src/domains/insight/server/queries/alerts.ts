import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { AlertMeasure, NewPriceAlert } from '../../schema.ts';

export interface AlertRow {
  readonly id: string;
  readonly contractorId: string;
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly size: string;
  /** Empty for the whole country. */
  readonly county: string;
  readonly measure: AlertMeasure;
  readonly below: string;
  readonly isBelow: boolean;
}

const columns = sql`a.id, a.contractor_id as "contractorId", m.key, m.name, m.unit, a.size, a.county,
  a.measure, a.below::text as below, a.is_below as "isBelow"`;

/** `contractorId`'s, newest first. */
export async function selectOwnAlerts(db: Kysely<DB>, contractorId: string): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select ${columns} from price_alerts a join materials m on m.key = a.material_key
     where a.contractor_id = ${contractorId} order by a.created_at desc, a.id`.execute(db);
  return rows;
}

/** So many behind `after`, by their ids; those of suspended accounts sleep. */
export async function lockAlerts(
  trx: Transaction<DB>,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select ${columns} from price_alerts a
      join materials m on m.key = a.material_key
      join users u on u.id = a.contractor_id and u.suspended_at is null
     where ${after}::uuid is null or a.id > ${after}::uuid
     order by a.id limit ${limit} for update of a`.execute(trx);
  return rows;
}

/** @returns its id; null where `contractorId` has so many already */
export async function upsertAlert(
  trx: Transaction<DB>,
  contractorId: string,
  { materialKey, size, county, measure, below }: NewPriceAlert,
  most: number,
): Promise<string | null> {
  await sql`select from users where id = ${contractorId} for no key update`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    insert into price_alerts (contractor_id, material_key, size, county, measure, below)
      select ${contractorId}, ${materialKey}, ${size}, ${county ?? ''}, ${measure}, ${below}::numeric
       where (select count(*) from price_alerts where contractor_id = ${contractorId}) < ${most}
      on conflict on constraint price_alerts_key
        do update set below = excluded.below, is_below = false
      returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** @returns whether `contractorId` had it */
export async function deleteAlert(
  db: Kysely<DB>,
  contractorId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('priceAlerts')
    .where('id', '=', id)
    .where('contractorId', '=', contractorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function markBelow(trx: Transaction<DB>, id: string, isBelow: boolean): Promise<void> {
  await trx.updateTable('priceAlerts').set({ isBelow }).where('id', '=', id).execute();
}
