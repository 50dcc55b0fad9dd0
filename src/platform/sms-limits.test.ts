import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PermanentFailure } from './permanent-failure.ts';
import { limitedSms, smsPerDay } from './sms-limits.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { storeSetting } from './testing/settings.ts';

let database: TestDatabase;
let sent: string[] = [];
const sms = { send: async ({ to }: { to: string }) => void sent.push(to) };
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());
beforeEach(async () => {
  sent = [];
  await database.pool.query('delete from sms_days');
});

const limited = async (perDay: number) => {
  await storeSetting(database.db, smsPerDay, perDay);
  return limitedSms(sms, database, ['254', '255']);
};
const to = (number: string) => ({ to: number, text: 'Your code is 012345.' });

describe('SMS within limits', () => {
  it('go to the countries that are named, and to no other', async () => {
    const { send } = await limited(10);
    await send(to('+254712345678'));
    await send(to('+255712345678'));
    await expect(send(to('+2348012345678'))).rejects.toThrow(PermanentFailure);
    await expect(send(to('+88213123456'))).rejects.toThrow('SMS_COUNTRIES');
    expect(sent).toEqual(['+254712345678', '+255712345678']);
  });

  it('are so many a day, of whatever comes at once', async () => {
    const { send } = await limited(3);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => send(to(`+25471234567${i}`))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(sent).toHaveLength(3);
    await expect(send(to('+254712345678'))).rejects.toThrow('sms_per_day');
    await database.pool.query(`update sms_days set day = day - 1`);
    await send(to('+254712345678'));
    expect(sent).toHaveLength(4);
  });

  it('are none where the day has none', async () => {
    await expect((await limited(0)).send(to('+254712345678'))).rejects.toThrow('sms_per_day');
  });

  it('are not counted where the gateway did not take them, and tried again another day', async () => {
    await storeSetting(database.db, smsPerDay, 1_000);
    const broken = limitedSms(
      { send: () => Promise.reject(new Error('The gateway is down')) },
      database,
      ['254'],
    );
    const sentToday = async () =>
      (await database.pool.query('select coalesce(sum(sent), 0)::int as n from sms_days')).rows[0]
        .n;
    const before = await sentToday();
    await expect(broken.send(to('+254712345678'))).rejects.toThrow('The gateway is down');
    expect(await sentToday()).toBe(before);
    const usedUp = await (await limited(0))
      .send(to('+254712345678'))
      .catch((error: unknown) => error);
    expect(usedUp).not.toBeInstanceOf(PermanentFailure);
  });
});
