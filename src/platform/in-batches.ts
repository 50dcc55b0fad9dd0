import type { Kysely, Transaction } from 'kysely';
import type { DB } from './database.types.ts';
import { transact } from './transact.ts';

/** So many are dealt with in one transaction. */
const batch = 50;

/**
 * Deals with any number of rows, some at a time: each batch is a transaction of its own, so that what is
 * done stays done, nobody waits long, and a deadlock costs one batch, which is done again.
 *
 * Whoever tells people takes them in the order of their ids: two jobs that tell the same ones then wait
 * for each other and do not block each other.
 *
 * @param work answers what it dealt with, at most `limit`; fewer end it. `after` is the last one before
 * @throws where the run is cut off: what is left is for the next one
 */
export async function inBatches<One>(
  { db, signal }: { readonly db: Kysely<DB>; readonly signal: AbortSignal },
  work: (trx: Transaction<DB>, limit: number, after: One | null) => Promise<readonly One[]>,
): Promise<void> {
  let after: One | null = null;
  for (let done = batch; done === batch; ) {
    signal.throwIfAborted();
    const last: One | null = after;
    const dealtWith: readonly One[] = await transact(db, (trx) => work(trx, batch, last));
    done = dealtWith.length;
    after = dealtWith.at(-1) ?? null;
  }
}
