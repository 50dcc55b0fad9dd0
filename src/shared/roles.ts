export const roles = ['contractor', 'supplier', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What an admin is entrusted with. An owner may do everything, and appoints the others. */
export const staffRoles = ['owner', 'support', 'finance', 'moderator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who may look at the product as a user, beside owners. */
export const viewingStaff: readonly StaffRole[] = ['support'];

/** Whether an admin of this role may do what these roles may. */
export const isEntrusted = (role: StaffRole | null | undefined, among: readonly StaffRole[]) =>
  role === 'owner' || (role != null && among.includes(role));
