import { toCents } from '../../shared/money.ts';

/** What somebody may do for a company. */
export const memberRoles = ['buyer', 'viewer', 'foreman'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** A company has at most this many members and open invitations. */
export const mostMembers = 50;

/** What a buyer may ask the owner for: an order from the cart, or an award. */
export const requestKinds = ['checkout', 'award'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const requestStatuses = ['open', 'approved', 'declined', 'expired'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const maxReasonLength = 500;

/** Messages to strangers cost money, and can be a nuisance. */
export const mostInvitedADay = 20;

export interface Limits {
  /** KES an order; null for no limit. */
  readonly orderLimit: string | null;
  /** KES in a month of Nairobi; null for no limit. */
  readonly monthLimit: string | null;
}

/**
 * Which limit of a buyer orders of these totals would pass; null for none.
 *
 * @param spent what the buyer ordered this month already
 */
export function limitPassed(
  { orderLimit, monthLimit }: Limits,
  totals: readonly string[],
  spent: string,
): { readonly kind: 'order' | 'month'; readonly limit: string } | null {
  const cents = totals.map(toCents);
  if (orderLimit !== null && cents.some((total) => total > toCents(orderLimit))) {
    return { kind: 'order', limit: orderLimit };
  }
  const month = cents.reduce((sum, total) => sum + total, toCents(spent));
  if (monthLimit !== null && month > toCents(monthLimit))
    return { kind: 'month', limit: monthLimit };
  return null;
}
