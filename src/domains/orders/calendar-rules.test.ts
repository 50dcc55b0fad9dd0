import { expect, it } from 'vitest';
import { calendarOf } from './calendar-rules.ts';

it('a calendar has what is late first, then day by day of Nairobi, and what has no day last', () => {
  const order = (id: string, dueAt: string | null, isLate = false) => ({ id, dueAt, isLate });
  const parts = calendarOf([
    order('none', null),
    order('tomorrow', '2026-12-02T20:59:59Z'),
    order('today', '2026-12-01T20:59:59Z'),
    // After midnight in Nairobi.
    order('early', '2026-12-01T21:30:00Z'),
    order('old', '2026-11-20T20:59:59Z', true),
  ]);
  expect(parts.map(({ day, orders }) => [day, ...orders.map(({ id }) => id)])).toEqual([
    ['late', 'old'],
    ['2026-12-01', 'today'],
    ['2026-12-02', 'tomorrow', 'early'],
    ['undated', 'none'],
  ]);
});
