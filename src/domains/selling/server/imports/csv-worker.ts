import { answerTasks } from '../../../../platform/threads/answer-tasks.ts';
import { AppError } from '../../../../shared/errors.ts';
import { readCsv } from './csv.ts';
import type { CsvAnswer } from './csv-thread.ts';

answerTasks((text: string): CsvAnswer => {
  try {
    return { rows: readCsv(text) };
  } catch (error) {
    if (error instanceof AppError) return { issues: error.issues };
    throw error;
  }
});
