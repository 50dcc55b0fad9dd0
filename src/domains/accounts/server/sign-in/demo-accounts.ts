import type { Role } from '../../../../shared/roles.ts';
import type { DemoAccount } from '../../account-schema.ts';

const password = 'demo1234';

/** One sign-in for each role. The seed makes them; outside demo mode nobody can use them. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'contractor', email: 'contractor@demo.example', password },
  { role: 'supplier', email: 'supplier@demo.example', password },
  { role: 'admin', email: 'admin@demo.example', password },
];

export function demoAccount(role: Role): DemoAccount {
  const found = demoAccounts.find((account) => account.role === role);
  if (!found) throw new Error(`There is no ${role} demo account`);
  return found;
}
