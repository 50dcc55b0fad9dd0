import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { AuditAction } from '../../../../../platform/audit.ts';
import type { DB } from '../../../../../platform/database.types.ts';
import { readSetting } from '../../../../../platform/settings.ts';
import { type PayeeKind, payeeLongHoldHours } from '../../../payment-details-rules.ts';
import type { PayeeEntry, PayTo } from '../../../payment-details-schema.ts';
import { payeeHoldHours } from '../settings.ts';

type Handle = Kysely<DB> | Transaction<DB>;

const columns = [
  'p.id',
  'p.supplierId',
  'p.kind',
  'p.bankName',
  'p.number',
  'p.account',
  'p.name',
  'p.createdAt',
  'p.usableFrom',
  'p.checkedAt',
] as const;

const isUsable = sql<boolean>`p.usable_from <= now()`;

/**
 * Of each supplier and kind the details in use, and those that wait for their first use. A check holds
 * as long as the badge: it compared the account's name with the documents.
 */
export function currentPayees(db: Handle) {
  return db
    .selectFrom('paymentDetails as p')
    .innerJoin('users as u', 'u.id', 'p.supplierId')
    .distinctOn(['p.supplierId', 'p.kind', isUsable])
    .where('p.withdrawnAt', 'is', null)
    .select([...columns, 'u.isVerified', isUsable.as('isUsable')])
    .orderBy('p.supplierId')
    .orderBy('p.kind')
    .orderBy(isUsable, 'desc')
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc');
}
export type PayeeRow = Awaited<ReturnType<ReturnType<typeof currentPayees>['execute']>>[number];

/** What these suppliers have entered and not withdrawn: in use, and during the hold. */
export async function selectPayees(
  db: Handle,
  supplierIds: readonly string[],
): Promise<PayeeRow[]> {
  if (supplierIds.length === 0) return [];
  return currentPayees(db).where('p.supplierId', 'in', supplierIds).execute();
}

/** Whether the account of a supplier is in good standing. */
export async function selectSupplierStatus(
  db: Handle,
  supplierId: string,
): Promise<PayTo['supplierStatus']> {
  const row = await db
    .selectFrom('users')
    .select(['suspendedAt', 'anonymisedAt'])
    .where('id', '=', supplierId)
    .executeTakeFirst();
  if (!row || row.anonymisedAt) return 'deleted';
  return row.suspendedAt ? 'suspended' : 'active';
}

/**
 * Changes of what opens an account, by the trail. Switching two-step sign-in on is none: every supplier does it before
 * entering the first details, and who has details switches it on again only after it was switched off.
 */
const securityChanges: readonly AuditAction[] = [
  'contact.changed',
  'password.changed',
  'password.reset',
  'two_step.disabled',
  'two_step.codes_renewed',
  'two_step.reset',
];

const hasChangedLately = (userId: string) => sql<boolean>`exists (
  select from audit_log where target_type = 'user' and target_id = ${userId}::uuid::text
     and action = any(${[...securityChanges]})
     and created_at > now() - ${payeeLongHoldHours}::int * interval '1 hour')`;

/** Adds a version, whose hold begins now and is longer after a change of what opens the account; answers its id. */
export async function insertPayee(
  trx: Transaction<DB>,
  supplierId: string,
  payee: PayeeEntry,
): Promise<string> {
  const holdHours = await readSetting(trx, payeeHoldHours);
  const { kind, number, name } = payee;
  const row = await trx
    .insertInto('paymentDetails')
    .values({
      supplierId,
      kind,
      bankName: kind === 'bank' ? payee.bankName : null,
      account: kind === 'paybill' ? payee.account : null,
      number,
      name,
      createdAt: sql<Date>`clock_timestamp()`,
      usableFrom: sql<Date>`clock_timestamp() + interval '1 hour' *
        case when ${hasChangedLately(supplierId)} then ${payeeLongHoldHours}::int
             else ${holdHours}::int end`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Withdraws details of this kind: all of them, those that buyers have not seen yet, or what is in use with
 * all that came before it.
 *
 * @param reason an admin's, where they were rejected
 */
export async function withdrawPayees(
  trx: Transaction<DB>,
  { supplierId, kind }: { readonly supplierId: string; readonly kind: PayeeKind },
  which: 'all' | 'held' | 'inUse',
  reason: string | null = null,
): Promise<void> {
  let rows = trx
    .updateTable('paymentDetails as p')
    .set({ withdrawnAt: sql<Date>`now()`, rejectionReason: reason })
    .where('p.supplierId', '=', supplierId)
    .where('p.kind', '=', kind)
    .where('p.withdrawnAt', 'is', null);
  if (which === 'held') rows = rows.where(sql<SqlBool>`not ${isUsable}`);
  if (which === 'inUse') rows = rows.where(isUsable);
  await rows.execute();
}

/** Whose details these are, also where they were withdrawn; null where there are none. */
export async function selectSupplierOfPayee(db: Handle, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('paymentDetails')
    .select('supplierId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.supplierId ?? null;
}

/** Details with what was said about them, for the email; also those that were withdrawn. */
export async function readPayeeForEmail(db: Handle, id: string) {
  const row = await db
    .selectFrom('paymentDetails')
    .select(['supplierId', 'kind', 'number', 'usableFrom', 'rejectionReason'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
