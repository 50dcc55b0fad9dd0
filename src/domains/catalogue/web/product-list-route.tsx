import { useEffect, useMemo } from 'react';
import {
  data,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { fill } from '../../../messages/index.ts';
import { type ApiClient, browserApi } from '../../../ui/data/api-client.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { lookUp, useCategoryWords } from '../../../ui/material-words.ts';
import { useTexts, useTranslations } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { LoadFailed, PageFailed } from '../../../ui/patterns/page-failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import type { Category } from '../schema.ts';
import type { Route } from './+types/product-list-route';
import {
  failedStatus,
  keepCategories,
  keptCategories,
  listCategories,
  listProducts,
} from './api.ts';
import {
  canonicalList,
  isIndexable,
  listAddress,
  readFilters,
  unreadable,
} from './list-filters.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { ProductResults } from './product-results.tsx';
import { RecentlyViewed } from './recently-viewed-strip.tsx';
import { shareImage } from './share-image.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  return loadList(api, request.url, listCategories(api));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(browserApi, request.url, keptCategories(browserApi));
}

/** The address carries the category's slug where the API takes its id, so the categories come first. */
async function loadList(api: ApiClient, address: string, reading: Promise<readonly Category[]>) {
  const filters = readFilters(new URL(address).searchParams);
  const common = { filters, now: Date.now() };
  let categories: readonly Category[] = [];
  let category: Category | null = null;
  try {
    categories = await reading;
    category = categories.find(({ slug }) => slug === filters.category) ?? null;
    const now = categories.find(({ formerSlugs }) => formerSlugs.includes(filters.category));
    if (!category && now) throw redirect(listAddress({ ...filters, category: now.slug }), 301);
    const page = await listProducts(api, filters, category);
    return data({ ...common, categories, category, page, failed: null });
  } catch (error) {
    const status = failedStatus(error);
    // A cursor of a list that has changed its order leads to the list's beginning.
    if (filters.cursor && status === 422) throw redirect(listAddress({ ...filters, cursor: '' }));
    const failed = { status };
    return data({ ...common, categories, category, page: null, failed }, { status: status ?? 503 });
  }
}

/** Another layout of the same list needs no data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isSameList = listOf(args.currentUrl) === listOf(args.nextUrl);
  return isSameList && args.currentUrl.search !== args.nextUrl.search
    ? false
    : args.defaultShouldRevalidate;
}

const listOf = (url: URL) => listAddress({ ...readFilters(url.searchParams), view: 'grid' });

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { categories, category, page, failed, now } = loaderData;
  const t = useTexts('catalogue');
  const [params] = useSearchParams();
  const { location } = useNavigation();
  const { view } = readFilters(params);
  const filters = useMemo(() => ({ ...loaderData.filters, view }), [loaderData.filters, view]);
  const nameOf = useCategoryWords();
  const leads = useTranslations(category && 'leads');
  const lead = category && (lookUp(leads ?? undefined, category.slug) ?? category.description);
  const name = category ? nameOf(category) : t.listTitle;
  const title = filters.search ? fill(t.listTitleFor, { search: filters.search }) : name;
  const [first] = page?.items ?? [];
  useEffect(() => keepCategories(categories), [categories]);
  return (
    <Container className="pb-12">
      <PageHead
        title={title}
        description={lead ?? t.listDescription}
        canonical={canonicalList(filters)}
        hidden={failed !== null || !isIndexable(filters) || (filters.category !== '' && !category)}
        image={first?.media[0] && shareImage(first.media[0].url)}
      />
      <PageHeader title={name} lead={lead} />
      <ListToolbar filters={filters} categories={categories} total={page?.total ?? null} />
      {page ? (
        <ProductResults
          page={page}
          filters={filters}
          leftOut={unreadable(params)}
          category={category ? name : filters.category}
          isKnownCategory={category !== null || filters.category === ''}
          now={now}
          isLoading={location?.pathname === '/products' && location.search !== `?${params}`}
        />
      ) : (
        <LoadFailed status={failed?.status ?? undefined} heading="h2" />
      )}
      <RecentlyViewed />
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
