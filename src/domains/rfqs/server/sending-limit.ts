import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { AppError } from '../../../shared/errors.ts';
import { mostRfqsADay, mostToOneSupplier, type RfqLimitCode } from '../rules.ts';
import { lockSender, secondsUntilNextRfq, secondsUntilNextToOne } from './queries/sending-limit.ts';

/**
 * Whom nobody has verified sends only so many RFQs in a day, and so many of them to the same suppliers:
 * each of them rings somebody's bell. Those sent at the same moment take turns.
 *
 * @throws AppError 429 with Retry-After
 */
export async function refuseTooMany(
  trx: Transaction<DB>,
  contractorId: string,
  chosen: readonly string[],
): Promise<void> {
  const sender = await lockSender(trx, contractorId);
  if (!sender || sender.isVerified) return;
  const most = sender.hasProven ? mostRfqsADay.proven : mostRfqsADay.unproven;
  const code = sender.hasProven ? 'too_many_rfqs' : 'too_many_rfqs_unproven';
  refuseFor(await secondsUntilNextRfq(trx, contractorId, most), code);
  if (chosen.length === 0) return;
  const toOne = await secondsUntilNextToOne(trx, contractorId, chosen, mostToOneSupplier);
  refuseFor(toOne, 'too_many_rfqs_to_one');
}

const sentences: Record<RfqLimitCode, string> = {
  too_many_rfqs: 'You have sent many RFQs today. You can send more tomorrow.',
  too_many_rfqs_unproven:
    'You have sent many RFQs today. Confirm your email or phone number to send more, or try again tomorrow.',
  too_many_rfqs_to_one:
    'You have sent many RFQs to the same supplier today. You can send more tomorrow.',
};

function refuseFor(seconds: number | null, code: RfqLimitCode): void {
  if (seconds === null) return;
  throw new AppError(429, code, sentences[code], { headers: { 'retry-after': String(seconds) } });
}
