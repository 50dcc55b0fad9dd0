import type { Actor } from '../../../platform/actor.ts';
import { objectPathOf, uploadIdOf } from '../../../shared/upload-rules.ts';
import {
  type DeliveryTerms,
  type QuotationState,
  quotationMachine,
  quotationState,
  supplierMoves,
} from '../rules.ts';
import type {
  Quotation,
  QuotationAttachment,
  QuotationItem,
  QuotationSummary,
  SupplierRecord,
} from '../schema.ts';
import type { Ordered } from './queries/ordered.ts';
import type { FileRow, QuotationItemRow, QuotationRow, SupplierRecordRow } from './queries/read.ts';

interface Around {
  readonly files: readonly FileRow[];
  readonly records: readonly SupplierRecordRow[];
  readonly ordered: ReadonlyMap<string, Ordered>;
  /** Quotations that offer what their RFQ no longer asks for, as far as their supplier reads them. */
  readonly unfit: ReadonlySet<string>;
}

interface Parts extends Around {
  readonly items: readonly QuotationItemRow[];
}

/** A quotation with its lines, as `reader` may know it. */
export function toQuotation(row: QuotationRow, reader: Actor, parts: Parts): Quotation {
  const ordered = parts.ordered.get(row.id);
  const items = parts.items.flatMap((item) =>
    item.quotationId === row.id ? toItem(item, ordered) : [],
  );
  return { ...toSummary(row, reader, parts), items };
}

/** Without its lines: what weighs rival bids is not for suppliers. */
export function toSummary(row: QuotationRow, reader: Actor, parts: Around): QuotationSummary {
  const state = stateOfRow(row);
  const side = reader.role === 'supplier' ? 'supplier' : 'owner';
  return {
    id: row.id,
    rfqId: row.rfqId,
    rfq: { title: row.rfqTitle, status: row.rfqStatus },
    supplierId: row.supplierId,
    supplier: {
      id: row.supplierId,
      companyName: row.companyName,
      location: row.location,
      isVerified: row.isVerified,
    },
    totalAmount: row.totalAmount,
    subtotal: row.subtotal,
    vatAmount: row.vatAmount,
    vatIncluded: row.vatIncluded,
    deliveryCost: row.deliveryCost,
    deliveryTerms: row.deliveryTerms as DeliveryTerms,
    validUntil: row.validUntil.toISOString(),
    deliveryTime: row.deliveryTime,
    notes: row.notes,
    attachments: row.attachments.flatMap((path) => toAttachment(row.id, path, parts.files) ?? []),
    status: row.status,
    orderedAmount: parts.ordered.get(row.id)?.amount ?? null,
    statusReason: row.statusReason,
    revision: row.revision,
    version: row.rfqVersion,
    expired: row.isExpired,
    state,
    moves: movesOf(row, reader, state, parts.unfit.has(row.id)),
    ...(side === 'supplier' ? {} : ownersPart(row, parts.records)),
    supersededAt: row.supersededAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    restWithdrawnAt: row.restWithdrawnAt?.toISOString() ?? null,
    reconfirmedAt: row.reconfirmedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const stateOfRow = (row: QuotationRow): QuotationState =>
  quotationState({
    status: row.status,
    isSuperseded: row.supersededAt !== null,
    isWithdrawn: row.withdrawnAt !== null,
    isExpired: row.isExpired,
    isOutdated: row.isOutdated,
  });

function movesOf(row: QuotationRow, { role }: Actor, state: QuotationState, isUnfit: boolean) {
  const { rfqStatus, revision, hasRest } = row;
  if (role === 'admin') return [];
  if (role !== 'supplier') return quotationMachine.stepsOf(state, 'owner', rfqStatus);
  const isForOthers = row.verifiedOnly && !row.isVerified;
  return supplierMoves(state, rfqStatus, { isForOthers, isUnfit, hasRest, revision });
}

const ownersPart = (row: QuotationRow, records: readonly SupplierRecordRow[]) => ({
  aiScore: row.aiScore,
  aiAnalysis: row.aiAnalysis,
  aiAnalysisSw: row.aiAnalysisSw,
  supplierRecord: toRecord(records.find(({ supplierId }) => supplierId === row.supplierId)),
});

function toItem(
  { quotationId: _, ...item }: QuotationItemRow,
  ordered: Ordered | undefined,
): QuotationItem {
  return { ...item, orderedQuantity: ordered?.quantities[item.rfqItemId] ?? null };
}

/** A file as the two parties read it; null where it is not there. */
export function toAttachment(
  quotationId: string,
  path: string,
  files: readonly FileRow[],
): QuotationAttachment | null {
  const file = files.find(({ id }) => objectPathOf(id) === path);
  if (!file) return null;
  return {
    objectPath: path,
    url: `/api/quotations/${quotationId}/attachments/${uploadIdOf(path)}`,
    filename: file.filename,
    size: file.bytes ?? 0,
  };
}

function toRecord(row: SupplierRecordRow | undefined): SupplierRecord | null {
  if (!row) return null;
  const { supplierId: _, ...record } = row;
  return record;
}
