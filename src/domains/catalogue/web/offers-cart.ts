import type { Role } from '../../../shared/roles.ts';

/** Who presses; null is a visitor who is not signed in. */
export type Presser = { readonly role: Role } | null;

/** Suppliers sell: nothing that only buyers can do is offered to them. */
export const offersCart = (viewer: Presser): boolean => viewer?.role !== 'supplier';
