import { toCents } from '../../shared/money.ts';

/** A contractor has at most this many projects, closed ones included. */
export const mostProjects = 200;

/** From this part of the budget on its project is near it. */
const nearPercent = 90n;

export type BudgetState = 'none' | 'within' | 'near' | 'over';

interface Spend {
  /** Null where none was set. */
  readonly budget: string | null;
  readonly ordered: string;
}

/** How what is ordered stands against the budget. */
export function budgetStateOf({ budget, ordered }: Spend): BudgetState {
  if (budget === null) return 'none';
  const [most, spent] = [toCents(budget), toCents(ordered)];
  if (spent > most) return 'over';
  return spent * 100n >= most * nearPercent ? 'near' : 'within';
}

interface Usable {
  readonly id: string;
  readonly isClosed: boolean;
}

/** What a new RFQ or order stands in unless another is chosen: the wished one, or the last used. */
export function defaultProject(projects: readonly Usable[], wished: string | null = null): string {
  const open = projects.filter(({ isClosed }) => !isClosed);
  return (open.find(({ id }) => id === wished) ?? open[0])?.id ?? '';
}
