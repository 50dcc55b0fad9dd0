import { expect, it } from 'vitest';
import { mayCall } from './may-call.ts';

const [read, write] = ['GET /api/orders', 'POST /api/rfqs'];
const may = (user: Parameters<typeof mayCall>[0]) => [mayCall(user, read), mayCall(user, write)];

it('An admin who looks at an account may read and change nothing', () => {
  expect(may({ viewedUntil: '2026-01-01T00:00:00.000Z' })).toEqual([true, false]);
});

it('A member may call what the server lets them, everybody else what there is', () => {
  const limits = { role: 'viewer', orderLimit: null, monthLimit: null } as const;
  const member = { ...limits, calls: [write] };
  expect(may({ viewedUntil: null, member })).toEqual([false, true]);
  expect(may({ viewedUntil: null })).toEqual([true, true]);
  expect(may(null)).toEqual([true, true]);
});
