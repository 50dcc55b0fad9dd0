import type { Kysely } from 'kysely';
import type { Language } from '../../../messages/index.ts';
import type { DB } from '../../../platform/database.types.ts';
import { readSetting } from '../../../platform/settings.ts';
import { siteNotice } from './settings.ts';

/** What every page says now; a language without a text of its own shows the other's. */
export async function readNotice(
  db: Kysely<DB>,
  language: Language,
  now = new Date(),
): Promise<string | null> {
  const notice = await readSetting(db, siteNotice);
  const isOver = notice.until !== null && new Date(notice.until) <= now;
  const isAhead = notice.from !== null && new Date(notice.from) > now;
  if (isOver || isAhead) return null;
  return notice[language] || notice.en || notice.sw || null;
}
