import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading } from '../../../platform/audit.ts';
import type { KeptFile, ReadyUploads } from '../../../platform/object-storage/uploads.ts';
import { AppError } from '../../../shared/errors.ts';
import { objectPathOf } from '../../../shared/upload-rules.ts';
import type { QuotationDeps } from './deps.ts';
import { selectQuotation } from './queries/read.ts';

/** Files that a quotation brings, before its transaction. @throws AppError 422 at the file */
export function prepareAttachments(
  { uploads }: Pick<QuotationDeps, 'uploads'>,
  actor: Actor,
  attachments: readonly string[],
  known: readonly string[] = [],
): Promise<ReadyUploads> {
  const fresh = attachments.filter((path) => !known.includes(path));
  return uploads.prepare(actor, fresh, {
    purpose: 'quotation_attachment',
    pathOf: (index) => `attachments.${attachments.indexOf(fresh[index] ?? '')}`,
  });
}

/** A file of a quotation, for those who may read the quotation. @throws AppError 404 otherwise */
export async function openAttachment(
  { db, uploads }: Pick<QuotationDeps, 'db' | 'uploads'>,
  actor: Actor,
  quotationId: string,
  fileId: string,
): Promise<KeptFile> {
  const quotation = await selectQuotation(db, actor, quotationId);
  if (!quotation?.attachments.includes(objectPathOf(fileId))) {
    throw new AppError(404, 'file_not_found');
  }
  await noteAdminReading(db, actor, {
    action: 'quotation.file_read',
    targetType: 'quotation',
    targetId: quotationId,
  });
  return uploads.openUsed(fileId, 'quotation_attachment');
}
