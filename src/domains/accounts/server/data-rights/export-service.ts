import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import { conflict, notFound } from '../../../../shared/errors.ts';
import type { DataExport } from '../../schema.ts';
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

/** A port: hands the gathering of an export to a worker. */
export type GatherLater = (exportId: string) => Promise<void>;

/** Asks for a copy of all own data. One that is being gathered already is answered instead. */
export async function requestExport(
  deps: ExportDeps & { gatherLater: GatherLater },
  actor: Actor,
): Promise<DataExport> {
  const opened = await openExport(deps.db, actor.id);
  if (opened.isNew) {
    await deps.gatherLater(opened.export.id);
    await auditExport(deps, actor);
  }
  return opened.export;
}

/** The latest export that can still be had, or null. */
export const latestExport = ({ db }: ExportDeps, actor: Actor): Promise<DataExport | null> =>
  readLatestExport(db, actor.id);

/**
 * Gathers an export that was asked for. Done again after a failure, it starts anew.
 * @throws whatever stopped it; the export then counts as failed
 */
export async function gatherExport(deps: ExportDeps, exportId: string): Promise<void> {
  const { db } = deps;
  const userId = await beginExport(db, exportId);
  if (userId === null) return;
  let position = 0;
  let bytes = 0;
  try {
    await writeExport(
      deps,
      userId,
      async (content) => {
        if (content === '') return;
        await storePart(db, { exportId, position, content });
        position += 1;
        bytes += Buffer.byteLength(content);
      },
      (progress) => noteProgress(db, exportId, progress),
    );
    await finishExport(db, exportId, { state: 'done', bytes });
  } catch (error) {
    await finishExport(db, exportId, { state: 'failed' });
    throw error;
  }
}

/** Gathers all own data at once and answers its text in parts. @throws AppError 409 while another is gathered */
export async function exportNow(deps: ExportDeps, actor: Actor): Promise<AsyncIterable<string>> {
  const opened = await openExport(deps.db, actor.id);
  if (!opened.isNew) {
    throw conflict('Your data is being gathered already. Please wait a moment.', 'export_running');
  }
  await auditExport(deps, actor);
  await gatherExport(deps, opened.export.id);
  return readParts(deps.db, opened.export.id);
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
  if (!found) throw notFound('Export not found');
  if (found.state !== 'done') throw conflict('This export is not ready.', 'export_not_ready');
  return readParts(db, exportId);
}

const auditExport = ({ db }: ExportDeps, actor: Actor) =>
  recordAudit(db, {
    actorId: actor.id,
    action: 'account.exported',
    targetType: 'user',
    targetId: actor.id,
  });
