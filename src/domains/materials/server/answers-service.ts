import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import type { Answer, AnswerEntry, KnowledgeListQuery } from '../schema.ts';
import { type By, type MaterialsDeps, note } from './deps.ts';
import { readPart } from './names-service.ts';
import * as queries from './queries/answers.ts';
import { selectUnknownKeys } from './queries/names.ts';

export const listAnswers = ({ db }: MaterialsDeps, query: KnowledgeListQuery) =>
  readPart(
    'answers',
    query,
    (slice) => queries.selectAnswers(db, slice),
    ({ key }) => key,
  );

/**
 * Writes an answer, new or over the old one; later versions of the reference data leave it alone.
 *
 * @throws AppError 422 for a type of material that there is not
 */
export async function saveAnswer(
  { db }: MaterialsDeps,
  by: By,
  key: string,
  entry: AnswerEntry,
): Promise<Answer> {
  await db.transaction().execute((trx) => putAnswer(trx, by, key, entry));
  return { key, ...entry };
}

/** @throws AppError 404 */
export async function removeAnswer({ db }: MaterialsDeps, by: By, key: string): Promise<void> {
  await db.transaction().execute((trx) => dropAnswer(trx, by, key));
}

export async function putAnswer(
  trx: Transaction<DB>,
  by: By,
  key: string,
  entry: AnswerEntry,
): Promise<void> {
  const [unknown] = await selectUnknownKeys(trx, entry.materialKeys);
  if (unknown !== undefined) {
    const path = `materialKeys.${entry.materialKeys.indexOf(unknown)}`;
    throw invalid([issueAt(path, 'material_unknown', { key: unknown })]);
  }
  await queries.writeAnswer(trx, key, entry);
  await note(trx, by, 'answer.changed', 'answer', key);
}

export async function dropAnswer(trx: Transaction<DB>, by: By, key: string): Promise<void> {
  if (!(await queries.removeAnswer(trx, key))) throw new AppError(404, 'answer_not_found');
  await note(trx, by, 'answer.removed', 'answer', key);
}
