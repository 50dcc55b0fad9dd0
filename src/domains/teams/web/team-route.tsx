import { Pencil, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useAction } from '../../../ui/forms/use-action.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { AskDialog } from '../../../ui/patterns/ask-dialog.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { readSignedIn } from '../../accounts/web/public.tsx';
import { useExplain } from '../../accounts/web/public-explain.ts';
import type { Project } from '../../projects/schema.ts';
import type { Limits } from '../rules.ts';
import type { Team } from '../schema.ts';
import type { Route } from './+types/team-route';
import { changeMember, invite, readTeam, removeMember, withdraw } from './api.ts';
import { RequestList } from './request-list.tsx';
import { RightsDialog } from './rights-dialog.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readTeam);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readTeam);
}

/** Who acts for a company, for its owner. */
export default function TeamPage({ loaderData: team }: Route.ComponentProps) {
  const t = useTexts('teams');
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={team && t.lead}
        actions={team && <InviteButton projects={team.projects} />}
      />
      {team ? (
        <div className="grid gap-8">
          <RequestList title={t.requests} requests={team.requests} isOwner />
          <List title={t.members}>
            {team.members.length === 0 && <p className="text-ink-muted">{t.noMembers}</p>}
            {team.members.map((member) => (
              <MemberCard key={member.id} member={member} projects={team.projects} />
            ))}
          </List>
          {team.invitations.length > 0 && (
            <List title={t.invitations}>
              {team.invitations.map((invitation) => (
                <InvitationCard
                  key={invitation.id}
                  invitation={invitation}
                  projects={team.projects}
                />
              ))}
            </List>
          )}
        </div>
      ) : (
        <EmptyState title={t.onlyOwner} />
      )}
    </Container>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function InviteButton({ projects }: { projects: Projects }) {
  const t = useTexts('teams');
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" />
        {t.invite}
      </Button>
      {isOpen && (
        <RightsDialog
          title={t.inviteTitle}
          description={t.inviteText}
          submitLabel={t.send}
          done={t.sent}
          member={null}
          projects={projects}
          send={invite}
          onClose={() => setOpen(false)}
          onDone={revalidate}
        />
      )}
    </>
  );
}

type Projects = readonly Pick<Project, 'id' | 'name' | 'isClosed'>[];
type Bounds = Limits & { readonly projectIds: readonly string[] };

/** "up to KSh 50,000 an order, up to KSh 200,000 a month", or "at Ruiru flats, Thika school" */
function useBounds({ orderLimit, monthLimit, projectIds }: Bounds, projects: Projects): string {
  const t = useTexts('teams');
  const sites = projects.filter(({ id }) => projectIds.includes(id)).map(({ name }) => name);
  return [
    ...(sites.length === 0 ? [] : [fill(t.atSites, { sites: sites.join(', ') })]),
    ...(orderLimit === null ? [] : [fill(t.anOrder, { limit: formatUnitPrice(orderLimit) })]),
    ...(monthLimit === null ? [] : [fill(t.aMonth, { limit: formatUnitPrice(monthLimit) })]),
  ].join(', ');
}

function MemberCard({ member, projects }: { member: Team['members'][number]; projects: Projects }) {
  const t = useTexts('teams');
  const { revalidate } = useRevalidator();
  const [question, ask] = useState<'change' | 'remove' | null>(null);
  const { id, firstName, lastName, contact, role, spent } = member;
  const name = [firstName, lastName].filter(Boolean).join(' ') || contact || t.unnamed;
  const limits = useBounds(member, projects);
  const close = () => ask(null);
  return (
    <Card className="grid gap-3 p-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <Badge variant="secondary">{t.roles[role]}</Badge>
        </p>
        {contact !== name && <p className="break-all text-ink-muted text-sm">{contact}</p>}
        {limits && <p className="wrap-anywhere">{limits}</p>}
        {role === 'buyer' && (
          <p className="text-ink-muted text-sm">
            {fill(t.spent, { amount: formatUnitPrice(spent) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          aria-label={fill(t.changeNamed, { name })}
          onClick={() => ask('change')}
        >
          <Pencil aria-hidden="true" />
          {t.change}
        </Button>
        <Button
          variant="outline"
          aria-label={fill(t.removeNamed, { name })}
          onClick={() => ask('remove')}
        >
          {t.remove}
        </Button>
      </div>
      {question === 'change' && (
        <RightsDialog
          title={fill(t.changeNamed, { name })}
          submitLabel={t.save}
          done={t.saved}
          member={member}
          projects={projects}
          send={({ contact: _contact, ...rights }) => changeMember(id, rights)}
          onClose={close}
          onDone={revalidate}
        />
      )}
      {question === 'remove' && (
        <AskDialog
          title={fill(t.removeTitle, { name })}
          text={t.removeText}
          submit={t.remove}
          keep={t.cancel}
          done={t.removed}
          failed={t.failed}
          isDanger
          send={() => removeMember(id)}
          onClose={close}
        />
      )}
    </Card>
  );
}

function InvitationCard({
  invitation,
  projects,
}: {
  invitation: Team['invitations'][number];
  projects: Projects;
}) {
  const t = useTexts('teams');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { isPending, run } = useAction(useExplain(t.failed));
  const { id, contact, role, expiresAt } = invitation;
  const limits = useBounds(invitation, projects);
  const end = () =>
    run(
      () => withdraw(id),
      async () => {
        toast({ title: t.withdrawn });
        await revalidate();
      },
    );
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-all font-semibold">{contact}</span>
          <Badge variant="secondary">{t.roles[role]}</Badge>
        </p>
        {limits && <p>{limits}</p>}
        <p className="text-ink-muted text-sm">
          {fill(t.until, { date: formatDate(expiresAt, language) })}
        </p>
      </div>
      <Button
        variant="outline"
        aria-label={fill(t.withdrawNamed, { name: contact })}
        pending={isPending}
        onClick={() => void end()}
      >
        {t.withdraw}
      </Button>
    </Card>
  );
}

export function ErrorBoundary() {
  const t = useTexts('teams');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.title} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
