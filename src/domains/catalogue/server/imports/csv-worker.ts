import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../../../shared/errors.ts';
import { readCsv } from './csv.ts';
import type { CsvAnswer } from './csv-thread.ts';

// On Linux this is the thread's own priority: it gives way to the thread that answers everybody.
if (process.platform === 'linux') setPriority(0, 10);

function answer(text: string): CsvAnswer {
  try {
    return { rows: readCsv(text) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.issues[0]?.message ?? error.message };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData as string));
