import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { noteAdminReading } from '../../../platform/audit.ts';
import { type ListAnswer, partAnswer } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import {
  maxListedLines,
  type Quotation,
  type QuotationListQuery,
  type QuotationSummary,
} from '../schema.ts';
import { selectUnfit } from './fit.ts';
import { stateOfRow, toQuotation, toSummary } from './present.ts';
import { selectOrdered } from './queries/ordered.ts';
import {
  countItems,
  type QuotationRow,
  selectFiles,
  selectItems,
  selectQuotation,
  selectQuotations,
  selectSupplierRecords,
} from './queries/read.ts';
import { noSuchQuotation } from './refusals.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** @throws AppError 404 where it is missing or not the actor's to read */
export async function readQuotation(db: Handle, actor: Actor, id: string): Promise<Quotation> {
  const row = await selectQuotation(db, actor, id);
  const [quotation] = row ? await present(db, actor, [row]) : [];
  if (!quotation) throw noSuchQuotation();
  return quotation;
}

/**
 * The actor's quotations: sent ones for a supplier, received ones for a contractor. Quotation[], or
 * QuotationSummary[] where the lines are not asked for.
 */
export async function listQuotations(
  db: Kysely<DB>,
  actor: Actor,
  query: QuotationListQuery,
): Promise<ListAnswer> {
  const targetId = query.rfqId ?? 'all';
  await noteAdminReading(db, actor, { action: 'quotation.listed', targetType: 'rfq', targetId });
  const { rows, total } = await selectQuotations(db, actor, query);
  const page = rows.slice(0, query.limit);
  const hasItems = query.items !== 'false';
  const shown = hasItems ? await lightEnough(db, page) : page;
  const entries = hasItems ? await present(db, actor, shown) : await summarise(db, actor, shown);
  const cursor = rows.length > shown.length ? shown.at(-1)?.id : null;
  return partAnswer(entries, { total, cursor });
}

/** The first of these, at least one, with no more lines together than one answer holds. */
async function lightEnough(
  db: Handle,
  rows: readonly QuotationRow[],
): Promise<readonly QuotationRow[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await countItems(db, ids);
  let lines = 0;
  const tooMany = rows.findIndex(({ id }, place) => {
    lines += counts.get(id) ?? 0;
    return place > 0 && lines > maxListedLines;
  });
  return tooMany === -1 ? rows : rows.slice(0, tooMany);
}

async function present(
  db: Handle,
  actor: Actor,
  rows: readonly QuotationRow[],
): Promise<Quotation[]> {
  const ids = rows.map(({ id }) => id);
  const parts = { items: await selectItems(db, ids), ...(await readAround(db, actor, rows)) };
  return rows.map((row) => toQuotation(row, actor, parts));
}

async function summarise(
  db: Handle,
  actor: Actor,
  rows: readonly QuotationRow[],
): Promise<QuotationSummary[]> {
  const around = await readAround(db, actor, rows);
  return rows.map((row) => toSummary(row, actor, around));
}

async function readAround(db: Handle, actor: Actor, rows: readonly QuotationRow[]) {
  const suppliers = actor.role === 'supplier' ? [] : rows.map(({ supplierId }) => supplierId);
  const outdated = rows.filter((row) => stateOfRow(row) === 'outdated');
  return {
    unfit: await selectUnfit(db, actor.role === 'supplier' ? outdated : []),
    files: await selectFiles(
      db,
      rows.flatMap(({ attachments }) => attachments),
    ),
    records: await selectSupplierRecords(db, suppliers),
    ordered: await selectOrdered(
      db,
      rows.flatMap(({ id, status }) => (status === 'accepted' ? id : [])),
    ),
  };
}
