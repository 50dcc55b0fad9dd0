import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarDays, Check, Clock, ExternalLink, ListChecks, MapPin } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SentQuotations } from '../../domains/quotations/web/public.tsx';
import type { Rfq } from '../../domains/rfqs/schema.ts';
import { RfqStatusBadge } from '../../domains/rfqs/web/public.tsx';
import { fill } from '../../messages/index.ts';
import { formatDate, formatDateTime } from '../../shared/dates.ts';
import { cx } from '../../ui/cx.ts';
import { apiPath, browserApi } from '../../ui/data/api-client.ts';
import { nextPageOf } from '../../ui/data/next-page.ts';
import { useLanguage, useTexts } from '../../ui/messages.tsx';
import { EmptyState } from '../../ui/patterns/empty-state.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { LoadMore } from '../../ui/patterns/load-more.tsx';
import { OverviewSection, RecentCards } from '../../ui/patterns/overview.tsx';
import { Badge } from '../../ui/primitives/badge.tsx';
import { buttonClass } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { SearchBox } from '../../ui/primitives/search-box.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';

const recentCount = 3;
const pageSize = 20;
const rfqAddress = (id: string) => `/rfq/${id}`;

/** The newest RFQs that the supplier could answer. */
export function RecentRfqs({ onAll }: { onAll: () => void }) {
  const t = useTexts('selling');
  const { data, isPending, isLoadingError, refetch } = useQuery({
    queryKey: ['recent-rfqs'],
    queryFn: () =>
      browserApi.get<readonly Rfq[]>(
        apiPath(['/api/rfqs'], { sort: 'newest', limit: recentCount }),
      ),
  });
  const all = data && data.length > 0 ? { label: t.allRfqs, onSelect: onAll } : null;
  return (
    <OverviewSection title={t.recentRfqs} all={all}>
      {isPending ? (
        <RfqSkeletons count={recentCount} />
      ) : isLoadingError ? (
        <Failed heading="h2" onRetry={() => void refetch()} />
      ) : (
        <RecentCards empty={<p className="text-ink-muted">{t.noRfqs}</p>}>
          {data.map((rfq) => (
            <RecentRfq key={rfq.id} rfq={rfq} />
          ))}
        </RecentCards>
      )}
    </OverviewSection>
  );
}

function RecentRfq({ rfq }: { rfq: Rfq }) {
  const t = useTexts('selling');
  return (
    <Card as="li" interactive className="relative p-4">
      <div className="flex items-start justify-between gap-3">
        <Link
          to={rfqAddress(rfq.id)}
          className="line-clamp-2 min-w-0 wrap-anywhere font-semibold after:absolute after:inset-0"
        >
          {rfq.title}
        </Link>
        {rfq.hasQuoted ? <Badge variant="outline">{t.answered}</Badge> : <State rfq={rfq} />}
      </div>
      <Facts rfq={rfq} />
    </Card>
  );
}

/** Its words may come after the page, which nothing here may wait for: the RFQs are shown without a transition. */
const State = ({ rfq }: { rfq: Rfq }) => (
  <Suspense>
    <RfqStatusBadge rfq={rfq} />
  </Suspense>
);

