import type pg from 'pg';
import { PermanentFailure } from './permanent-failure.ts';
import type { Sms } from './sms.ts';

export interface SmsLimits {
  /** Calling codes of the countries that are written to: "254" is Kenya. */
  readonly countries: readonly string[];
  /** Messages a day, over all processes; the day is Nairobi's. */
  readonly perDay: number;
}

/**
 * Sends within limits. Somebody who makes a marketplace write to dear numbers abroad, at no cost of
 * their own, earns by it: neither the numbers nor the day's sum are theirs to choose.
 */
export function limitedSms(sms: Sms, pool: pg.Pool, limits: SmsLimits): Sms {
  return {
    async send(message) {
      if (!limits.countries.some((code) => message.to.startsWith(`+${code}`))) {
        throw new PermanentFailure('SMS are not sent to this country (SMS_COUNTRIES)');
      }
      if (!(await takeOneOfToday(pool, limits.perDay))) {
        // What may wait is tried again; a code is worth nothing by then, and its job knows.
        throw new Error('The SMS of today are used up (SMS_PER_DAY)');
      }
      try {
        await sms.send(message);
      } catch (error) {
        await giveOneBack(pool);
        throw error;
      }
    },
  };
}

/** Counts one more message of today, unless there were `most` already. */
async function takeOneOfToday(pool: pg.Pool, most: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into sms_days as today (day, sent)
     select (now() at time zone 'Africa/Nairobi')::date, 1 where $1 > 0
     on conflict (day) do update set sent = today.sent + 1 where today.sent < $1`,
    [most],
  );
  return rowCount === 1;
}

/** What the gateway did not take costs nothing. */
async function giveOneBack(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update sms_days set sent = sent - 1
      where day = (now() at time zone 'Africa/Nairobi')::date and sent > 0`,
  );
}
