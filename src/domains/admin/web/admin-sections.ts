import { isEntrusted, type StaffRole } from '../../../shared/roles.ts';

/** The pages of /admin beside the queues, as the menu has them, and who beside owners may open them. */
export const adminSections = [
  { name: 'users', staff: ['support', 'moderator'] },
  { name: 'staff', staff: [] },
  { name: 'audit', staff: [] },
  { name: 'verifications', staff: ['moderator'] },
  { name: 'contact', staff: ['support'] },
  { name: 'payments', staff: ['finance'] },
  { name: 'statements', staff: ['finance'] },
  { name: 'payouts', staff: ['finance'] },
  { name: 'disputes', staff: ['support', 'finance'] },
  { name: 'reviews', staff: ['moderator'] },
  { name: 'credit', staff: ['finance'] },
  { name: 'products', staff: ['moderator'] },
  { name: 'featured', staff: ['moderator'] },
  { name: 'categories', staff: ['moderator'] },
  { name: 'dictionary', staff: ['moderator'] },
  { name: 'words', staff: ['moderator'] },
  { name: 'settings', staff: [] },
  { name: 'jobs', staff: [] },
  { name: 'health', staff: ['support'] },
] as const satisfies readonly { name: string; staff: readonly StaffRole[] }[];

export const sectionsOf = (role: StaffRole | null | undefined) =>
  adminSections.filter(({ staff }) => isEntrusted(role, staff));
