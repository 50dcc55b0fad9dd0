export const roles = ['contractor', 'supplier', 'admin'] as const;
export type Role = (typeof roles)[number];
