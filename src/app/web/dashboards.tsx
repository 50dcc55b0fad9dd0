import { LayoutDashboard, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '../../shared/roles.ts';

export const dashboardPath = '/dashboard';

const icons: Partial<Record<Role, ReactNode>> = {
  contractor: <LayoutDashboard aria-hidden="true" />,
  supplier: <Store aria-hidden="true" />,
};

/** The icon of this role's dashboard; null for a role without one. */
export function dashboardIcon(role: Role): ReactNode {
  return icons[role] ?? null;
}
