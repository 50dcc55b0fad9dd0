import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { Enqueue } from '../../../../platform/jobs.ts';
import { AppError } from '../../../../shared/errors.ts';
import { endingOf, type PayeeKind } from '../../payment-details-rules.ts';
import type { NewPayee, OwnPayee, PayeeEntry, PayTo } from '../../payment-details-schema.ts';
import type { TwoStepProof } from '../../settings-schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { type PayeeChange, sendPayeeChanged } from '../job-definitions.ts';
import { refuseForDemo } from '../people/demo-guard.ts';
import { lockAccount } from '../queries.ts';
import { requireOwnerWithTwoSteps } from '../two-step/two-step.ts';
import { toOwnPayee, toPayee } from './present.ts';
import {
  insertPayee,
  type PayeeRow,
  selectPayees,
  selectSupplierStatus,
  withdrawPayees,
} from './queries/payees.ts';

/** A port: puts what became of payment details behind the supplier's bell. */
export type PayeeNotices = (
  trx: Transaction<DB>,
  notice: { readonly userId: string } & PayeeNotice,
) => Promise<void>;

type PayeeNotice =
  | {
      readonly kind: 'payeeEntered' | 'payeeRemoved' | 'payeeTakenBack' | 'payeeChecked';
      readonly values: { readonly ending: string };
    }
  | {
      readonly kind: 'payeeRejected';
      readonly values: { readonly ending: string; readonly reason: string };
    };

export interface PayeeDeps extends Pick<AccountsDeps, 'pool' | 'attemptKey' | 'secrets'> {
  readonly db: Kysely<DB>;
  readonly enqueue: Enqueue;
  readonly notify: PayeeNotices;
}

type Handle = Kysely<DB> | Transaction<DB>;

/** The supplier's own details: in use, and during the hold. */
export async function ownPayees(db: Handle, supplierId: string): Promise<OwnPayee[]> {
  return (await selectPayees(db, [supplierId])).map(toOwnPayee);
}

/**
 * Where an order's supplier is paid now, and until when something new is held. For who has an order
 * with this supplier: whoever calls has read the order first.
 */
export async function readPayTo(db: Handle, supplierId: string): Promise<PayTo> {
  const supplierStatus = await selectSupplierStatus(db, supplierId);
  // Nobody is asked to pay a supplier who is suspended or has left.
  const rows = supplierStatus === 'active' ? await selectPayees(db, [supplierId]) : [];
  const held = rows.filter(({ isUsable }) => !isUsable).map(({ usableFrom }) => usableFrom);
  const first = held.toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    supplierStatus,
    payTo: rows.filter(({ isUsable }) => isUsable).map(toPayee),
    heldUntil: first?.toISOString() ?? null,
  };
}

/**
 * Enters details of a kind. What is in use stays so until these are, after the hold; what waits already
 * is replaced.
 *
 * @throws AppError 403 for accounts of the demo; 409 `two_step_first`, `contact_unproven`, or
 *   `payee_same` where nothing would change; 422 for a wrong password or code, 429
 */
export async function enterPayee(
  deps: PayeeDeps,
  actor: Actor,
  { password, code, ...payee }: NewPayee,
): Promise<OwnPayee[]> {
  await refuseForDemo(deps, actor);
  // Nobody's code is used up by what changes nothing.
  refuseTheSame(await selectPayees(deps.db, [actor.id]), payee);
  await requireOwnerWithTwoSteps(deps, actor, { password, code });
  return deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, actor.id);
    refuseTheSame(await selectPayees(trx, [actor.id]), payee);
    await withdrawPayees(trx, { supplierId: actor.id, kind: payee.kind }, 'held');
    const id = await insertPayee(trx, actor.id, payee);
    await tell(deps, trx, actor, { id, supplierId: actor.id, change: 'entered', ...payee });
    return ownPayees(trx, actor.id);
  });
}

