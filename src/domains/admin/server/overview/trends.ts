import type { Kysely } from 'kysely';
import { adminWork as en } from '../../../../messages/en/adminWork.ts';
import type { Language, Messages } from '../../../../messages/index.ts';
import { adminWork as sw } from '../../../../messages/sw/adminWork.ts';
import { csvFile } from '../../../../platform/csv.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { type Trends, trendMetrics } from '../../schema.ts';
import { selectTrendDays, selectTrends } from './queries.ts';

const texts: Readonly<Record<Language, Messages['adminWork']>> = { en, sw };

export async function readTrends(db: Kysely<DB>): Promise<Trends> {
  const [metrics, days] = await Promise.all([selectTrends(db), selectTrendDays(db)]);
  return { metrics, days };
}

/** The last 30 days as rows, with heads in the reader's language. */
export async function trendsAsCsv(db: Kysely<DB>, language: Language): Promise<string> {
  const t = texts[language];
  const heads = [t.day, ...trendMetrics.map((metric) => t.metrics[metric])];
  const days = await selectTrendDays(db);
  const rows = days.map((day) => [day.day, ...trendMetrics.map((metric) => day[metric])]);
  return csvFile([heads, ...rows]);
}
