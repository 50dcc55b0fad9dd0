import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { objectPathOf, uploadIdOf } from '../../../../shared/upload-rules.ts';
import { type PersonalData, partSize } from '../../../accounts/server/public.ts';
import { isUndecided } from './state-now.ts';

type Trx = Transaction<DB>;

/**
 * A supplier's own offers, as the supplier may read them: never how the buyer's side scored them. What
 * was accepted stays as it was submitted, with its files: it is the other side's contract.
 */
export const quotationsPersonalData: PersonalData = {
  records: [
    {
      name: 'quotations',
      read: (trx, userId) =>
        trx
          .selectFrom('quotations')
          .select([
            'id',
            'rfqId',
            'revision',
            'totalAmount',
            'subtotal',
            'vatAmount',
            'vatIncluded',
            'deliveryCost',
            'deliveryTime',
            'validUntil',
            'notes',
            'status',
            'createdAt',
          ])
          .where('supplierId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
    {
      name: 'quotationItems',
      read: (trx, userId) =>
        trx
          .selectFrom('quotationItems')
          .innerJoin('quotations', 'quotations.id', 'quotationItems.quotationId')
          .select([
            'quotationId',
            'rfqItemId',
            'productId',
            'quantity',
            'unit',
            'unitPrice',
            'totalPrice',
          ])
          .where('quotations.supplierId', '=', userId)
          .orderBy('quotationId')
          .stream(partSize),
    },
  ],

  async erase(trx, userId) {
    await withdrawUndecided(trx, userId);
    const gone = [...(await deleteOwn(trx, userId)), ...(await deleteReceived(trx, userId))];
    await releaseFiles(
      trx,
      gone.flatMap(({ attachments }) => attachments),
    );
  },
};

/** What an order that was cancelled refers to stays, and nobody can order from it again. */
async function withdrawUndecided(trx: Trx, supplierId: string): Promise<void> {
  await trx
    .updateTable('quotations')
    .set({ withdrawnAt: sql<Date>`now()` })
    .where('supplierId', '=', supplierId)
    .where(isUndecided('quotations'))
    .execute();
}

function deleteOwn(trx: Trx, supplierId: string) {
  const ordered = trx
    .selectFrom('orders')
    .select('quotationId')
    .where('quotationId', 'is not', null);
  const awarded = trx.selectFrom('awards').select('quotationId');
  return trx
    .deleteFrom('quotations')
    .where('supplierId', '=', supplierId)
    .where('status', '<>', 'accepted')
    .where('id', 'not in', ordered.union(awarded))
    .returning('attachments')
    .execute();
}

/** What was offered for requests that led to nothing goes with them. */
function deleteReceived(trx: Trx, contractorId: string) {
  const bound = trx.selectFrom('orders').select('rfqId').where('rfqId', 'is not', null);
  const awarded = trx.selectFrom('awards').select('rfqId');
  const free = trx
    .selectFrom('rfqs')
    .select('id')
    .where('contractorId', '=', contractorId)
    .where('id', 'not in', bound.union(awarded));
  return trx.deleteFrom('quotations').where('rfqId', 'in', free).returning('attachments').execute();
}

/** For the next cleaning, unless a quotation that stays has them too: a revision may share its files. */
async function releaseFiles(trx: Trx, objectPaths: readonly string[]): Promise<void> {
  const ids = objectPaths.flatMap((objectPath) => uploadIdOf(objectPath) ?? []);
  await sql`
    update uploads u set claimed_at = null, filename = 'file'
      where u.id = any(${ids}::uuid[]) and u.purpose = 'quotation_attachment'
        and not exists (select from quotations q where q.supplier_id = u.owner_id
          and ${objectPathOf('')}::text || u.id::text = any(q.attachments))`.execute(trx);
}
