import { Client } from 'pg';
import { connectToRunning } from '../../src/platform/embedded-postgres/index.ts';

/** Lets the hold of a supplier's new payment details be over: nobody waits for 48 hours here. */
export async function endHold(supplierId: string): Promise<void> {
  const running = await connectToRunning({ dataDir: process.env.E2E_DATA_DIR ?? '' });
  if (!running) throw new Error('E2E_DATA_DIR does not name the running server’s data');
  const address = new URL(running.adminUrl);
  address.pathname = new URL(running.url).pathname;
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    // What was entered cannot be rewritten, by triggers.
    await client.query('set session_replication_role = replica');
    await client.query(
      `update payment_details set usable_from = now() - interval '1 minute'
        where supplier_id = $1 and withdrawn_at is null`,
      [supplierId],
    );
  } finally {
    await client.end();
  }
}
