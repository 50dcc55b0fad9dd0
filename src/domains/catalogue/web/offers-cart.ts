import type { CurrentUser } from '../../accounts/account-schema.ts';

/** Who presses; null is a visitor who is not signed in. */
export type Presser = Pick<CurrentUser, 'role' | 'member'> | null;

/** Suppliers sell, and some members of companies only look: nothing that only buyers can do is offered to them. */
export const offersCart = (viewer: Presser): boolean =>
  viewer?.role !== 'supplier' && (viewer?.member?.calls.includes('POST /api/cart') ?? true);
