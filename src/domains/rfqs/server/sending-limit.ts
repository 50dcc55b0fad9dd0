import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { AppError } from '../../../shared/errors.ts';
import { fewSuppliers, mostRfqsADay, mostToOneSupplier } from '../rules.ts';
import { lockSender, secondsUntilNextRfq, secondsUntilNextToOne } from './queries/sending-limit.ts';

/**
 * Limits how many RFQs an account that is not verified sends in a day: each of them notifies suppliers. Those
 * sent at the same moment take turns.
 *
 * @throws AppError 429 with Retry-After
 */
export async function refuseTooMany(trx: Transaction<DB>, contractorId: string): Promise<void> {
  const sender = await lockSender(trx, contractorId);
  if (!sender || sender.isVerified) return;
  const most = sender.hasProvenContact ? mostRfqsADay.proven : mostRfqsADay.unproven;
  const code = sender.hasProvenContact ? 'too_many_rfqs' : 'too_many_rfqs_unproven';
  refuseFor(await secondsUntilNextRfq(trx, contractorId, most), code);
}

/**
 * Limits how many of them go to one supplier. Runs once the RFQ is stored with its suppliers, also after an
 * edit, which can add some.
 *
 * @throws AppError 429 with Retry-After
 */
export async function refuseTooManyToOne(
  trx: Transaction<DB>,
  contractorId: string,
  rfqId: string,
): Promise<void> {
  const sender = await lockSender(trx, contractorId);
  if (!sender || sender.isVerified) return;
  const limits = { count: mostToOneSupplier, few: fewSuppliers };
  const seconds = await secondsUntilNextToOne(trx, contractorId, rfqId, limits);
  refuseFor(seconds, 'too_many_rfqs_to_one');
}

type RfqLimit = 'too_many_rfqs' | 'too_many_rfqs_unproven' | 'too_many_rfqs_to_one';

function refuseFor(seconds: number | null, code: RfqLimit): void {
  if (seconds === null) return;
  throw new AppError(429, code, { headers: { 'retry-after': String(seconds) } });
}