/** Every open RFQ that the supplier could answer, what matches its shop first. */
export function SupplierRfqs() {
  const t = useTexts('selling');
  const [filters, setFilters] = useRfqFilters();
  const { data, isPending, isLoadingError, refetch, ...more } = useInfiniteQuery({
    queryKey: ['open-rfqs', filters],
    queryFn: ({ pageParam }) => browserApi.getPage<Rfq>(pageParam),
    initialPageParam: rfqsPath(filters),
    getNextPageParam: (page) => page.next,
  });
  const rfqs = data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = filters.search !== '' || filters.show !== 'all';
  return (
    <>
      <SentQuotations />
      <RfqFilterBar filters={filters} onChange={setFilters} />
      {isPending ? (
        <RfqSkeletons count={4} />
      ) : isLoadingError ? (
        <Failed heading="h2" onRetry={() => void refetch()} />
      ) : (
        rfqs.length === 0 && (
          <EmptyState
            title={isFiltered ? t.noRfqFound : t.noRfqsTitle}
            text={isFiltered ? t.noRfqFoundText : t.noRfqs}
          />
        )
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {rfqs.map((rfq) => (
          <RfqCard key={rfq.id} rfq={rfq} />
        ))}
      </ul>
      {more.hasNextPage && (
        <LoadMore
          label={t.loadMoreRfqs}
          {...nextPageOf(more)}
          shown={rfqs.length}
          total={data?.pages.at(-1)?.total}
        />
      )}
    </>
  );
}

const shows = ['all', 'waiting', 'matching', 'answered'] as const;
interface RfqFilters {
  readonly search: string;
  readonly show: (typeof shows)[number];
}

/** In the address, so that what is counted elsewhere leads to exactly what was counted. */
function useRfqFilters(): [RfqFilters, (filters: RfqFilters) => void] {
  const [address, setAddress] = useSearchParams();
  const show = shows.find((one) => one === address.get('show')) ?? 'all';
  const choose = ({ search, show: chosen }: RfqFilters) =>
    setAddress(
      {
        tab: 'rfqs',
        ...(search === '' ? {} : { search }),
        ...(chosen === 'all' ? {} : { show: chosen }),
      },
      { replace: true, preventScrollReset: true },
    );
  return [{ search: address.get('search') ?? '', show }, choose];
}

export const rfqsPath = ({ search, show }: RfqFilters) =>
  apiPath(['/api/rfqs'], {
    limit: pageSize,
    ...(search ? { search } : {}),
    ...(show === 'waiting' ? { answered: 'false' } : {}),
    ...(show === 'matching' ? { answered: 'false', match: 'true' } : {}),
    ...(show === 'answered' ? { answered: 'true' } : {}),
  });

function RfqFilterBar(props: { filters: RfqFilters; onChange: (filters: RfqFilters) => void }) {
  const { filters, onChange } = props;
  const t = useTexts('selling');
  return (
    <section
      aria-label={t.filterRfqs}
      className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-end"
    >
      <SearchBox
        name="rfq-search"
        label={t.searchRfqs}
        placeholder={t.searchRfqs}
        defaultValue={filters.search}
        onSearch={(text) => onChange({ ...filters, search: text.trim() })}
        buttonVariant="outline"
      />
      <Select
        aria-label={t.showRfqs}
        options={shows.map((value) => ({ value, label: t.rfqShows[value] }))}
        value={filters.show}
        onChange={({ currentTarget }) => {
          const show = shows.find((one) => one === currentTarget.value) ?? 'all';
          onChange({ ...filters, show });
        }}
      />
    </section>
  );
}

export function RfqCard({ rfq }: { rfq: Rfq }) {
  const t = useTexts('selling');
  return (
    <Card
      as="li"
      className={cx('flex flex-col gap-3 p-4 md:p-5', rfq.hasQuoted && 'bg-surface-sunken')}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 wrap-anywhere text-lg">{rfq.title}</h2>
        <State rfq={rfq} />
      </div>
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        {rfq.hasQuoted && (
          <Badge variant="outline">
            <Check className="size-4" aria-hidden="true" />
            {t.answered}
          </Badge>
        )}
        {rfq.isMatch && (
          <Badge variant="success">
            {rfq.itemCount > 0 && rfq.linesSold === 0 ? t.matchesCategory : t.matches}
          </Badge>
        )}
      </p>
      {!rfq.hasQuoted && (
        <p className="line-clamp-3 whitespace-pre-line wrap-anywhere text-ink-muted">
          {rfq.description}
        </p>
      )}
      <Facts rfq={rfq} />
      {rfq.status === 'open' && (
        <a
          href={rfqAddress(rfq.id)}
          target="_blank"
          rel="noopener"
          className={`${buttonClass({ variant: rfq.hasQuoted ? 'outline' : 'primary' })} mt-auto`}
        >
          {rfq.hasQuoted ? t.seeQuotation : t.submitQuotation}
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">{fill(t.forRfq, { title: rfq.title })}</span>
        </a>
      )}
    </Card>
  );
}

function Facts({ rfq }: { rfq: Rfq }) {
  const t = useTexts('selling');
  const language = useLanguage();
  const place = [rfq.deliveryLocation, rfq.deliveryCounty].filter(Boolean).join(', ');
  const date = (instant: string | null) =>
    instant === null ? t.notSpecified : formatDate(instant, language);
  return (
    <dl className="mt-2 grid gap-1.5 text-sm">
      <Fact icon={<MapPin aria-hidden="true" />} name={t.deliveryLocation}>
        {place || t.notSpecified}
      </Fact>
      {rfq.itemCount > 0 && (
        <Fact icon={<ListChecks aria-hidden="true" />} name={t.lines}>
          {fill(rfq.linesSold ? t.linesSold : t.noneSold, {
            lines: rfq.itemCount,
            sold: rfq.linesSold ?? 0,
          })}
        </Fact>
      )}
      {rfq.status === 'open' && (
        <Fact icon={<Clock aria-hidden="true" />} name={t.closes}>
          {formatDateTime(rfq.closesAt, language)}
        </Fact>
      )}
      <Fact icon={<CalendarDays aria-hidden="true" />} name={t.neededBy}>
        {date(rfq.deliveryDate)}
      </Fact>
      <Fact icon={<CalendarDays aria-hidden="true" />} name={t.posted}>
        {date(rfq.createdAt)}
      </Fact>
    </dl>
  );
}

function Fact(props: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:flex-none [&>svg]:text-ink-muted">
      {props.icon}
      <dt className="flex-none text-ink-muted">{props.name}</dt>
      <dd className="min-w-0 wrap-anywhere font-semibold">{props.children}</dd>
    </div>
  );
}

function RfqSkeletons({ count }: { count: number }) {
  const { loading } = useTexts('common');
  return (
    <div className="grid gap-3 lg:grid-cols-2" role="status" aria-label={loading}>
      {Array.from({ length: count }, (_none, place) => place).map((place) => (
        <Skeleton key={place} className="h-36 w-full" />
      ))}
    </div>
  );
}
