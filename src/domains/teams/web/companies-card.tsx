import { Briefcase, Users } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { useAction } from '../../../ui/forms/use-action.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { LinkCard } from '../../../ui/patterns/link-card.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { useExplain } from '../../accounts/web/public-explain.ts';
import type { Companies } from '../schema.ts';
import { actFor } from './api.ts';
import { companyNameOf } from './company-name.ts';

/** Which company this sign-in works for, or could; for an own account also the way to its team. */
export function CompaniesCard({ companies: { actingFor, companies } }: { companies: Companies }) {
  const t = useTexts('teams');
  const acting = companies.find(({ id }) => id === actingFor);
  const nameOf = (one: Companies['companies'][number]) => companyNameOf(one, t.company);
  if (acting) {
    return (
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
        <Briefcase className="size-6 flex-none text-brand" aria-hidden="true" />
        <p className="min-w-0 flex-1 basis-48 wrap-anywhere font-semibold">
          {fill(t.actingFor, { company: nameOf(acting), role: t.roles[acting.role] })}
        </p>
        <ActButton companyId={null} label={t.ownAccount} />
      </Card>
    );
  }
  return (
    <>
      {companies.map((company) => (
        <Card key={company.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
          <Briefcase className="size-6 flex-none text-brand" aria-hidden="true" />
          <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
            {fill(t.toCompanies, { company: nameOf(company) })}
          </p>
          <ActButton companyId={company.id} label={fill(t.workFor, { company: nameOf(company) })} />
        </Card>
      ))}
      <LinkCard to="/team" icon={Users} title={t.title} text={t.linkText} />
    </>
  );
}

export function ActButton({ companyId, label }: { companyId: string | null; label: string }) {
  const { isPending, run } = useAction(useExplain(useTexts('teams').failed));
  return (
    <Button
      variant="outline"
      className="wrap-anywhere"
      pending={isPending}
      onClick={() =>
        void run(
          () => actFor(companyId),
          () => undefined,
        )
      }
    >
      {label}
    </Button>
  );
}
