import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../../../../platform/limit-concurrency.ts';
import { invalid } from '../../../../shared/errors.ts';
import type { CsvRow } from './csv.ts';

export type CsvAnswer =
  | { readonly rows: readonly CsvRow[] }
  /** What is wrong with the file. */
  | { readonly refusal: string };

const inTurn = limitConcurrency({ running: 2, waiting: 20 });

/** The longest list that is allowed takes a fraction of it. */
const timeLimitMs = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 } as const;

/**
 * Reads a CSV file as `readCsv` does, in a thread beside: nobody else waits for a long file, and one
 * that takes too long or too much memory is given up.
 *
 * @throws AppError 422 as readCsv and for a file that was given up, 503 when too many are waiting
 */
export async function readCsvBeside(text: string, limitMs = timeLimitMs): Promise<CsvRow[]> {
  const answer = await inTurn(() => readInThread(text, limitMs));
  if ('rows' in answer) return [...answer.rows];
  throw invalid([{ path: 'file', message: answer.refusal }]);
}

const givenUp: CsvAnswer = {
  refusal: 'The file could not be read. Save it as CSV again, or send it in parts.',
};

function readInThread(text: string, limitMs: number): Promise<CsvAnswer> {
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), {
    workerData: text,
    resourceLimits,
  });
  return new Promise<CsvAnswer>((resolve, reject) => {
    const timer = setTimeout(() => resolve(givenUp), limitMs);
    worker
      .once('message', resolve)
      .once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(givenUp) : reject(error),
      )
      .once('exit', () => {
        clearTimeout(timer);
        reject(new Error('The thread that reads a list ended'));
      });
  }).finally(() => worker.terminate());
}
