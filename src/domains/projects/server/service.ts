import type { Kysely, Transaction } from 'kysely';
import { orders as ordersEn } from '../../../messages/en/orders.ts';
import { projects as en } from '../../../messages/en/projects.ts';
import type { Language, Messages } from '../../../messages/index.ts';
import { orders as ordersSw } from '../../../messages/sw/orders.ts';
import { projects as sw } from '../../../messages/sw/projects.ts';
import type { Actor } from '../../../platform/actor.ts';
import { csvFile } from '../../../platform/csv.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { AppError } from '../../../shared/errors.ts';
import { nameOfSupplier } from '../../accounts/name-rules.ts';
import type { OrderStatus } from '../../orders/rules.ts';
import { noSuchOrder, updateOrderProject } from '../../orders/server/public.ts';
import { lockOwnRfq, updateRfqProject } from '../../rfqs/server/public.ts';
import { mostProjects } from '../rules.ts';
import type { EditProject, NewProject, Project } from '../schema.ts';
import {
  insertProject,
  lockIsClosed,
  type ProjectRow,
  selectProjectOrders,
  selectProjects,
  updateProject,
} from './queries/projects.ts';

type Db = Kysely<DB>;

export const noSuchProject = () => new AppError(404, 'project_not_found');

/** The actor's projects: open ones first, by their last use. */
export async function listProjects(db: Db, actor: Actor): Promise<Project[]> {
  return (await selectProjects(db, actor.id)).map(toProject);
}

/** @throws AppError 404 where it is missing or somebody else's */
export async function readProject(db: Db, actor: Actor, id: string): Promise<Project> {
  const [row] = await selectProjects(db, actor.id, id);
  if (!row) throw noSuchProject();
  return toProject(row);
}

const toProject = ({ createdAt, ...row }: ProjectRow): Project => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** @throws AppError 409 where the actor has too many */
export async function createProject(db: Db, actor: Actor, project: NewProject): Promise<Project> {
  const id = await transact(db, (trx) => insertProject(trx, actor.id, project, mostProjects));
  if (id === null) {
    throw new AppError(409, 'projects_full', { details: { maximum: mostProjects } });
  }
  return readProject(db, actor, id);
}

/** @throws AppError 404 as readProject */
export async function editProject(
  db: Db,
  actor: Actor,
  id: string,
  project: EditProject,
): Promise<Project> {
  if (!(await updateProject(db, actor.id, id, project))) throw noSuchProject();
  return readProject(db, actor, id);
}

/**
 * Puts an RFQ of the actor, with the orders it led to, into an open project of theirs, or none.
 *
 * @throws AppError 404 where either is missing or somebody else's, 409 for a closed project
 */
export async function chooseForRfq(
  db: Db,
  actor: Actor,
  rfqId: string,
  projectId: string | null,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockOwnRfq(trx, actor.id, rfqId);
    await requireOpenProject(trx, actor, projectId);
    await updateRfqProject(trx, actor.id, rfqId, projectId);
    await updateOrderProject(trx, actor.id, { rfqId }, projectId);
  });
}

/** The same for one order. @throws AppError as chooseForRfq */
export async function chooseForOrder(
  db: Db,
  actor: Actor,
  id: string,
  projectId: string | null,
): Promise<void> {
  await transact(db, async (trx) => {
    await requireOpenProject(trx, actor, projectId);
    const moved = await updateOrderProject(trx, actor.id, { id }, projectId);
    if (moved === 0) throw noSuchOrder();
  });
}

async function requireOpenProject(
  trx: Transaction<DB>,
  actor: Actor,
  projectId: string | null,
): Promise<void> {
  if (projectId === null) return;
  const isClosed = await lockIsClosed(trx, actor.id, projectId);
  if (isClosed === null) throw noSuchProject();
  if (isClosed) throw new AppError(409, 'project_closed');
}

const texts: Readonly<Record<Language, Messages['projects']>> = { en, sw };
const statuses: Readonly<Record<Language, Readonly<Record<OrderStatus, string>>>> = {
  en: ordersEn.statuses,
  sw: ordersSw.statuses,
};

/** The orders of a project as CSV, with its heads in the reader's language. @throws AppError 404 as readProject */
export async function readProjectOrders(
  db: Db,
  actor: Actor,
  id: string,
  language: Language,
): Promise<string> {
  await readProject(db, actor, id);
  const { csv: t } = texts[language];
  const rows = await selectProjectOrders(db, actor.id, id);
  const lines = rows.map((row) => [
    row.number,
    nameOfSupplier(row.supplier, t.unnamed),
    nairobiDay(row.createdAt),
    statuses[language][row.status as OrderStatus],
    row.total,
    row.status === 'cancelled' ? '0.00' : row.delivered,
    row.paid,
  ]);
  return csvFile([[...t.columns], ...lines]);
}
