import type pg from 'pg';
import * as z from 'zod';
import type { Database } from './db.ts';
import { PermanentFailure } from './permanent-failure.ts';
import { defineSetting, readSetting } from './settings.ts';
import type { Sms } from './sms.ts';

/** Messages a day, over all processes: each one costs. The day is Nairobi's. */
export const smsPerDay = defineSetting({
  name: 'sms_per_day',
  subject: 'messages',
  schema: z.int().min(0).max(1_000_000),
  standard: 2_000,
});

/**
 * Sends within limits. Somebody who makes a marketplace write to dear numbers abroad, at no cost of
 * their own, earns by it: neither the numbers nor the day's sum are theirs to choose.
 *
 * @param countries calling codes: "254" is Kenya
 */
export function limitedSms(
  sms: Sms,
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  countries: readonly string[],
): Sms {
  return {
    async send(message) {
      if (!countries.some((code) => message.to.startsWith(`+${code}`))) {
        throw new PermanentFailure('SMS are not sent to this country (SMS_COUNTRIES)');
      }
      if (!(await takeOneOfToday(pool, await readSetting(db, smsPerDay)))) {
        // What may wait is tried again; a code is worth nothing by then, and its job knows.
        throw new Error('The SMS of today are used up (setting sms_per_day)');
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
