import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { formatNumber } from '../../../../shared/numbers.ts';
import { isEntrusted } from '../../../../shared/roles.ts';
import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn, useCurrentUser } from '../../../accounts/web/public.tsx';
import type { QueueSummary } from '../../../queues/schema.ts';
import { readQueues } from '../../../queues/web/public.tsx';
import { readAdminOverview, readTrends } from '../api.ts';
import type { Route } from './+types/overview-route';
import { Figures } from './figures.tsx';
import { RecentOrders, RecentRfqs } from './recent.tsx';
import { TrendSection } from './trend-section.tsx';

const readPage = async (api: ApiClient) => {
  const [queues, overview, trends] = await Promise.all([
    readQueues(api),
    readAdminOverview(api),
    readTrends(api),
  ]);
  return { queues, overview, trends };
};

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readPage);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPage);
}

/** What waits for admins, the queues that hold something first, and how the marketplace goes. */
export default function AdminOverviewPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('adminWork');
  const { queues, overview, trends } = loaderData;
  const role = useCurrentUser()?.staffRole;
  const sorted = queues.toSorted((a, b) => Number(b.waiting > 0) - Number(a.waiting > 0));
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} />
      <h2 className="mb-3 text-xl">{t.waiting}</h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {sorted.map((queue) => (
          <QueueCard key={queue.kind} queue={queue} />
        ))}
      </ul>
      <h2 className="mt-8 mb-3 text-xl">{t.figures}</h2>
      <div className="grid grid-cols-1 gap-8">
        <Figures figures={overview.figures} />
        <TrendSection trends={trends} />
        {isEntrusted(role, ['support', 'finance']) && (
          <>
            <RecentRfqs rfqs={overview.rfqs} />
            <RecentOrders orders={overview.orders} />
          </>
        )}
      </div>
    </Container>
  );
}

function QueueCard({ queue: { kind, waiting, oldest, mine } }: { queue: QueueSummary }) {
  const t = useTexts('adminWork');
  const language = useLanguage();
  return (
    <li className="card card-interactive relative grid grid-cols-[1fr_auto] gap-x-3 p-4">
      <Link
        to={`/admin/queues/${kind}`}
        className="min-w-0 font-semibold after:absolute after:inset-0"
      >
        {t.kinds[kind]}
      </Link>
      <span className={`text-xl tabular-nums ${waiting > 0 ? 'font-extrabold' : 'text-ink-muted'}`}>
        {formatNumber(waiting)}
      </span>
      <p className="col-span-2 text-ink-muted text-sm">
        {oldest ? fill(t.oldest, { date: formatDateTime(oldest, language) }) : t.nothingWaits}
        {mine > 0 && ` · ${fill(t.mine, { count: mine })}`}
      </p>
    </li>
  );
}
