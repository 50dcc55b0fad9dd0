import { fill } from '../../../messages/index.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Progress } from '../../../ui/primitives/progress.tsx';
import { budgetStateOf } from '../rules.ts';
import type { Project } from '../schema.ts';

type Spend = Pick<Project, 'budget' | 'ordered'>;

/** "Ruiru, Kiambu" */
export const placeOf = ({ town, county }: Pick<Project, 'town' | 'county'>) =>
  [town, county].filter(Boolean).join(', ');

export function BudgetBadge({ project }: { project: Spend }) {
  const t = useTexts('projects');
  const state = budgetStateOf(project);
  if (state === 'over') return <Badge variant="destructive">{t.over}</Badge>;
  return state === 'near' ? <Badge variant="warning">{t.near}</Badge> : null;
}

/** What is ordered, beside the budget where there is one. */
export function BudgetBar({ project: { budget, ordered } }: { project: Spend }) {
  const t = useTexts('projects');
  const spent = formatUnitPrice(ordered);
  if (budget === null) return <p>{fill(t.spent, { spent })}</p>;
  return (
    <div className="grid gap-1.5">
      <p className="tabular-nums">{fill(t.of, { spent, budget: formatUnitPrice(budget) })}</p>
      <Progress label={t.used} share={Number(ordered) / Number(budget)} />
    </div>
  );
}

/** Said where the budget is nearly used up, or more. */
export function BudgetWarning({ project }: { project: Spend }) {
  const t = useTexts('projects');
  const state = budgetStateOf(project);
  if (project.budget === null || (state !== 'near' && state !== 'over')) return null;
  const [budget, ordered] = [toCents(project.budget), toCents(project.ordered)];
  const text =
    state === 'over'
      ? fill(t.overBy, { amount: formatUnitPrice(fromCents(ordered - budget)) })
      : fill(t.nearText, { percent: Number((ordered * 100n) / budget) });
  return (
    <p role="status" className={state === 'over' ? 'font-semibold text-danger' : 'font-semibold'}>
      {text}
    </p>
  );
}
