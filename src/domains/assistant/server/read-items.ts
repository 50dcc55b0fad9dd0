import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { readAsked } from '../understanding/asked.ts';
import { lineOf, type ReadLine } from '../understanding/read-line.ts';
import { read } from '../understanding/reading.ts';
import { knowledgeOf } from './knowledge.ts';
import { todayInNairobi } from './today.ts';

/** Reads free text (a message, a pasted list, any mix of languages) into lines, in its order. */
export async function readItems(db: Kysely<DB>, text: string): Promise<ReadLine[]> {
  const knowledge = await knowledgeOf(db).get();
  const asked = readAsked(knowledge, read(knowledge, text), todayInNairobi());
  return asked.items.map((item) => lineOf(knowledge, item));
}
