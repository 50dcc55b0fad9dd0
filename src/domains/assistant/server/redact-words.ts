import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { stem } from '../../materials/language/public.ts';
import type { Knowledge } from '../understanding/knowledge.ts';
import { knowledgeOf } from './knowledge.ts';
import { type KindOfWord, Redaction } from './model/redaction.ts';

/** What a word is to the redaction, by what the dictionary and the gazetteer know. */
export function kindOfWord({ vocabulary }: Knowledge): KindOfWord {
  return (word) => {
    const kind = vocabulary.kindOf(word) ?? vocabulary.kindOf(stem(word));
    if (!kind) return null;
    if (kind === 'brand') return 'brand';
    return kind === 'place' || kind === 'village' ? 'place' : 'trade';
  };
}

/** A search without names, phone numbers, addresses and other numbers of people. */
export async function redactSearch(db: Kysely<DB>, text: string): Promise<string> {
  // Where nothing is written large, large letters tell no name.
  return new Redaction([], kindOfWord(await knowledgeOf(db).get())).hide(text.toLowerCase());
}
