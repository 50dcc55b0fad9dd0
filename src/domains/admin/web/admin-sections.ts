import { isEntrusted, type StaffRole } from '../../../shared/roles.ts';

/** The pages of /admin, and who beside owners may open them: as their calls have it in the table of rights. */
const adminSections = [
  { to: '/admin/verifications', staff: ['moderator'] },
  { to: '/admin/payments', staff: ['finance'] },
  { to: '/admin/payouts', staff: ['finance'] },
  { to: '/admin/credit', staff: ['finance'] },
  { to: '/admin/disputes', staff: ['support', 'finance'] },
  { to: '/admin/reviews', staff: ['moderator'] },
  { to: '/admin/products', staff: ['moderator'] },
  { to: '/admin/featured', staff: ['moderator'] },
  { to: '/admin/categories', staff: ['moderator'] },
  { to: '/admin/dictionary', staff: ['moderator'] },
  { to: '/admin/words', staff: ['moderator'] },
  { to: '/admin/users', staff: ['support', 'moderator'] },
  { to: '/admin/staff', staff: [] },
  { to: '/admin/settings', staff: [] },
  { to: '/admin/audit', staff: [] },
  { to: '/admin/jobs', staff: [] },
  { to: '/admin/health', staff: ['support'] },
] as const satisfies readonly { to: `/admin/${string}`; staff: readonly StaffRole[] }[];

export const mayOpen = (to: string, role: StaffRole | null | undefined) =>
  adminSections.some((section) => section.to === to && isEntrusted(role, section.staff));
