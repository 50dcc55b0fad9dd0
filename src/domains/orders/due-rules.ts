import type { OrderStatus } from './rules.ts';

/** Whose goods are still to come. */
export const awaitedStatuses = [
  'placed',
  'confirmed',
  'dispatched',
] as const satisfies OrderStatus[];

/**
 * Whether an order is late: due, and not delivered. When it is due, the database works out of its delivery
 * date and its promised days (`orders.due_at`).
 */
export const isLate = (
  { status, dueAt }: { readonly status: OrderStatus; readonly dueAt: string | null },
  now: number,
): boolean =>
  dueAt !== null &&
  awaitedStatuses.some((awaited) => awaited === status) &&
  Date.parse(dueAt) < now;
