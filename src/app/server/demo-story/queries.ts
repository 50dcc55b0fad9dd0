import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../platform/database.types.ts';

const key = 'demo_story_told';

/** Lets one process at a time work; the others wait, and then find it done. */
export async function inTurn(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    // Asked for again and again: one statement that waits may not wait as long as a story takes.
    const ask = 'select pg_try_advisory_lock(hashtext($1)) as mine';
    while (!(await client.query<{ mine: boolean }>(ask, [key])).rows[0]?.mine) {
      await setTimeout(500);
    }
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [key]);
    }
  } finally {
    client.release();
  }
}

/** Whether the whole story is there. */
export async function isSeeded(db: Kysely<DB>): Promise<boolean> {
  const note = await db
    .selectFrom('siteSettings')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  return note !== undefined;
}

export async function markSeeded(db: Kysely<DB>): Promise<void> {
  await db
    .insertInto('siteSettings')
    .values({ key, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a contractor asked for under this title; undefined for nothing. */
export async function selectPlayed(
  db: Kysely<DB>,
  contractorId: string,
  title: string,
): Promise<{ readonly id: string } | undefined> {
  return db
    .selectFrom('rfqs')
    .select('id')
    .where('contractorId', '=', contractorId)
    .where('title', '=', title)
    .executeTakeFirst();
}

export async function selectDemoAccount(
  db: Kysely<DB>,
  email: string,
): Promise<{ readonly id: string } | undefined> {
  return db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('isDemo', '=', true)
    .executeTakeFirst();
}

/** What a supplier has most of. */
export const selectSold = (db: Kysely<DB>, supplierId: string) =>
  db
    .selectFrom('products')
    .select(['id', 'minOrderQuantity'])
    .where('supplierId', '=', supplierId)
    .where('isActive', '=', true)
    .orderBy('stockQuantity', 'desc')
    .orderBy('id')
    .limit(5)
    .execute();

export async function hasOrderTo(
  db: Kysely<DB>,
  contractorId: string,
  deliveryAddress: string,
): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('contractorId', '=', contractorId)
    .where('deliveryAddress', '=', deliveryAddress)
    .executeTakeFirst();
  return order !== undefined;
}

export interface StockedOffer {
  readonly supplierId: string;
  readonly productId: string;
  readonly name: string;
  readonly productType: string;
  readonly unit: string;
  /** Decimal string, KES. */
  readonly price: string;
  readonly leadTimeDays: number | null;
}

/** What the suppliers an RFQ went to have of some types, each supplier's cheapest first. */
export async function selectOffers(
  db: Kysely<DB>,
  rfqId: string,
  productTypes: readonly string[],
): Promise<StockedOffer[]> {
  const rows = await db
    .selectFrom('rfqMatches')
    .innerJoin('products', 'products.supplierId', 'rfqMatches.supplierId')
    .innerJoin('users', 'users.id', 'rfqMatches.supplierId')
    .where('rfqMatches.rfqId', '=', rfqId)
    .where('products.isActive', '=', true)
    .where('products.productType', 'in', [...productTypes])
    .orderBy('users.companyName')
    .orderBy('products.price')
    .select([
      'products.supplierId',
      'products.id as productId',
      'products.name',
      'products.productType',
      'products.unit',
      'products.price',
      'users.leadTimeDays',
    ])
    .execute();
  return rows.map((row) => ({ ...row, productType: row.productType ?? '' }));
}
