import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { type PayeeKind, payeeHoldHours } from '../../payment-details-rules.ts';
import type { PayeeEntry } from '../../payment-details-schema.ts';

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
function current(db: Handle) {
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
export type PayeeRow = Awaited<ReturnType<ReturnType<typeof current>['execute']>>[number];

/** What these suppliers have entered and not withdrawn: in use, and during the hold. */
export async function selectPayees(
  db: Handle,
  supplierIds: readonly string[],
): Promise<PayeeRow[]> {
  if (supplierIds.length === 0) return [];
  return current(db).where('p.supplierId', 'in', supplierIds).execute();
}

/** Adds a version, whose hold begins now; answers its id. */
export async function insertPayee(
  trx: Transaction<DB>,
  supplierId: string,
  payee: PayeeEntry,
): Promise<string> {
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
      usableFrom: sql<Date>`clock_timestamp() + ${payeeHoldHours} * interval '1 hour'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Withdraws all details of this kind, or those alone that buyers have not seen yet. Answers the ids. */
export async function withdrawPayees(
  trx: Transaction<DB>,
  { supplierId, kind }: { readonly supplierId: string; readonly kind: PayeeKind },
  which: 'all' | 'held',
  reason: string | null = null,
): Promise<{ id: string; number: string }[]> {
  let rows = trx
    .updateTable('paymentDetails as p')
    .set({ withdrawnAt: sql<Date>`now()`, rejectionReason: reason })
    .where('p.supplierId', '=', supplierId)
    .where('p.kind', '=', kind)
    .where('p.withdrawnAt', 'is', null);
  if (which === 'held') rows = rows.where(sql<SqlBool>`not ${isUsable}`);
  return rows.returning(['p.id', 'p.number']).execute();
}

/** Details that stand, whoever's; null for those that were withdrawn. */
export async function selectPayee(db: Handle, id: string): Promise<PayeeRow | null> {
  const row = await db
    .selectFrom('paymentDetails as p')
    .innerJoin('users as u', 'u.id', 'p.supplierId')
    .select([...columns, 'u.isVerified', isUsable.as('isUsable')])
    .where('p.id', '=', id)
    .where('p.withdrawnAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Details with what was said about them, for the email; also those that were withdrawn. */
export async function readPayeeForEmail(db: Handle, id: string) {
  const row = await db
    .selectFrom('paymentDetails')
    .select(['supplierId', 'kind', 'number', 'usableFrom'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Marks these as compared with the supplier's documents. */
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
    .where('withdrawnAt', 'is', null)
    .where('checkedAt', 'is', null)
    .execute();
}

/** The most that an admin reads at once: what is decided makes room for the rest. */
const toCheckAtOnce = 50;

/**
 * Details of verified suppliers that no admin has checked, the oldest first. Those of who asks to be
 * verified stand beside that request.
 */
export async function selectPayeesToCheck(db: Kysely<DB>) {
  return db
    .selectFrom(current(db).as('d'))
    .innerJoin('users as u', 'u.id', 'd.supplierId')
    .where('d.checkedAt', 'is', null)
    .where('u.isVerified', '=', true)
    .where('u.isDemo', '=', false)
    .where('u.suspendedAt', 'is', null)
    .select((eb) => [
      ...([
        'd.id',
        'd.supplierId',
        'd.kind',
        'd.bankName',
        'd.number',
        'd.account',
        'd.name',
        'd.createdAt',
        'd.usableFrom',
        'd.checkedAt',
        'd.isVerified',
        'd.isUsable',
      ] as const),
      'u.companyName',
      eb
        .selectFrom('verificationRequests as v')
        .select('v.registrationNumber')
        .whereRef('v.userId', '=', 'd.supplierId')
        .where('v.status', '=', 'approved')
        .orderBy('v.createdAt', 'desc')
        .limit(1)
        .as('registrationNumber'),
    ])
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .limit(toCheckAtOnce)
    .execute();
}
