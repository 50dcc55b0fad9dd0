import { sql } from 'kysely';
import type { PlaceKey } from '../../schema.ts';
import type { MaterialsDeps } from '../deps.ts';

/** Whether there is such a county, and how it is written; null for an unknown one. */
export async function selectCounty({ db }: MaterialsDeps, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('counties')
    .select('name')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.trim().toLowerCase()))
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Towns whose name, short name or county begins with the text; towns called so come first. */
export async function selectPlaces(
  { db }: MaterialsDeps,
  search: string,
  limit: number,
): Promise<PlaceKey[]> {
  const start = `${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('places as p')
    .select(['p.town', 'p.county'])
    .where((eb) =>
      eb.or([
        eb(eb.fn('lower', ['p.town']), 'like', start),
        eb(eb.fn('lower', ['p.county']), 'like', start),
        sql<boolean>`exists (select from unnest(p.aliases) as alias where alias like ${start})`,
      ]),
    )
    .orderBy((eb) => eb(eb.fn('lower', ['p.town']), 'like', start), 'desc')
    .orderBy('p.town')
    .limit(limit)
    .execute();
}
