import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading } from '../../../platform/audit.ts';
import type { ListAnswer } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Quotation, QuotationListQuery } from '../schema.ts';
import { toQuotation } from './present.ts';
import {
  type QuotationRow,
  selectFiles,
  selectItems,
  selectQuotation,
  selectQuotations,
  selectSupplierRecords,
} from './queries/read.ts';
import { noSuchQuotation } from './sentences.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** @throws AppError 404 where it is missing or not the actor's to read */
export async function readQuotation(db: Handle, actor: Actor, id: string): Promise<Quotation> {
  const row = await selectQuotation(db, actor, id);
  const [quotation] = row ? await present(db, actor, [row]) : [];
  if (!quotation) throw noSuchQuotation();
  return quotation;
}

/** The actor's quotations (Quotation[]): sent ones for a supplier, received ones for a contractor. */
export async function listQuotations(
  db: Kysely<DB>,
  actor: Actor,
  query: QuotationListQuery,
): Promise<ListAnswer> {
  const targetId = query.rfqId ?? 'all';
  await noteAdminReading(db, actor, { action: 'quotation.listed', targetType: 'rfq', targetId });
  const { rows, total } = await selectQuotations(db, actor, query);
  const shown = rows.slice(0, query.limit);
  const json = JSON.stringify(await present(db, actor, shown));
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    version: `${actor.id} ${json}`,
    total,
    part: () => ({ json, next: last ? { cursor: last.id } : null }),
  };
}

async function present(
  db: Handle,
  actor: Actor,
  rows: readonly QuotationRow[],
): Promise<Quotation[]> {
  const suppliers = actor.role === 'supplier' ? [] : rows.map(({ supplierId }) => supplierId);
  const parts = {
    items: await selectItems(
      db,
      rows.map(({ id }) => id),
    ),
    files: await selectFiles(
      db,
      rows.flatMap(({ attachments }) => attachments),
    ),
    records: await selectSupplierRecords(db, suppliers),
  };
  return rows.map((row) => toQuotation(row, actor, parts));
}
