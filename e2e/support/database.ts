import { Client } from 'pg';
import { connectToRunning } from '../../src/platform/embedded-postgres/index.ts';

/** What no page can bring about in a test: that days pass, and that somebody's documents were checked. */
async function inDatabase(...queries: readonly [text: string, values?: readonly string[]][]) {
  const running = await connectToRunning({ dataDir: process.env.E2E_DATA_DIR ?? '' });
  if (!running) throw new Error('E2E_DATA_DIR does not name the running server’s data');
  const address = new URL(running.adminUrl);
  address.pathname = new URL(running.url).pathname;
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    for (const [text, values = []] of queries) await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/** Lets the hold of a supplier's new payment details be over: nobody waits for 48 hours here. */
export const endHold = (supplierId: string) =>
  inDatabase(
    // What was entered cannot be rewritten, by triggers.
    ['set session_replication_role = replica'],
    [
      `update payment_details set usable_from = now() - interval '1 minute'
        where supplier_id = $1 and withdrawn_at is null`,
      [supplierId],
    ],
  );

/** Lets a supplier be paid to this till; entering one needs two-step sign-in, and 48 hours. */
export const addTill = (supplierId: string, number: string, name: string) =>
  inDatabase([
    `insert into payment_details (supplier_id, kind, number, name, usable_from)
      values ($1, 'till', $2, $3, now() - interval '1 minute')`,
    [supplierId, number, name],
  ]);

export const verify = (userId: string) =>
  inDatabase(['update users set is_verified = true where id = $1', [userId]]);

/** Lets an order have been delivered so many days ago. */
export const deliveredAgo = (orderId: string, days: number) =>
  inDatabase([
    'update orders set delivered_at = now() - make_interval(days => $2::integer) where id = $1',
    [orderId, String(days)],
  ]);

/** Lets a background job have failed for good, with this reason. */
export const failJob = (name: string, reason: string) =>
  inDatabase([
    `insert into pgboss.job (name, data, output, state, retry_count, completed_on)
      values ($1, '{}', jsonb_build_object('message', $2::text), 'failed', 2, now())`,
    [name, reason],
  ]);

/** Lets the nightly job have found that a product is listed twice. */
export const findDuplicate = (productId: string, olderId: string) =>
  inDatabase([
    'insert into duplicate_listings (product_id, older_id) values ($1, $2)',
    [productId, olderId],
  ]);
