import type { Kysely } from 'kysely';
import { insight as en } from '../../../messages/en/insight.ts';
import { fill, type Language, type Messages } from '../../../messages/index.ts';
import { insight as sw } from '../../../messages/sw/insight.ts';
import type { Actor } from '../../../platform/actor.ts';
import { csvFile } from '../../../platform/csv.ts';
import type { DB } from '../../../platform/database.types.ts';
import { nameOfSupplier } from '../../accounts/name-rules.ts';
import type { Buying, Demand } from '../schema.ts';
import {
  selectSavings,
  selectSpendByCategory,
  selectSpendByMonth,
  selectSpendByProject,
  selectSpendBySupplier,
} from './queries/buying.ts';
import { selectAnswered, selectDemand, selectLost, selectOnTime } from './queries/demand.ts';

const months = 12;

/** What a contractor spent in a year, on what and with whom. */
export async function readBuying(db: Kysely<DB>, { id }: Actor): Promise<Buying> {
  return {
    months: await selectSpendByMonth(db, id, months),
    categories: await selectSpendByCategory(db, id, months),
    suppliers: await selectSpendBySupplier(db, id, months),
    projects: await selectSpendByProject(db, id, months),
    savings: await selectSavings(db, id, months),
  };
}

/** What a supplier may know of its market, and how it answers and delivers. */
export async function readDemand(db: Kysely<DB>, { id }: Actor): Promise<Demand> {
  return {
    materials: await selectDemand(db, id),
    ...(await selectAnswered(db, id)),
    ...(await selectOnTime(db, id)),
    lost: await selectLost(db, id),
  };
}

const texts: Readonly<Record<Language, Messages['insight']>> = { en, sw };

/** The spending as rows: by month, by category, by supplier, by project. */
export async function buyingAsCsv(
  db: Kysely<DB>,
  actor: Actor,
  language: Language,
): Promise<string> {
  const t = texts[language];
  const { months: byMonth, categories, suppliers, projects, savings } = await readBuying(db, actor);
  return csvFile([
    [t.spentBy, t.name, t.spent],
    ...byMonth.map(({ month, spent }) => [t.month, month, spent]),
    ...categories.map(({ category, spent }) => [t.category, category?.name ?? t.noCategory, spent]),
    ...suppliers.map((one) => [t.supplier, nameOfSupplier(one.companyName, t.supplier), one.spent]),
    ...projects.map(({ project, spent }) => [t.project, project?.name ?? t.noProject, spent]),
    [t.savings, '', savings.amount],
  ]);
}

/** What is asked for, answered, delivered and lost as rows. */
export async function demandAsCsv(
  db: Kysely<DB>,
  actor: Actor,
  language: Language,
): Promise<string> {
  const t = texts[language];
  const { materials, asked, answered, delivered, onTime, lost } = await readDemand(db, actor);
  const whole = (part: number, of: number) => fill(t.ofAsked, { part, whole: of });
  return csvFile([
    [t.name, t.rfqs],
    ...materials.map(({ name, rfqsAtLeast }) => [name, fill(t.atLeast, { count: rfqsAtLeast })]),
    [t.answerRate, whole(answered, asked)],
    [t.onTime, whole(onTime, delivered)],
    ...(lost
      ? [
          [t.lostByPrice, lost.byPrice],
          [t.lostByTime, lost.byTime],
          [t.lostOtherwise, lost.otherwise],
        ]
      : []),
  ]);
}
