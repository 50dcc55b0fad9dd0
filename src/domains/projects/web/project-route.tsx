import { Lock, LockOpen, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { data, Link, useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../shared/money.ts';
import type { Page } from '../../../ui/data/api-client.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { orderEventTypes, useInvalidation } from '../../../ui/data/invalidation.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useParts } from '../../../ui/data/use-parts.ts';
import { useAction } from '../../../ui/forms/use-action.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { LoadMore } from '../../../ui/patterns/load-more.tsx';
import { StatGrid } from '../../../ui/patterns/overview.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TableLinks } from '../../../ui/primitives/download-link.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { readSignedIn, useMay } from '../../accounts/web/public.tsx';
import { useExplain } from '../../accounts/web/public-explain.ts';
import { OrderStatusBadge } from '../../orders/web/public.tsx';
import { RfqStatusBadge } from '../../rfqs/web/public.tsx';
import type { Project } from '../schema.ts';
import type { Route } from './+types/project-route';
import { editProject, ordersCsv, type ProjectDraft, readProjectPage } from './api.ts';
import { BudgetBadge, BudgetBar, BudgetWarning, placeOf } from './budget.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { Stages } from './stages.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await readSignedIn(context.get(pageRequest), request, (api) =>
    readProjectPage(api, params.id),
  );
  return page === null ? data(page, { status: 404 }) : page;
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readProjectPage(api, params.id));
}

/** One site: what it may cost, what it comes to, and what was asked for and ordered for it. */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('projects');
  useInvalidation(orderEventTypes, useRevalidator().revalidate);
  const title = loaderData?.project.name ?? t.missing;
  return (
    <Container className="pb-16">
      <PageHead title={title} hidden />
      {loaderData ? (
        <Screen {...loaderData} />
      ) : (
        <div className="py-8">
          <EmptyState
            title={t.missing}
            text={t.missingText}
            action={<LinkButton to="/projects">{t.toList}</LinkButton>}
          />
        </div>
      )}
    </Container>
  );
}

type PageData = NonNullable<Awaited<ReturnType<typeof readProjectPage>>>;

function Screen({ project, rfqs, orders }: PageData) {
  const t = useTexts('projects');
  return (
    <>
      <PageHeader
        title={project.name}
        lead={<About project={project} />}
        breadcrumbs={[{ label: t.title, to: '/projects' }, { label: project.name }]}
        actions={<Actions project={project} />}
      />
      <div className="grid grid-cols-1 gap-8">
        <Figures project={project} />
        {project.takeOff && <Stages project={project} takeOff={project.takeOff} />}
        <Part title={t.orders} empty={t.noOrders} first={orders}>
          {(order) => (
            <>
              <Entry to={`/orders/${order.id}`} name={order.number}>
                <OrderStatusBadge status={order.status} />
              </Entry>
              <Money exact amount={order.totalAmount} className="font-bold" />
            </>
          )}
        </Part>
        <Part title={t.rfqs} empty={t.noRfqs} first={rfqs}>
          {(rfq) => (
            <Entry to={`/rfqs/${rfq.id}`} name={rfq.title}>
              <RfqStatusBadge rfq={rfq} />
            </Entry>
          )}
        </Part>
      </div>
    </>
  );
}

function About({ project }: { project: Project }) {
  const t = useTexts('projects');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {project.isClosed && <Badge variant="secondary">{t.isClosed}</Badge>}
      <BudgetBadge project={project} />
      {[placeOf(project), useDays(project)].filter(Boolean).map((text) => (
        <span key={text} className="wrap-anywhere">
          {text}
        </span>
      ))}
    </span>
  );
}

function useDays({ startsOn, endsOn }: Project): string {
  const t = useTexts('projects');
  const language = useLanguage();
  const [from, to] = [startsOn, endsOn].map((day) => (day ? formatDate(day, language) : ''));
  if (from && to) return fill(t.until, { from, to });
  if (from) return fill(t.from, { from });
  return to ? fill(t.to, { to }) : '';
}

const draftOf = (project: Project): ProjectDraft => ({
  name: project.name,
  county: project.county ?? '',
  town: project.town ?? '',
  budget: project.budget ?? '',
  startsOn: project.startsOn ?? '',
  endsOn: project.endsOn ?? '',
});

function Actions({ project }: { project: Project }) {
  const t = useTexts('projects');
  const { revalidate } = useRevalidator();
  const may = useMay();
  const [isEditing, setEditing] = useState(false);
  const { isPending, run } = useAction(useExplain(t.failed));
  const { id, isClosed } = project;
  const turn = () =>
    run(
      () => editProject(id, { ...draftOf(project), isClosed: !isClosed }),
      async () => {
        toast({ title: isClosed ? t.reopened : t.closedDone });
        await revalidate();
      },
    );
  return (
    <>
      {may('PUT /api/projects/:id') && (
        <>
          <Button variant="outline" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
            {t.edit}
          </Button>
          <Button variant="outline" pending={isPending} onClick={() => void turn()}>
            {isClosed ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
            {isClosed ? t.reopen : t.close}
          </Button>
        </>
      )}
      <TableLinks href={ordersCsv(id)}>{t.download}</TableLinks>
      {isEditing && (
        <ProjectDialog
          title={t.editTitle}
          project={project}
          send={(draft) => editProject(id, { ...draft, isClosed })}
          onClose={() => setEditing(false)}
          onDone={revalidate}
        />
      )}
    </>
  );
}

function Figures({ project }: { project: Project }) {
  const t = useTexts('projects');
  const { budget, ordered, delivered, paid } = project;
  const left = budget === null ? null : toCents(budget) - toCents(ordered);
  return (
    <div className="grid gap-4">
      <StatGrid
        stats={[
          { label: t.ordered, value: formatUnitPrice(ordered) },
          { label: t.delivered, value: formatUnitPrice(delivered) },
          { label: t.paid, value: formatUnitPrice(paid) },
          {
            label: t.left,
            value: left === null ? t.noBudget : formatUnitPrice(fromCents(left > 0n ? left : 0n)),
          },
        ]}
      />
      {budget !== null && <BudgetBar project={project} />}
      <BudgetWarning project={project} />
    </div>
  );
}

interface PartProps<Item> {
  title: string;
  empty: string;
  first: Page<Item>;
  children: (item: Item) => ReactNode;
}

function Part<Item extends { id: string }>({ title, empty, first, children }: PartProps<Item>) {
  const t = useTexts('projects');
  const { page, isLoading, isFailed, readMore } = useParts(first);
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      {page.items.length === 0 && <p className="text-ink-muted">{empty}</p>}
      <ul className="divide-y divide-line">
        {page.items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            {children(item)}
          </li>
        ))}
      </ul>
      {page.next && (
        <LoadMore label={t.more} onLoad={readMore} pending={isLoading} failed={isFailed} />
      )}
    </section>
  );
}

function Entry({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
      <Link className="inline-flex min-h-11 items-center wrap-anywhere underline" to={to}>
        {name}
      </Link>
      {children}
    </span>
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
