import { LayoutDashboard, ShieldCheck, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '../../shared/roles.ts';

export const dashboardPath = '/dashboard';

const icons: Readonly<Record<Role, ReactNode>> = {
  contractor: <LayoutDashboard aria-hidden="true" />,
  supplier: <Store aria-hidden="true" />,
  admin: <ShieldCheck aria-hidden="true" />,
};

/** The icon of this role's dashboard. */
export function dashboardIcon(role: Role): ReactNode {
  return icons[role];
}
