import { setTimeout } from 'node:timers/promises';
import { type Kysely, Transaction } from 'kysely';
import type { DB } from './database.types.ts';

/** So often a transaction is begun before its caller hears that others were in the way. */
const mostTries = 5;
/** Who lost waits for somebody else's transaction to end; all at once they would meet again. */
const longestWaitMs = 40;

/** Whether the database ended a transaction only because others ran beside it: done again, it may succeed. */
export function isRetryable(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return code === '40P01' || code === '40001';
}

/** Does `work`, and does it again where it ended with a deadlock or a failed serialisation. */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isRetryable(error)) throw error;
      await setTimeout(Math.random() * longestWaitMs);
    }
  }
}

/**
 * Runs `work` in a transaction; after a deadlock in a new one, a few times at most. So `work` changes
 * nothing but through `trx`. What is handed a transaction is a part of that one, with its one connection.
 */
export function transact<T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  if (db instanceof Transaction) return work(db);
  return againAfterDeadlock(() => db.transaction().execute(work));
}