function refuseTheSame(rows: readonly PayeeRow[], payee: PayeeEntry): void {
  const latest = rows.filter(({ kind }) => kind === payee.kind).at(-1);
  if (!latest) return;
  const given = { bankName: null, account: null, ...payee };
  const fields = ['number', 'name', 'bankName', 'account'] as const;
  if (fields.some((field) => latest[field] !== given[field])) return;
  throw new AppError(409, 'payee_same');
}

/**
 * Removes a kind at once, in use or not: buyers see it no more.
 *
 * @throws AppError 404 where there is none, otherwise as enterPayee
 */
export async function removePayee(
  deps: PayeeDeps,
  actor: Actor,
  kind: PayeeKind,
  proof: TwoStepProof,
): Promise<OwnPayee[]> {
  await refuseForDemo(deps, actor);
  const own = await selectPayees(deps.db, [actor.id]);
  if (!own.some((row) => row.kind === kind)) throw noSuchPayee();
  await requireOwnerWithTwoSteps(deps, actor, proof);
  return deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, actor.id);
    const latest = (await selectPayees(trx, [actor.id])).filter((row) => row.kind === kind).at(-1);
    await withdrawPayees(trx, { supplierId: actor.id, kind }, 'all');
    if (!latest) throw noSuchPayee();
    await tell(deps, trx, actor, { ...latest, change: 'removed' });
    return ownPayees(trx, actor.id);
  });
}

/**
 * Takes back details that nobody has seen yet. It asks for no password: an owner who hears of a change
 * must be able to stop it at once, and it only keeps what was.
 *
 * @throws AppError 403 for accounts of the demo, 404 for others' details, 409 `payee_in_use` where the
 *   hold is over
 */
export async function takeBackPayee(
  deps: PayeeDeps,
  actor: Actor,
  id: string,
): Promise<OwnPayee[]> {
  await refuseForDemo(deps, actor);
  return deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, actor.id);
    const payee = (await selectPayees(trx, [actor.id])).find((row) => row.id === id);
    if (!payee) throw noSuchPayee();
    if (payee.isUsable) {
      throw new AppError(409, 'payee_in_use');
    }
    await withdrawPayees(trx, { supplierId: actor.id, kind: payee.kind }, 'held');
    await tell(deps, trx, actor, { ...payee, change: 'takenBack' });
    return ownPayees(trx, actor.id);
  });
}

const noticeOf = {
  entered: 'payeeEntered',
  removed: 'payeeRemoved',
  takenBack: 'payeeTakenBack',
  checked: 'payeeChecked',
} as const satisfies Record<Exclude<PayeeChange, 'rejected'>, string>;

const actionOf = {
  entered: 'payee.entered',
  removed: 'payee.removed',
  takenBack: 'payee.taken_back',
  checked: 'payee.checked',
  rejected: 'payee.rejected',
} as const satisfies Record<PayeeChange, string>;

interface ChangedPayee {
  readonly id: string;
  readonly supplierId: string;
  readonly kind: PayeeKind;
  readonly number: string;
}
type Changed =
  | { readonly change: Exclude<PayeeChange, 'rejected'> }
  | { readonly change: 'rejected'; readonly reason: string };

/** Mail, SMS, bell and trail of a change, in its transaction. The trail has no whole number. */
export async function tell(
  { enqueue, notify }: Pick<PayeeDeps, 'enqueue' | 'notify'>,
  trx: Transaction<DB>,
  actor: Actor,
  { id, supplierId, kind, number, ...changed }: ChangedPayee & Changed,
): Promise<void> {
  const ending = endingOf(number);
  const why = changed.change === 'rejected' ? { reason: changed.reason } : {};
  await recordAudit(trx, {
    actorId: actor.id,
    action: actionOf[changed.change],
    targetType: 'user',
    targetId: supplierId,
    details: { kind, ending, ...why },
  });
  await enqueue(trx, sendPayeeChanged, { payeeId: id, change: changed.change });
  await notify(trx, {
    userId: supplierId,
    ...(changed.change === 'rejected'
      ? { kind: 'payeeRejected', values: { ending, reason: changed.reason } }
      : { kind: noticeOf[changed.change], values: { ending } }),
  });
}

export const noSuchPayee = () => new AppError(404, 'payee_not_found');
