import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import {
  type AuditAction,
  type AuditEntry,
  noteAdminReading,
  recordAudit,
} from '../../../../platform/audit.ts';
import { csvFile } from '../../../../platform/csv.ts';
import type { DB, JsonValue } from '../../../../platform/database.types.ts';
import { readSetting } from '../../../../platform/settings.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError } from '../../../../shared/errors.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import type { Payee } from '../../../accounts/payment-details-schema.ts';
import { readPayTo } from '../../../accounts/server/public.ts';
import { lockOrderUnseen } from '../../../orders/server/public.ts';
import type { Payouts } from '../../payout-schema.ts';
import { feeOf, linesOf } from '../../rules.ts';
import type { CollectDeps } from '../deps.ts';
import { book } from '../queries/ledger.ts';
import {
  decideBatch,
  insertBatch,
  insertPayouts,
  type LeftOut,
  leaveOut,
  lockBatch,
  markSent,
  type NewPayout,
  type PayoutRow,
  selectBatches,
  selectPayable,
  selectPayouts,
} from '../queries/payouts.ts';
import { payoutFeePercent } from '../settings.ts';

type Deps = Pick<CollectDeps, 'db' | 'settings' | 'notify'>;

/** What suppliers are owed, and the batches that were made of it. That it was read is noted. */
export async function listPayouts({ db }: Pick<Deps, 'db'>, admin: Actor): Promise<Payouts> {
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
  const draft = batches.find(({ status }) => status === 'draft');
  return {
    feePercent: String(await readSetting(db, payoutFeePercent)),
    due,
    lines: draft ? await entriesOf(db, draft.id) : [],
    batches: batches.map(({ madeById, createdAt, decidedAt, sentAt, ...batch }) => ({
      ...batch,
      isOwn: madeById === admin.id,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

/** What a batch that waits would pay, and what stops some of it, for who approves it. */
async function entriesOf(db: Kysely<DB>, batchId: string): Promise<Payouts['lines']> {
  const whatStops = stopping(db);
  const lines: Payouts['lines'][number][] = [];
  for (const payout of await selectPayouts(db, batchId)) {
    const { number: orderNumber, orderId, supplierName, amount, fee, payee } = payout;
    const { kind, bankName, number, account, name } = factsOf(payee);
    const payTo = { kind, bankName, number, account, name };
    const stopped = await whatStops(payout);
    lines.push({ orderId, orderNumber, supplierName, amount, fee, payTo, stopped });
  }
  return lines;
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
    await note(trx, admin, 'payout.made', batchId, sumsOf(payouts));
  });
  return listPayouts(deps, admin);
}

/**
 * Another admin approves a batch, which books it: what is owed is on its way, the fee stays. An order that is disputed
 * by now, of which less is owed, or whose supplier is not paid there any more, is left out: it waits for a later batch.
 *
 * @throws AppError 404, 409 for who made it, for one that is decided, and where nothing of it can be paid
 */
export async function approveBatch(deps: Deps, admin: Actor, id: string): Promise<Payouts> {
  await transact(deps.db, async (trx) => {
    const batch = requireDraft(await lockBatch(trx, id));
    if (batch.madeBy === admin.id) throw new AppError(409, 'payout_same_person');
    for (const { orderId } of await selectPayouts(trx, id)) await lockOrderUnseen(trx, orderId);
    const payouts = await selectPayouts(trx, id);
    const whatStops = stopping(trx);
    const paid: PayoutRow[] = [];
    for (const payout of payouts) {
      const leftOut = await whatStops(payout);
      if (leftOut) await leaveOut(trx, payout.id, leftOut);
      else {
        await pay(trx, payout);
        paid.push(payout);
      }
      const action = leftOut ? 'payout.left_out' : 'payout.paid';
      const { number: order, amount, fee } = payout;
      const details = { batch: id, order, amount, fee, ...(leftOut && { reason: leftOut }) };
      await note(trx, admin, action, payout.id, details);
    }
    if (paid.length === 0 && payouts.length > 0) throw new AppError(409, 'payout_changed');
    await decideBatch(trx, id, { status: 'approved', decidedBy: admin.id });
    const leftOut = payouts.length - paid.length;
    await note(trx, admin, 'payout.approved', id, { ...sumsOf(paid), leftOut });
  });
  return listPayouts(deps, admin);
}

/**
 * Who has uploaded the files of an approved batch says so: its money has left, and its suppliers are notified.
 *
 * @throws AppError 404, 409 for one that nobody has approved, and one that was sent before
 */
export async function sendBatch(deps: Deps, admin: Actor, id: string): Promise<Payouts> {
  await transact(deps.db, async (trx) => {
    const batch = await lockBatch(trx, id);
    if (batch?.status === 'sent') throw new AppError(409, 'payout_sent');
    requireApproved(batch);
    const payouts = await selectPayouts(trx, id);
    for (const { orderId } of payouts) await lockOrderUnseen(trx, orderId);
    for (const { id: payoutId, orderId, amount, fee } of payouts) {
      const lines = linesOf('paying_out', 'paid_out', toCents(amount) - toCents(fee));
      await book(trx, { kind: 'payout_sent', orderId, payoutId }, lines);
    }
    await markSent(trx, id, admin.id);
    await notifySuppliers(deps, trx, id, payouts);
    await note(trx, admin, 'payout.sent', id, sumsOf(payouts));
  });
  return listPayouts(deps, admin);
}

/** Notifies each supplier once of what it gets of a batch. */
async function notifySuppliers(
  { notify }: Deps,
  trx: Transaction<DB>,
  batchId: string,
  paid: readonly PayoutRow[],
): Promise<void> {
  const bySupplier = Map.groupBy(paid, ({ supplierId }) => supplierId);
  for (const userId of [...bySupplier.keys()].toSorted()) {
    const net = netOf(bySupplier.get(userId) ?? []);
    await notify(trx, {
      userId,
      kind: 'payoutPaid',
      subjectId: batchId,
      values: { amount: formatUnitPrice(fromCents(net)) },
      dedupeKey: `payoutPaid ${batchId}`,
    });
  }
}

/** What of payouts reaches the supplier, in cents. */
const netOf = (payouts: readonly Pick<PayoutRow, 'amount' | 'fee'>[]): bigint =>
  payouts.reduce((sum, { amount, fee }) => sum + toCents(amount) - toCents(fee), 0n);

const pay = (trx: Transaction<DB>, { id: payoutId, orderId, ...one }: PayoutRow) => {
  const [amount, fee] = [toCents(one.amount), toCents(one.fee)];
  return book(trx, { kind: 'payout', orderId, payoutId }, [
    { account: 'payable', amount },
    { account: 'paying_out', amount: fee - amount },
    { account: 'fees', amount: -fee },
  ]);
};

/** Says what stops a payout now. What was rejected or withdrawn, or is a suspended supplier's, is not paid to. */
function stopping(db: Kysely<DB>) {
  const payees = new Map<string, ReadonlySet<string>>();
  return async (payout: PayoutRow): Promise<LeftOut | null> => {
    const { supplierId, amount, payee, isClaimed, payable } = payout;
    if (isClaimed) return 'disputed';
    if (toCents(payable) < toCents(amount)) return 'less_owed';
    if (!payees.has(supplierId)) {
      const { payTo } = await readPayTo(db, supplierId);
      payees.set(supplierId, new Set(payTo.map(({ id }) => id)));
    }
    return payees.get(supplierId)?.has(factsOf(payee).id) ? null : 'payee_changed';
  };
}

/** What a batch pays, for the trail. */
function sumsOf(payouts: readonly Pick<PayoutRow, 'amount' | 'fee'>[]) {
  const sum = (of: 'amount' | 'fee') =>
    fromCents(payouts.reduce((total, one) => total + toCents(one[of]), 0n));
  return { amount: sum('amount'), fee: sum('fee'), orders: payouts.length };
}

/** An admin drops a batch that nobody has approved. @throws AppError 404, 409 */
export async function cancelBatch(deps: Deps, admin: Actor, id: string): Promise<Payouts> {
  await transact(deps.db, async (trx) => {
    requireDraft(await lockBatch(trx, id));
    await decideBatch(trx, id, { status: 'cancelled', decidedBy: admin.id });
    await note(trx, admin, 'payout.cancelled', id, sumsOf(await selectPayouts(trx, id)));
  });
  return listPayouts(deps, admin);
}

function requireDraft(batch: Awaited<ReturnType<typeof lockBatch>>) {
  if (!batch) throw new AppError(404, 'payout_not_found');
  if (batch.status !== 'draft') throw new AppError(409, 'payout_decided');
  return batch;
}

const note = (
  db: Kysely<DB>,
  { id: actorId }: Actor,
  action: Extract<AuditAction, `payout.${string}`>,
  targetId: string,
  details: AuditEntry['details'] = {},
) => recordAudit(db, { actorId, action, targetType: 'payout', targetId, details });

/** As it was stored when the batch was made. */
const factsOf = (payee: JsonValue) => payee as unknown as Payee;

function requireApproved(batch: Awaited<ReturnType<typeof lockBatch>>) {
  if (!batch) throw new AppError(404, 'payout_not_found');
  const isApproved = batch.status === 'approved' || batch.status === 'sent';
  if (!isApproved) throw new AppError(409, 'payout_not_approved');
}

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
  requireApproved(batch);
  await note(db, admin, 'payout.listed', id);
  const payouts = (await selectPayouts(db, id)).map(({ payee, ...rest }) => ({
    ...rest,
    payee: factsOf(payee),
  }));
  const own = payouts.filter(({ payee }) => (payee.kind === 'bank') === (channel === 'bank'));
  const bySupplier = Map.groupBy(own, ({ supplierId }) => supplierId);
  const lines = [...bySupplier.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const { kind, bankName, number, account, name } = first.payee;
    const orders = all.map((one) => one.number).join(' ');
    return [[kind, bankName ?? '', number, account ?? '', name, fromCents(netOf(all)), orders]];
  });
  const head = ['kind', 'bank', 'number', 'account', 'name', 'amount', 'orders'];
  return csvFile([head, ...lines]);
}
