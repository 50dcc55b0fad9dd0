import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { fitsRequest } from '../award-rules.ts';
import { selectAskedLines } from './queries/asked-lines.ts';
import { selectOfferedLines } from './queries/write.ts';

/**
 * Those of these quotations, by id, that offer a line which their RFQ no longer asks for, or more of one
 * than it does. Of quotations that the reader may read.
 */
export async function selectUnfit(
  db: Kysely<DB> | Transaction<DB>,
  quotations: readonly { readonly id: string; readonly rfqId: string }[],
): Promise<ReadonlySet<string>> {
  if (quotations.length === 0) return new Set();
  const rfqIds = new Set(quotations.map(({ rfqId }) => rfqId));
  const lines = await selectAskedLines(db, [...rfqIds]);
  const asked = new Map(lines.map((line) => [line.id, line]));
  const offered = await selectOfferedLines(
    db,
    quotations.map(({ id }) => id),
  );
  return new Set(
    offered.flatMap((offer) => {
      const line = asked.get(offer.rfqItemId);
      return line && fitsRequest(line, offer) ? [] : offer.quotationId;
    }),
  );
}
