import { expect, it } from 'vitest';
import { endOf } from './rfq-end.ts';

const rfq = {
  status: 'open',
  closesAt: '2026-11-29T20:59:59.000Z',
  closedAt: null,
  awardedAt: null,
  updatedAt: '2026-11-22T06:05:00.000Z',
} as const;

it('an RFQ ends with its last day, when it is closed, or with its award', () => {
  expect(endOf(rfq)).toEqual({ words: 'closesOn', at: rfq.closesAt });
  const closedAt = '2026-11-22T06:00:00.000Z';
  expect(endOf({ ...rfq, status: 'closed', closedAt })).toEqual({
    words: 'closedOn',
    at: closedAt,
  });
  const awardedAt = '2026-11-22T06:02:00.000Z';
  for (const closed of [null, closedAt]) {
    const awarded = endOf({ ...rfq, status: 'awarded', closedAt: closed, awardedAt });
    expect(awarded).toEqual({ words: 'awardedOn', at: awardedAt });
  }
});
