import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

type Trx = Transaction<DB>;

const now = sql<Date>`now()`;

interface Key {
  readonly productId: string;
  readonly contractorId: string;
}

/**
 * The buyer's one review of this product, locked; written where there is none yet. Whoever writes at
 * the same moment waits here, and then edits the one that was first.
 */
export async function lockOwnReview(trx: Trx, { productId, contractorId }: Key, rating: number) {
  const inserted = await trx
    .insertInto('reviews')
    .values({ productId, contractorId, rating })
    .onConflict((conflict) => conflict.columns(['productId', 'contractorId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const review = await trx
    .selectFrom('reviews')
    .select(['id', 'rating', 'text', 'photoKey', 'hiddenAt'])
    .where('productId', '=', productId)
    .where('contractorId', '=', contractorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...review, isNew: inserted !== undefined };
}

/** Writes what its author says of the product over what was there. */
export async function updateReview(
  trx: Trx,
  id: string,
  review: { readonly rating: number; readonly text: string; readonly photoKey: string | null },
  isEdit: boolean,
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ ...review, ...(isEdit ? { editedAt: now } : {}) })
    .where('id', '=', id)
    .execute();
}

/** What a supplier is told of a review: the product, and who says it. */
export async function selectReviewedProduct(trx: Trx, productId: string, contractorId: string) {
  const { name, supplierId, ...buyer } = await trx
    .selectFrom('products as p')
    .innerJoin('users as u', (join) => join.on('u.id', '=', contractorId))
    .select(['p.name', 'p.supplierId', 'u.id', 'u.firstName', 'u.lastName', 'u.companyName'])
    .where('p.id', '=', productId)
    .executeTakeFirstOrThrow();
  return { name, supplierId, buyer };
}

/** A visible review of a product of this supplier, locked. */
export async function lockReceived(trx: Trx, id: string, supplierId: string) {
  return trx
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.productId')
    .innerJoin('users as s', 's.id', 'p.supplierId')
    .select(['r.id', 'r.productId', 'r.contractorId', 'r.replyText', 'p.name', 's.companyName'])
    .where('r.id', '=', id)
    .where('r.hiddenAt', 'is', null)
    .where('p.supplierId', '=', supplierId)
    .forUpdate('r')
    .executeTakeFirst();
}

export async function updateReply(
  trx: Trx,
  id: string,
  { text, isEdit }: { readonly text: string; readonly isEdit: boolean },
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ replyText: text, ...(isEdit ? { replyEditedAt: now } : { repliedAt: now }) })
    .where('id', '=', id)
    .execute();
}

/** Any review, locked, with the name of its product. */
export async function lockReview(trx: Trx, id: string) {
  return trx
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.productId')
    .select(['r.id', 'r.productId', 'r.contractorId', 'r.photoKey', 'r.hiddenAt', 'p.name'])
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();
}

/** Takes a review out of sight, or with null shows it again. */
export async function updateHiding(trx: Trx, id: string, reason: string | null): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ hiddenAt: reason === null ? null : now, hiddenReason: reason })
    .where('id', '=', id)
    .execute();
}
