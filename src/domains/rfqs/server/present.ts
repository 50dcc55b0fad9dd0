import { type RfqViewer, seesBids } from '../rules.ts';
import type { Rfq, RfqItem, RfqRemainder } from '../schema.ts';
import type { LineRow } from './queries/lines.ts';
import type { RfqRow } from './queries/rfqs.ts';

/**
 * An RFQ as this viewer may know it. What would tell of rivals is left out for suppliers, whose answer
 * stays the same to the byte when another one bids.
 */
export function toRfq(row: RfqRow, viewer: RfqViewer): Rfq {
  const { firstName, lastName, companyName, location, isVerified } = row;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    requirements: row.requirements,
    deliveryLocation: row.deliveryLocation,
    deliveryCounty: row.deliveryCounty,
    deliveryDate: row.deliveryDate?.toISOString() ?? null,
    closesAt: row.closesAt.toISOString(),
    verifiedOnly: row.verifiedOnly,
    status: row.status,
    version: row.version,
    contractorId: row.contractorId,
    contractor: { id: row.contractorId, firstName, lastName, companyName, location, isVerified },
    itemCount: row.itemCount ?? 0,
    closedAt: row.closedAt?.toISOString() ?? null,
    closedReason: row.closedReason,
    awardedAt: row.awardedAt?.toISOString() ?? null,
    aiGeneratedId: row.aiGeneratedId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(viewer.id === row.contractorId ? { projectId: row.projectId, sentBy: row.sentBy } : {}),
    ...(seesBids(viewer, row)
      ? {
          quotationCount: row.quotationCount ?? 0,
          sentTo: row.sentTo ?? 0,
          ...(row.status === 'awarded' ? { remainder: toRemainder(row) } : {}),
        }
      : {}),
    ...(viewer.role === 'supplier'
      ? { isMatch: row.isMatch, hasQuoted: row.hasQuoted, linesSold: row.linesSold }
      : {}),
  };
}

function toRemainder(row: RfqRow): RfqRemainder | null {
  const [lines, canAward, hasOrder] = [
    row.leftLines ?? 0,
    row.canAwardMore ?? false,
    row.hasOrder ?? true,
  ];
  return lines === 0 && !canAward && hasOrder ? null : { lines, canAward, hasOrder };
}

/** @param isAwarded what of it is awarded is told to who may know, of an awarded RFQ */
export function toItem(row: LineRow, isAwarded: boolean): RfqItem {
  const { categoryId, categoryName, categorySlug, awardedQuantity, ...line } = row;
  const isKnown = categoryId !== null && categoryName !== null && categorySlug !== null;
  return {
    ...line,
    ...(isAwarded ? { awardedQuantity: Number(awardedQuantity) } : {}),
    categoryId,
    category: isKnown ? { id: categoryId, name: categoryName, slug: categorySlug } : null,
  };
}
