import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';
import type { PayeeNumbers } from '../../../payment-details-schema.ts';
import { accountNameSql } from '../../queries/name-sql.ts';
import { currentPayees, type PayeeRow } from './payees.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** Marks these as compared with the supplier's documents, also where that was under an earlier name. */
export async function markChecked(
  trx: Transaction<DB>,
  ids: readonly string[],
  adminId: string,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('paymentDetails')
    .set({ checkedAt: sql<Date>`now()`, checkedBy: adminId })
    .where('id', 'in', ids)
    .execute();
}

/** The most that an admin reads at once: what is decided makes room for the rest. */
const toCheckAtOnce = 50;

/**
 * Details of verified suppliers that no admin has checked. Those of who asks to be verified stand beside
 * that request.
 */
const unchecked = (db: Handle) =>
  db
    .selectFrom(currentPayees(db).as('d'))
    .innerJoin('users as u', 'u.id', 'd.supplierId')
    .where('d.checkedAt', 'is', null)
    .where('d.isVerified', '=', true)
    .where('u.suspendedAt', 'is', null)
    .where('u.anonymisedAt', 'is', null);

/** The same, as a queue of admins names them. */
export const waitingPayees = (db: Handle) =>
  unchecked(db).select([
    sql<string>`d.id::text`.as('id'),
    sql<string>`coalesce(${accountNameSql('u')}, '')`.as('title'),
    'd.createdAt as since',
  ]);

/** What the supplier was verified with; null for a badge that no request led to. */
interface ApprovedRequest {
  readonly registrationNumber: string;
  readonly kraPin: string;
  readonly documents: readonly string[];
}

/** What a supplier used before: the version of this kind that buyers saw last. */
const previous = sql<PayeeNumbers | null>`(
  select json_build_object('bankName', b.bank_name, 'number', b.number, 'account', b.account,
      'name', b.name)
    from payment_details b
    where b.supplier_id = d.supplier_id and b.kind = d.kind and b.created_at < d.created_at
      and b.usable_from <= coalesce(b.withdrawn_at, now())
    order by b.created_at desc limit 1)`;

const approvedRequest = sql<ApprovedRequest | null>`(
  select json_build_object('registrationNumber', v.registration_number, 'kraPin', v.kra_pin,
      'documents', v.documents)
    from verification_requests v
    where v.user_id = d.supplier_id and v.status = 'approved'
    order by v.decided_at desc limit 1)`;

/** Details that wait for an admin, the oldest first, or one of them, with what they are to be compared with. */
export async function selectPayeesToCheck(db: Handle, id?: string): Promise<PayeeToCheckRow[]> {
  return unchecked(db)
    .$if(id !== undefined, (waiting) => waiting.where('d.id', '=', id ?? ''))
    .selectAll('d')
    .select(['u.companyName', previous.as('previous'), approvedRequest.as('verification')])
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .limit(toCheckAtOnce)
    .execute();
}
export interface PayeeToCheckRow extends PayeeRow {
  readonly companyName: string | null;
  readonly previous: PayeeNumbers | null;
  readonly verification: ApprovedRequest | null;
}
