import type { Actor } from '../../../../platform/actor.ts';
import type { Enqueue } from '../../../../platform/jobs.ts';
import { limitConcurrency } from '../../../../platform/limit-concurrency.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { DataExport } from '../../account-schema.ts';
import { gatherExportLater } from '../job-definitions.ts';
import { recordOwn } from '../queries/own-audit.ts';
import { type ExportDeps, writeExport } from './export.ts';
import {
  beginExport,
  finishExport,
  noteProgress,
  openExport,
  readExport,
  readLatestExport,
  readParts,
  storePart,
} from './queries/exports.ts';

/** Asks for a copy of all own data. One that is being gathered already is answered instead. */
export async function requestExport(
  { db, enqueue }: ExportDeps & { enqueue: Enqueue },
  actor: Actor,
): Promise<DataExport> {
  return db.transaction().execute(async (trx) => {
    const opened = await openExport(trx, actor.id);
    if (opened.isNew) {
      await enqueue(trx, gatherExportLater, { exportId: opened.export.id });
      await recordOwn(trx, actor.id, 'account.exported');
    }
    return opened.export;
  });
}

/** The latest export that can still be had, or null. */
export const latestExport = ({ db }: ExportDeps, actor: Actor): Promise<DataExport | null> =>
  readLatestExport(db, actor.id);

/**
 * Gathers an export that was asked for, from its beginning. One that is done or has failed is left.
 * @throws whatever stopped it; it can be gathered again, until `giveUpExport`
 */
export async function gatherExport(
  deps: ExportDeps,
  exportId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps;
  const userId = await beginExport(db, exportId);
  if (userId === null) return;
  await oneAtOnce(() => gatherParts(deps, { exportId, userId }, signal));
}

/**
 * Gathering holds one connection for its snapshot and writes over another. Many at once would hold all
 * of the pool and wait for each other.
 */
const oneAtOnce = limitConcurrency({ running: 1, waiting: 20 });

async function gatherParts(
  deps: ExportDeps,
  { exportId, userId }: { exportId: string; userId: string },
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps;
  let position = 0;
  let bytes = 0;
  await writeExport(
    deps,
    userId,
    async (content) => {
      signal?.throwIfAborted();
      if (content === '') return;
      await storePart(db, { exportId, position, content });
      position += 1;
      bytes += Buffer.byteLength(content);
    },
    (progress) => noteProgress(db, exportId, progress),
  );
  await finishExport(db, exportId, { state: 'done', bytes });
}

/** Says that an export will not come. */
export const giveUpExport = ({ db }: ExportDeps, exportId: string): Promise<void> =>
  finishExport(db, exportId, { state: 'failed' });

/** Gathers all own data at once and answers its text in parts. @throws AppError 409 while another is gathered */
export async function exportNow(deps: ExportDeps, actor: Actor): Promise<AsyncIterable<string>> {
  const opened = await openExport(deps.db, actor.id);
  if (!opened.isNew) {
    throw new AppError(409, 'export_running');
  }
  await recordOwn(deps.db, actor.id, 'account.exported');
  try {
    await gatherExport(deps, opened.export.id);
  } catch (error) {
    await giveUpExport(deps, opened.export.id);
    throw error;
  }
  return readParts(deps.db, actor.id, opened.export.id);
}

/**
 * The text of an own export, in parts.
 * @throws AppError 404 for a missing, expired or foreign one, 409 while it is gathered
 */
export async function readExportText(
  { db }: ExportDeps,
  actor: Actor,
  exportId: string,
): Promise<AsyncIterable<string>> {
  const found = await readExport(db, actor.id, exportId);
  if (!found) throw new AppError(404, 'export_not_found');
  if (found.state !== 'done') throw new AppError(409, 'export_not_ready');
  return readParts(db, actor.id, exportId);
}
