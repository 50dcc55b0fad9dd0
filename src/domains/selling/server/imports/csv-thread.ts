import { TaskGivenUp } from '../../../../platform/threads/task-pool.ts';
import { type ThreadLimits, threadPool } from '../../../../platform/threads/thread-pool.ts';
import { type FieldIssue, invalid, issueAt } from '../../../../shared/errors.ts';
import type { CsvRow } from './csv.ts';

export type CsvAnswer =
  | { readonly rows: readonly CsvRow[] }
  /** What is wrong with the file. */
  | { readonly issues: readonly FieldIssue[] };

/** The longest list that is allowed takes a fraction of the time and memory. */
const limits = { running: 2, waiting: 20, timeLimitMs: 10_000, memoryMb: 256 } as const;

/** Threads that read lists; tests bring shorter limits. */
export const csvThreads = (own: Partial<ThreadLimits> = {}) =>
  threadPool<string, CsvAnswer>(new URL('./csv-worker.ts', import.meta.url), { ...limits, ...own });

const threads = csvThreads();

/**
 * Reads a CSV file as `readCsv` does, in a thread beside: nobody else waits for a long file, and one
 * that takes too long or too much memory is given up.
 *
 * @throws AppError 422 as readCsv and for a file that was given up, 503 when too many are waiting
 */
export async function readCsvBeside(text: string, inThread = threads): Promise<CsvRow[]> {
  const answer = await inThread(text).catch((error: unknown) => {
    if (error instanceof TaskGivenUp) return givenUp;
    throw error;
  });
  if ('rows' in answer) return [...answer.rows];
  throw invalid(answer.issues);
}

const givenUp: CsvAnswer = {
  issues: [issueAt('file', 'list_file_unreadable')],
};
