import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { readSignedIn, useMay } from '../../accounts/web/public.tsx';
import type { Project } from '../schema.ts';
import type { Route } from './+types/project-list-route';
import { createProject, readProjects } from './api.ts';
import { BudgetBadge, BudgetBar, placeOf } from './budget.tsx';
import { ProjectDialog } from './project-dialog.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readProjects);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readProjects);
}

/** A contractor's sites, and how each stands against its budget. */
export default function ProjectListPage({ loaderData: projects }: Route.ComponentProps) {
  const t = useTexts('projects');
  const may = useMay();
  const open = projects?.filter(({ isClosed }) => !isClosed) ?? [];
  const closed = projects?.filter(({ isClosed }) => isClosed) ?? [];
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={projects && may('POST /api/projects') && <NewProject />}
      />
      {projects === null && <EmptyState title={t.onlyContractors} />}
      {projects?.length === 0 && <EmptyState title={t.empty} text={t.emptyText} />}
      <div className="grid gap-8">
        <ProjectCards title={t.open} projects={open} />
        <ProjectCards title={t.closed} projects={closed} />
      </div>
    </Container>
  );
}

function NewProject() {
  const t = useTexts('projects');
  const navigate = useNavigate();
  const { begun, takeOff } = useWholeJob();
  const [isOpen, setOpen] = useState(takeOff !== null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t.create}
      </Button>
      {isOpen && (
        <ProjectDialog
          title={t.create}
          project={begun}
          send={(draft) => createProject({ ...draft, takeOff })}
          onClose={() => setOpen(false)}
          onDone={(project) => project && navigate(`/projects/${project.id}`)}
        />
      )}
    </>
  );
}

/** What the address says of a whole job: the material calculator leads here. */
function useWholeJob() {
  const [search] = useSearchParams();
  const t = useTexts('takeOff');
  const job = search.get('job') ?? '';
  if (!Object.hasOwn(t.jobs, job)) return { begun: {}, takeOff: null };
  return {
    begun: { name: t.jobs[job as keyof typeof t.jobs], county: search.get('county') },
    takeOff: search.toString(),
  };
}

function ProjectCards({ title, projects }: { title: string; projects: readonly Project[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {projects.map((project) => (
          <Card key={project.id} as="li" interactive className="relative grid gap-2 p-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={`/projects/${project.id}`}
                className="wrap-anywhere font-heading font-extrabold text-lg after:absolute after:inset-0"
              >
                {project.name}
              </Link>
              <BudgetBadge project={project} />
            </div>
            <p className="wrap-anywhere text-ink-muted text-sm">{placeOf(project)}</p>
            <BudgetBar project={project} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary() {
  const t = useTexts('projects');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.title} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
