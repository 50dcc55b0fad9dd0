import { TaskGivenUp } from '../../../../platform/threads/task-pool.ts';
import { type ThreadLimits, threadPool } from '../../../../platform/threads/thread-pool.ts';
import { overloaded } from '../../../../shared/errors.ts';
import type { PrintedDocument } from './layout.ts';

export interface PrintTask {
  readonly document: PrintedDocument;
  /** ISO 8601. */
  readonly printedAt: string;
}

/** An order of 500 long lines takes about two seconds. */
const limits = { running: 1, waiting: 20, timeLimitMs: 20_000, memoryMb: 512 } as const;

/** Threads that lay documents out; tests bring shorter limits. */
export const documentThreads = (own: Partial<ThreadLimits> = {}) =>
  threadPool<PrintTask, Uint8Array>(new URL('./print-worker.ts', import.meta.url), {
    ...limits,
    ...own,
  });

const threads = documentThreads();

/**
 * A document as PDF, laid out in a thread beside: nobody else waits for a long one.
 * @throws AppError 503 where too many wait, or where it takes longer than a document may
 */
export async function printDocument(
  document: PrintedDocument,
  printedAt: string,
  inThread = threads,
): Promise<Buffer> {
  const bytes = await inThread({ document, printedAt }).catch((error: unknown) => {
    throw error instanceof TaskGivenUp ? overloaded() : error;
  });
  return Buffer.from(bytes);
}
