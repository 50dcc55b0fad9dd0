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

/** What a new RFQ or order stands in unless another is chosen, of projects in the order of their last use. */
export const defaultProject = (projects: readonly Usable[]): string =>
  projects.find(({ isClosed }) => !isClosed)?.id ?? '';
