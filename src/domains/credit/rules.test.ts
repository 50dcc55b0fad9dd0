import { describe, expect, it } from 'vitest';
import { toCents } from '../../shared/money.ts';
import {
  ageBuckets,
  bucketOf,
  type Debt,
  daysLate,
  drawObstacle,
  dueAt,
  reminderOf,
  sumCredit,
} from './rules.ts';

const delivered = '2026-11-10T20:30:00.000Z';
const debt = (fields: Partial<Debt> = {}): Debt => ({
  totalAmount: '1000.00',
  amountPaid: '0.00',
  deliveredAt: delivered,
  days: 7,
  ...fields,
});
const at = (text: string) => Date.parse(text);

describe('the due date', () => {
  it('is the end of the day in Nairobi, so many days after the delivery', () => {
    expect(dueAt(debt())).toBe('2026-11-17T20:59:59.000Z');
    // Half past midnight in Nairobi is the next day there.
    expect(dueAt(debt({ deliveredAt: '2026-11-10T21:30:00.000Z' }))).toBe(
      '2026-11-18T20:59:59.000Z',
    );
    expect(dueAt(debt({ deliveredAt: null }))).toBeNull();
  });

  it('is counted from by the calendar in Nairobi', () => {
    expect(daysLate(debt(), at('2026-11-14T09:00:00Z'))).toBe(-3);
    expect(daysLate(debt(), at('2026-11-17T20:59:59Z'))).toBe(0);
    expect(daysLate(debt(), at('2026-11-17T21:00:00Z'))).toBe(1);
    expect(daysLate(debt({ deliveredAt: null }), at('2030-01-01T00:00:00Z'))).toBeNull();
  });

  it('puts a debt into one bucket', () => {
    const buckets = [null, -5, 0, 1, 30, 31, 60, 61].map(bucketOf);
    expect(buckets.slice(0, 3)).toEqual(['notDue', 'notDue', 'notDue']);
    expect(buckets.slice(3)).toEqual(['days30', 'days30', 'days60', 'days60', 'over60']);
  });
});

describe('reminders', () => {
  it('come three days before, on the day, and once in each week after it', () => {
    const keyOf = (late: number | null) => reminderOf(late)?.key ?? null;
    expect([null, -4, -3, -1, 0].map(keyOf)).toEqual([null, null, 'soon', 'soon', 'today']);
    expect([1, 7, 8, 14, 15].map(keyOf)).toEqual([
      'week 0',
      'week 0',
      'week 1',
      'week 1',
      'week 2',
    ]);
  });
});

describe('whether an order can go on credit', () => {
  const order = { totalAmount: '400.00', amountPaid: '0.00', amountPending: '0.00', choices: 0 };
  const draw = { isVerified: true, limit: '1000.00', debts: [] as Debt[], order };
  const now = at('2026-11-12T09:00:00Z');

  it('names the first obstacle', () => {
    expect(drawObstacle(draw, now)).toBeNull();
    expect(drawObstacle({ ...draw, isVerified: false }, now)).toBe('unverified');
    expect(drawObstacle({ ...draw, limit: null }, now)).toBe('none');
    expect(drawObstacle({ ...draw, limit: '0.00' }, now)).toBe('none');
    expect(drawObstacle({ ...draw, order: { ...order, amountPaid: '1.00' } }, now)).toBe('paid');
    expect(drawObstacle({ ...draw, order: { ...order, amountPending: '1.00' } }, now)).toBe('paid');
    expect(drawObstacle({ ...draw, order: { ...order, choices: 3 } }, now)).toBe('often');
    expect(drawObstacle({ ...draw, limit: '399.99' }, now)).toBe('too_little');
    expect(drawObstacle({ ...draw, limit: '400.00' }, now)).toBeNull();
  });

  it('an overdue debt stands in the way, and one that is paid does not', () => {
    const late = at('2026-11-18T09:00:00Z');
    const old = debt({ totalAmount: '10.00' });
    expect(drawObstacle({ ...draw, debts: [old] }, now)).toBeNull();
    expect(drawObstacle({ ...draw, debts: [old] }, late)).toBe('overdue');
    expect(drawObstacle({ ...draw, debts: [{ ...old, amountPaid: '10.00' }] }, late)).toBeNull();
  });
});

describe('any debts', () => {
  const rounds = Number(process.env.CREDIT_ROUNDS ?? 500);
  const below = (most: number) => Math.floor(Math.random() * most);
  const amount = () => `${below(5_000)}.${String(below(100)).padStart(2, '0')}`;
  const some = (): Debt =>
    debt({
      totalAmount: amount(),
      amountPaid: below(2) ? '0.00' : amount(),
      deliveredAt: below(4)
        ? new Date(at(delivered) - below(100) * 86_400_000).toISOString()
        : null,
      days: [7, 14, 30][below(3)] ?? 7,
    });

  it('leave never less than nothing, their ages sum to what is used, and no draw goes over the limit', () => {
    for (let round = 0; round < rounds; round += 1) {
      const limit = amount();
      const debts = Array.from({ length: below(6) }, some);
      const sums = sumCredit(limit, debts, at(delivered));
      const said = JSON.stringify({ limit, debts, sums });
      const aged = ageBuckets.reduce((sum, bucket) => sum + toCents(sums.ageing[bucket]), 0n);
      expect(aged, said).toBe(toCents(sums.used));
      expect(toCents(sums.available) >= 0n, said).toBe(true);
      const money = { totalAmount: amount(), amountPaid: '0.00', amountPending: '0.00' };
      const order = { ...money, choices: 0 };
      if (drawObstacle({ isVerified: true, limit, debts, order }, at(delivered)) !== null) continue;
      const after = sumCredit(limit, [...debts, debt(order)], at(delivered));
      expect(toCents(after.used) <= toCents(limit), said).toBe(true);
    }
  });
});
