import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { noteAdminReading, recordAudit } from '../../../../platform/audit.ts';
import { byteOrderMark, csvOf } from '../../../../platform/csv.ts';
import type { DB, JsonValue } from '../../../../platform/database.types.ts';
import { readSetting } from '../../../../platform/settings.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError } from '../../../../shared/errors.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';
import type { Payee } from '../../../accounts/payment-details-schema.ts';
import { readPayTo } from '../../../accounts/server/public.ts';
import { feeOf } from '../../rules.ts';
import type { Payouts } from '../../schema.ts';
import type { CollectDeps } from '../deps.ts';
import { book, selectHeld } from '../queries/ledger.ts';
import { lockOrder } from '../queries/payments.ts';
import {
  decideBatch,
  insertBatch,
  insertPayouts,
  isOrderClaimed,
  lockBatch,
  type NewPayout,
  selectBatches,
  selectPayable,
  selectPayouts,
} from '../queries/payouts.ts';
import { payoutFeePercent } from '../settings.ts';

type Deps = Pick<CollectDeps, 'db' | 'settings'>;

/** What suppliers are owed, and the batches that were made of it. That it was read is noted. */
export async function listPayouts({ db }: Deps, admin: Actor): Promise<Payouts> {
  await noteAdminReading(db, admin, {
    action: 'payout.listed',
    targetType: 'payout',
    targetId: 'all',
  });
  const bySupplier = Map.groupBy(await selectPayable(db), ({ supplierId }) => supplierId);
  const due = await Promise.all(
    [...bySupplier].map(async ([supplierId, orders]) => ({
      supplierId,
      supplierName: orders[0]?.supplierName ?? null,
      amount: fromCents(orders.reduce((sum, { amount }) => sum + toCents(amount), 0n)),
      orders: orders.length,
      hasPayee: (await readPayTo(db, supplierId)).payTo.length > 0,
    })),
  );
  const batches = await selectBatches(db);
  return {
    feePercent: String(await readSetting(db, payoutFeePercent)),
    due,
    batches: batches.map(({ madeById, createdAt, decidedAt, ...batch }) => ({
      ...batch,
      isOwn: madeById === admin.id,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * An admin makes a batch of all that is owed to suppliers whose payment details are known: a bank account before a
 * paybill or till. Nothing is paid out by it.
 *
 * @throws AppError 409 where a batch waits already, or nothing can be paid out
 */
export async function makeBatch(deps: Deps, admin: Actor): Promise<Payouts> {
  await transact(deps.db, async (trx) => {
    if ((await selectBatches(trx)).some(({ status }) => status === 'draft')) {
      throw new AppError(409, 'payout_draft_waits');
    }
    const percent = await readSetting(trx, payoutFeePercent);
    const batchId = await insertBatch(trx, { madeBy: admin.id, feePercent: String(percent) });
    const payees = new Map<string, string | null>();
    const payouts: NewPayout[] = [];
    for (const { orderId, supplierId, amount } of await selectPayable(trx)) {
      if (!payees.has(supplierId)) {
        const { payTo } = await readPayTo(trx, supplierId);
        const payee = payTo.find(({ kind }) => kind === 'bank') ?? payTo[0];
        payees.set(supplierId, payee ? JSON.stringify(payee) : null);
      }
      const payee = payees.get(supplierId);
      const fee = fromCents(feeOf(toCents(amount), percent));
      if (payee) payouts.push({ batchId, orderId, supplierId, amount, fee, payee });
    }
    if (payouts.length === 0) throw new AppError(409, 'payout_nothing');
    await insertPayouts(trx, payouts);
    await note(admin, 'payout.made', batchId, trx);
  });
  return listPayouts(deps, admin);
}

/**
 * Another admin approves a batch, which books it: what is owed leaves, the fee stays.
 *
 * @throws AppError 404, 409 for who made it, for one that is decided, and where less is owed by now, an order is
 *   disputed or a supplier is not paid there any more
 */
export async function approveBatch(deps: Deps, admin: Actor, id: string): Promise<Payouts> {
  await transact(deps.db, async (trx) => {
    const batch = requireDraft(await lockBatch(trx, id));
    if (batch.madeBy === admin.id) throw new AppError(409, 'payout_same_person');
    const payouts = await selectPayouts(trx, id);
    await requireSamePayees(trx, payouts);
    for (const { id: payoutId, orderId, amount, fee } of payouts) {
      await lockOrder(trx, null, orderId);
      const { payable } = await selectHeld(trx, orderId);
      const [all, kept] = [toCents(amount), toCents(fee)];
      if (payable < all || (await isOrderClaimed(trx, orderId))) {
        throw new AppError(409, 'payout_changed');
      }
      await book(trx, { kind: 'payout', orderId, payoutId }, [
        { account: 'payable', amount: all },
        { account: 'paid_out', amount: kept - all },
        { account: 'fees', amount: -kept },
      ]);
    }
    await decideBatch(trx, id, { status: 'approved', decidedBy: admin.id });
    await note(admin, 'payout.approved', id, trx);
  });
  return listPayouts(deps, admin);
}

/** What was rejected or withdrawn since, or is a suspended supplier's, is not paid to. @throws AppError 409 */
async function requireSamePayees(
  trx: Transaction<DB>,
  payouts: Awaited<ReturnType<typeof selectPayouts>>,
): Promise<void> {
  for (const [supplierId, own] of Map.groupBy(payouts, (payout) => payout.supplierId)) {
    const { payTo } = await readPayTo(trx, supplierId);
    const usable = new Set(payTo.map(({ id }) => id));
    if (!own.every(({ payee }) => usable.has(factsOf(payee).id))) {
      throw new AppError(409, 'payout_payee_changed');
    }
  }
}

/** An admin drops a batch that nobody has approved. @throws AppError 404, 409 */
export async function cancelBatch(deps: Deps, admin: Actor, id: string): Promise<Payouts> {
  await transact(deps.db, async (trx) => {
    requireDraft(await lockBatch(trx, id));
    await decideBatch(trx, id, { status: 'cancelled', decidedBy: admin.id });
    await note(admin, 'payout.cancelled', id, trx);
  });
  return listPayouts(deps, admin);
}

function requireDraft(batch: Awaited<ReturnType<typeof lockBatch>>) {
  if (!batch) throw new AppError(404, 'payout_not_found');
  if (batch.status !== 'draft') throw new AppError(409, 'payout_decided');
  return batch;
}

const note = (
  admin: Actor,
  action: 'payout.made' | 'payout.approved' | 'payout.cancelled' | 'payout.listed',
  targetId: string,
  db: Parameters<typeof recordAudit>[0],
) => recordAudit(db, { actorId: admin.id, action, targetType: 'payout', targetId });

/** As it was stored when the batch was made. */
const factsOf = (payee: JsonValue) => payee as unknown as Payee;

/**
 * An approved batch as the bank or M-Pesa (B2C, B2B) takes it, a line a payee.
 *
 * @throws AppError 404, 409 for one that nobody has approved
 */
export async function batchCsv(
  { db }: Pick<Deps, 'db'>,
  admin: Actor,
  id: string,
  channel: 'bank' | 'mpesa',
): Promise<string> {
  const batch = await db.transaction().execute((trx) => lockBatch(trx, id));
  if (!batch) throw new AppError(404, 'payout_not_found');
  if (batch.status !== 'approved') throw new AppError(409, 'payout_not_approved');
  await note(admin, 'payout.listed', id, db);
  const payouts = (await selectPayouts(db, id)).map(({ payee, ...rest }) => ({
    ...rest,
    payee: factsOf(payee),
  }));
  const own = payouts.filter(({ payee }) => (payee.kind === 'bank') === (channel === 'bank'));
  const bySupplier = Map.groupBy(own, ({ supplierId }) => supplierId);
  const lines = [...bySupplier.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const net = all.reduce((sum, { amount, fee }) => sum + toCents(amount) - toCents(fee), 0n);
    const { kind, bankName, number, account, name } = first.payee;
    const orders = all.map((one) => one.number).join(' ');
    return [[kind, bankName ?? '', number, account ?? '', name, fromCents(net), orders]];
  });
  const head = ['kind', 'bank', 'number', 'account', 'name', 'amount', 'orders'];
  return `${byteOrderMark}${csvOf([head, ...lines])}`;
}
