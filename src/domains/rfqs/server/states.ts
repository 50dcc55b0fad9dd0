import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { AppError } from '../../../shared/errors.ts';
import { type RfqStatus, type RfqStep, rfqMachine, statusAt } from '../rules.ts';
import { type LockedRfqRow, lockRfqRow, markAwarded, markClosed } from './queries/rfqs.ts';

export const noSuchRfq = () => new AppError(404, 'rfq_not_found');

/** To a supplier that could have answered it and comes late. */
export const overForSuppliers = () => new AppError(404, 'rfq_closed');

/** 409: names the state, and those that it can still change to. */
function stateConflict(status: RfqStatus) {
  const next = rfqMachine.nextStates(status);
  return new AppError(409, `rfq_${status}`, { details: { status, next } });
}

/** An RFQ under lock, with the state that it is in by the database's clock. */
export interface LockedRfq extends LockedRfqRow {
  readonly currentStatus: RfqStatus;
}

/** Holds an RFQ until the transaction ends. @throws AppError 404 for a missing one */
export async function lockRfq(trx: Transaction<DB>, id: string): Promise<LockedRfq> {
  const rfq = await lockRfqRow(trx, id);
  if (!rfq) throw noSuchRfq();
  return { ...rfq, currentStatus: statusAt(rfq, rfq.now) };
}

/** @throws AppError 404 where it is missing or somebody else's */
export async function lockOwnRfq(
  trx: Transaction<DB>,
  ownerId: string,
  id: string,
): Promise<LockedRfq> {
  const rfq = await lockRfq(trx, id);
  if (rfq.contractorId !== ownerId) throw noSuchRfq();
  return rfq;
}

/** @throws AppError 409 with the states that can follow, where it is no longer open */
export function requireOpen(rfq: LockedRfq): void {
  if (rfq.currentStatus !== 'open') throw stateConflict(rfq.currentStatus);
}

/** Takes a step of the table in rules.ts. @throws AppError 409 where it cannot be taken from here */
export async function takeStep(
  trx: Transaction<DB>,
  rfq: LockedRfq,
  step: RfqStep,
  reason: string | null = null,
): Promise<void> {
  const refusal = rfqMachine.transitionError(step, rfq.currentStatus);
  if (refusal) throw stateConflict(refusal);
  if (step === 'award') return markAwarded(trx, rfq.id);
  // What the deadline closed is closed since then, however late somebody says so.
  const closedAt = rfq.currentStatus === 'open' ? rfq.now : rfq.closesAt;
  await markClosed(trx, rfq.id, { closedAt, reason });
}
