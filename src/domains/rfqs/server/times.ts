import { endOfNairobiDay, nairobiDay } from '../../../shared/dates.ts';
import { type FieldIssue, invalid, issueAt } from '../../../shared/errors.ts';
import { defaultOpenDays, maxOpenDays } from '../rules.ts';

const dayMs = 86_400_000;
const maxAheadDays = 5 * 366;

export interface Times {
  readonly deliveryDate?: string | null | undefined;
  readonly closesAt?: string | null | undefined;
}

/**
 * Refuses times that have passed, ones too far away, and a closing after the delivery; `now` is the
 * database's.
 *
 * @param after the times as they will be, where others were there before
 * @throws AppError 422 naming the fields
 */
export function refuseWrongTimes(given: Times, now: Date, after: Times = given): void {
  const { deliveryDate, closesAt } = given;
  const issues: FieldIssue[] = [];
  if (deliveryDate && new Date(deliveryDate) <= now) {
    issues.push(issueAt('deliveryDate', 'delivery_date_past'));
  }
  if (deliveryDate && new Date(deliveryDate).getTime() > now.getTime() + maxAheadDays * dayMs) {
    issues.push(issueAt('deliveryDate', 'delivery_date_far'));
  }
  if (closesAt && new Date(closesAt) <= now) {
    issues.push(issueAt('closesAt', 'closing_date_past'));
  }
  const latest = new Date(now.getTime() + maxOpenDays * dayMs).toISOString();
  if (closesAt && isDayAfter(closesAt, latest)) {
    issues.push(issueAt('closesAt', 'closing_date_far', { maximum: maxOpenDays }));
  }
  const isChanged = Boolean(deliveryDate || closesAt);
  if (
    isChanged &&
    after.closesAt &&
    after.deliveryDate &&
    isDayAfter(after.closesAt, after.deliveryDate)
  ) {
    issues.push(issueAt('closesAt', 'closing_date_late'));
  }
  if (issues.length > 0) throw invalid(issues);
}

const isDayAfter = (one: string, other: string) => nairobiDay(one) > nairobiDay(other);

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

/**
 * The times that an edit changes. A delivery that moves before the closing takes it along, where the edit
 * names no other.
 */
export function changedTimes(stored: Times, { deliveryDate, closesAt }: Times): Times {
  const isMoved = deliveryDate !== undefined && deliveryDate !== stored.deliveryDate;
  const isBefore =
    isMoved && deliveryDate && stored.closesAt && isDayAfter(stored.closesAt, deliveryDate);
  // A form sends the closing along as it was.
  const named = closesAt && closesAt !== stored.closesAt ? closesAt : null;
  const closing = named ?? (isBefore ? deliveryDate : stored.closesAt);
  return {
    ...(isMoved ? { deliveryDate } : {}),
    ...(closing === stored.closesAt ? {} : { closesAt: closing }),
  };
}
