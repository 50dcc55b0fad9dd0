import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { mostMatched } from '../schema.ts';
import type { Understanding } from '../understanding/understand.ts';
import { findMatches, type Matches } from './matching/match.ts';

/** What the assistant makes of a message before it puts it in words. */
export interface Consultation {
  readonly understanding: Understanding;
  /** Null where nothing is to be found: refused, small talk, other people's work, questions of orders. */
  readonly matches: Matches | null;
}

const seeking = new Set(['match_suppliers', 'create_rfq', 'product_question']);

/** Finds what a message asks for; `now` is today in Nairobi (YYYY-MM-DD). */
export async function consultOn(
  db: Kysely<DB>,
  understanding: Understanding,
  now: string,
): Promise<Consultation> {
  const isSought = seeking.has(understanding.intent) && understanding.items.length > 0;
  if (!isSought) return { understanding, matches: null };
  const matches = await findMatches(db, {
    items: understanding.items.slice(0, mostMatched),
    county: understanding.place?.county ?? null,
    brands: understanding.brands,
    daysLeft: daysBetween(now, understanding.deadline),
  });
  return { understanding, matches };
}

function daysBetween(now: string, deadline: string | null): number | null {
  if (deadline === null) return null;
  return Math.round((Date.parse(deadline) - Date.parse(now)) / 86_400_000);
}
