import { type FieldIssue, invalid } from '../../../shared/errors.ts';
import { maxOpenDays } from '../rules.ts';
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
    issues.push({ path: 'deliveryDate', message: 'Delivery date is within five years' });
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
