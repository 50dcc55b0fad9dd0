import { endOfNairobiDay } from '../../../shared/dates.ts';
import { type FieldIssue, invalid } from '../../../shared/errors.ts';
import { defaultOpenDays, maxOpenDays } from '../rules.ts';
import { rfqWords } from '../schema.ts';

const dayMs = 86_400_000;
const maxAheadDays = 5 * 366;

export interface Times {
  readonly deliveryDate?: string | null | undefined;
  readonly closesAt?: string | null | undefined;
}

/**
 * Refuses times that have passed and ones too far away; `now` is the database's.
 *
 * @throws AppError 422 naming the fields
 */
export function refuseWrongTimes({ deliveryDate, closesAt }: Times, now: Date): void {
  const issues: FieldIssue[] = [];
  if (deliveryDate && new Date(deliveryDate) <= now) {
    issues.push({ path: 'deliveryDate', message: rfqWords.deliveryPast });
  }
  if (deliveryDate && new Date(deliveryDate).getTime() > now.getTime() + maxAheadDays * dayMs) {
    issues.push({ path: 'deliveryDate', message: rfqWords.deliveryFar });
  }
  if (closesAt && new Date(closesAt) <= now) {
    issues.push({ path: 'closesAt', message: rfqWords.closingPast });
  }
  const latest = now.getTime() + maxOpenDays * dayMs;
  if (closesAt && new Date(closesAt).getTime() > latest) {
    issues.push({ path: 'closesAt', message: rfqWords.closingFar });
  }
  if (issues.length > 0) throw invalid(issues);
}

/**
 * The closing time of an RFQ that names none and is to be delivered before the usual one: answers after
 * the delivery help nobody. Undefined leaves it to the database.
 */
export function closingBeforeDelivery(
  { deliveryDate }: Pick<Times, 'deliveryDate'>,
  now: Date,
): string | undefined {
  const usual = endOfNairobiDay(new Date(now.getTime() + defaultOpenDays * dayMs).toISOString());
  const isSooner = deliveryDate && usual && new Date(deliveryDate) < new Date(usual);
  return isSooner ? new Date(deliveryDate).toISOString() : undefined;
}
