import { sql } from 'kysely';
import type { Answer, AnswerEntry } from '../../schema.ts';
import { type Handle, type Listed, like, type Slice, selectPart } from './names.ts';

/** Answers whose key, question, answer, tag or material has the text in it. */
export function selectAnswers(db: Handle, slice: Slice): Promise<Listed<Answer>> {
  const text = sql`concat_ws(' | ', key, array_to_string(questions_en || questions_sw, ' | '),
    answer_en, answer_sw, array_to_string(tags || material_keys, ' | '))`;
  const found = sql`select key as id, key, questions_en as "questionsEn",
      questions_sw as "questionsSw", answer_en as "answerEn", answer_sw as "answerSw",
      source_title as "sourceTitle", source_url as "sourceUrl", link,
      material_keys as "materialKeys", tags
    from answers where removed_at is null and lower(${text}) like ${like(slice.search)}`;
  return selectPart<Answer>(db, found, slice);
}

/** All of them, in a fixed order. */
export const selectAllAnswers = (db: Handle): Promise<Answer[]> =>
  db
    .selectFrom('answers')
    .select(['key', 'questionsEn', 'questionsSw', 'answerEn', 'answerSw'])
    .select(['sourceTitle', 'sourceUrl', 'link', 'materialKeys', 'tags'])
    .where('removedAt', 'is', null)
    .orderBy('key')
    .execute();

export async function writeAnswer(db: Handle, key: string, entry: AnswerEntry): Promise<void> {
  const values = { ...entry, editedAt: sql<Date>`now()`, removedAt: null };
  await db
    .insertInto('answers')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Whether there was such an answer. */
export async function removeAnswer(db: Handle, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('answers')
    .set({ removedAt: sql<Date>`now()` })
    .where('key', '=', key)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
