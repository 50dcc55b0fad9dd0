import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PermanentFailure } from './permanent-failure.ts';
import { limitedSms } from './sms-limits.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

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

const limited = (perDay: number) =>
  limitedSms(sms, database.pool, { countries: ['254', '255'], perDay });
const to = (number: string) => ({ to: number, text: 'Your code is 012345.' });

describe('SMS within limits', () => {
  it('go to the countries that are named, and to no other', async () => {
    const { send } = limited(10);
    await send(to('+254712345678'));
    await send(to('+255712345678'));
    await expect(send(to('+2348012345678'))).rejects.toThrow(PermanentFailure);
    await expect(send(to('+88213123456'))).rejects.toThrow('SMS_COUNTRIES');
    expect(sent).toEqual(['+254712345678', '+255712345678']);
  });

  it('are so many a day, of whatever comes at once', async () => {
    const { send } = limited(3);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => send(to(`+25471234567${i}`))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(sent).toHaveLength(3);
    await expect(send(to('+254712345678'))).rejects.toThrow('SMS_PER_DAY');
    await database.pool.query(`update sms_days set day = day - 1`);
    await send(to('+254712345678'));
    expect(sent).toHaveLength(4);
  });

  it('are none where the day has none', async () => {
    await expect(limited(0).send(to('+254712345678'))).rejects.toThrow('SMS_PER_DAY');
  });

  it('are not counted where the gateway did not take them, and tried again another day', async () => {
    const broken = limitedSms(
      { send: () => Promise.reject(new Error('The gateway is down')) },
      database.pool,
      { countries: ['254'], perDay: 1_000 },
    );
    const sentToday = async () =>
      (await database.pool.query('select coalesce(sum(sent), 0)::int as n from sms_days')).rows[0]
        .n;
    const before = await sentToday();
    await expect(broken.send(to('+254712345678'))).rejects.toThrow('The gateway is down');
    expect(await sentToday()).toBe(before);
    const usedUp = await limited(0)
      .send(to('+254712345678'))
      .catch((error: unknown) => error);
    expect(usedUp).not.toBeInstanceOf(PermanentFailure);
  });
});
