import { isEntrusted, type StaffRole } from '../../../shared/roles.ts';

/** The pages of /admin, and who beside owners may open them: as their calls have it in the table of rights. */
export const adminSections = [
  { id: 'verifications', to: '/admin/verifications', staff: ['moderator'] },
  { id: 'payees', to: '/admin/payment-details', staff: ['finance', 'moderator'] },
  { id: 'payments', to: '/admin/payments', staff: ['finance'] },
  { id: 'payouts', to: '/admin/payouts', staff: ['finance'] },
  { id: 'credit', to: '/admin/credit', staff: ['finance'] },
  { id: 'allDisputes', to: '/admin/disputes', staff: ['support', 'finance'] },
  { id: 'allReviews', to: '/admin/reviews', staff: ['moderator'] },
  { id: 'productsTitle', to: '/admin/products', staff: ['moderator'] },
  { id: 'featuredTitle', to: '/admin/featured', staff: ['moderator'] },
  { id: 'categoriesTitle', to: '/admin/categories', staff: ['moderator'] },
  { id: 'dictionaryTitle', to: '/admin/dictionary', staff: ['moderator'] },
  { id: 'gapsTitle', to: '/admin/words', staff: ['moderator'] },
  { id: 'users', to: '/admin/users', staff: ['support', 'moderator'] },
  { id: 'staff', to: '/admin/staff', staff: [] },
  { id: 'settings', to: '/admin/settings', staff: [] },
  { id: 'audit', to: '/admin/audit', staff: [] },
] as const satisfies readonly { id: string; to: `/admin/${string}`; staff: readonly StaffRole[] }[];

export const sectionsOf = (role: StaffRole | null | undefined) =>
  adminSections.filter(({ staff }) => isEntrusted(role, staff));

export const mayOpen = (to: string, role: StaffRole | null | undefined) =>
  sectionsOf(role).some((section) => section.to === to);
