import { Suspense } from 'react';
import { data, Form, isRouteErrorResponse, useSubmit } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { counties } from '../../../shared/counties.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { type ApiClient, apiFailure, browserApi } from '../../../ui/data/api-client.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { lazyExtra } from '../../../ui/lazy-extra.tsx';
import { useUnitWords } from '../../../ui/material-words.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { DataTable } from '../../../ui/patterns/data-table.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { PageFailed } from '../../../ui/patterns/page-failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { StatCard } from '../../../ui/patterns/stat-card.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TableLinks } from '../../../ui/primitives/download-link.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useMay } from '../../accounts/web/public.tsx';
import { priceKinds } from '../market-rules.ts';
import type { MaterialPrices, PriceFigure, Prices } from '../schema.ts';
import type { Route } from './+types/material-route';
import { AlertForm } from './alert-form.tsx';
import { pricesFile, readMaterialPrices } from './api.ts';
import { useSizeWords } from './size-words.ts';

const HistoryChart = lazyExtra(() => import('./history-chart.tsx'));

export function loader({ context, params, request }: Route.LoaderArgs) {
  return load(context.get(pageRequest).api, params.key, request.url);
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return load(browserApi, params.key, request.url);
}

async function load(api: ApiClient, key: string, address: string) {
  const { searchParams } = new URL(address);
  const asked = searchParams.get('county') ?? '';
  const county = counties.find((known) => known === asked) ?? null;
  try {
    return { prices: await readMaterialPrices(api, key, searchParams.get('size') ?? ''), county };
  } catch (error) {
    const status = apiFailure(error)?.status;
    if (status === 404 || status === 422) throw data(null, { status: 404 });
    throw error;
  }
}

/** What one material costs, by county, and what it cost before. */
export default function MaterialPage({ loaderData: { prices, county } }: Route.ComponentProps) {
  const t = useTexts('insight');
  const language = useLanguage();
  const name = useTypeWords()(prices.name);
  const may = useMay();
  const size = useSizeWords()(prices.sizeParts);
  const values = {
    material: size ? `${name}, ${size}` : name,
    unit: useUnitWords()(prices.unit),
    date: formatDate(prices.week, language),
  };
  const title = fill(t.materialTitle, values);
  return (
    <Container className="pb-12">
      <PageHead
        title={title}
        description={fill(t.materialDescription, values)}
        canonical={`/market/${prices.key}`}
      />
      <PageHeader
        title={title}
        lead={fill(t.materialLead, values)}
        breadcrumbs={[
          { label: t.home, to: '/' },
          { label: t.title, to: '/market' },
          { label: name },
        ]}
        actions={
          <LinkButton
            variant="outline"
            to={`/products?${new URLSearchParams({ search: prices.name })}`}
          >
            {t.products}
          </LinkButton>
        }
      />
      <div className="grid grid-cols-1 gap-8">
        <Choice prices={prices} county={county} />
        <Figures prices={prices} county={county} />
        <Suspense fallback={<div className="h-80" />}>
          <HistoryChart prices={prices} county={county} />
        </Suspense>
        <div className="flex flex-wrap gap-2">
          <TableLinks href={pricesFile(prices)}>{t.csv}</TableLinks>
        </div>
        {may('POST /api/price-alerts') && <AlertForm prices={prices} county={county} />}
        <ByCounty prices={prices} />
        <HowWeCount />
      </div>
    </Container>
  );
}

interface PartProps {
  prices: MaterialPrices;
  county: string | null;
}

/** A plain form; with JavaScript every choice sends it. */
function Choice({ prices, county }: PartProps) {
  const t = useTexts('insight');
  const submit = useSubmit();
  const sizeWords = useSizeWords();
  const { key, size, sizes } = prices;
  return (
    <Form
      key={`${key} ${size} ${county}`}
      className="flex flex-wrap items-end gap-3"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {sizes.length > 1 && (
        <Field label={t.size} className="w-full sm:w-auto">
          {(control) => (
            <Select
              {...control}
              name="size"
              defaultValue={size}
              options={sizes.map((one) => ({ value: one.size, label: sizeWords(one.sizeParts) }))}
            />
          )}
        </Field>
      )}
      {sizes.length === 1 && size !== '' && <input type="hidden" name="size" value={size} />}
      <Field label={t.county} className="w-full sm:w-auto">
        {(control) => (
          <Select
            {...control}
            name="county"
            defaultValue={county ?? ''}
            options={[
              { value: '', label: t.country },
              ...counties.map((one) => ({ value: one, label: one })),
            ]}
          />
        )}
      </Field>
      <noscript>
        <Button type="submit">{t.show}</Button>
      </noscript>
    </Form>
  );
}

/** The county's own figure, or that of the counties without one; the whole country where that is asked for. */
function pricesIn(
  { country, counties: own, otherCounties }: MaterialPrices,
  county: string | null,
) {
  if (county === null) return { shown: country, instead: null };
  const found = own.find((one) => one.county === county);
  if (found) return { shown: found, instead: null };
  const isThere = otherCounties.list ?? otherCounties.quotation;
  return isThere
    ? { shown: otherCounties, instead: 'otherCounties' as const }
    : { shown: country, instead: 'country' as const };
}

function Figures({ prices, county }: PartProps) {
  const t = useTexts('insight');
  const { shown, instead } = pricesIn(prices, county);
  return (
    <div className="grid gap-3">
      {instead && (
        <p className="text-ink-muted">
          {fill(t.noCounty, { county: county ?? '', instead: t[instead] })}
        </p>
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:gap-4">
        {priceKinds.map((kind) => (
          <KindFigure key={kind} label={t.kinds[kind]} figure={shown[kind]} />
        ))}
      </div>
    </div>
  );
}

function KindFigure({ label, figure }: { label: string; figure: PriceFigure | null }) {
  const t = useTexts('insight');
  if (!figure) return <StatCard label={label} value={t.tooFew} caption={t.tooFewText} />;
  const { lower, median, upper, suppliers } = figure;
  return (
    <StatCard
      label={label}
      value={formatUnitPrice(median)}
      caption={fill(t.usually, {
        lower: formatUnitPrice(lower),
        upper: formatUnitPrice(upper),
        count: suppliers,
      })}
    />
  );
}

interface CountyRow {
  readonly id: string;
  readonly label: string;
  readonly prices: Prices;
}

function ByCounty({ prices }: { prices: MaterialPrices }) {
  const t = useTexts('insight');
  const rows: CountyRow[] = [
    { id: 'country', label: t.country, prices: prices.country },
    ...prices.counties.map((one) => ({ id: one.county, label: one.county, prices: one })),
    { id: 'others', label: t.otherCounties, prices: prices.otherCounties },
  ].filter(({ prices: { list, quotation } }) => list ?? quotation);
  return (
    <section aria-labelledby="by-county">
      <h2 id="by-county" className="mb-3 text-xl">
        {t.byCounty}
      </h2>
      <DataTable
        caption={t.byCounty}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'county', header: t.county, title: true, cell: ({ label }) => label },
          ...priceKinds.map((kind) => ({
            id: kind,
            header: t.kinds[kind],
            numeric: true,
            cell: (row: CountyRow) => <Range figure={row.prices[kind]} />,
          })),
        ]}
      />
    </section>
  );
}

function Range({ figure }: { figure: PriceFigure | null }) {
  const t = useTexts('insight');
  if (!figure) return <span className="text-ink-muted">{t.tooFew}</span>;
  return (
    <span className="tabular-nums">
      <strong>{formatUnitPrice(figure.median)}</strong>{' '}
      <span className="block text-ink-muted text-sm">
        {fill(t.usually, {
          lower: formatUnitPrice(figure.lower),
          upper: formatUnitPrice(figure.upper),
          count: figure.suppliers,
        })}
      </span>
    </span>
  );
}

function HowWeCount() {
  const t = useTexts('insight');
  return (
    <section aria-labelledby="how-counted" className="max-w-2xl">
      <h2 id="how-counted" className="mb-2 text-xl">
        {t.how}
      </h2>
      <div className="grid gap-2 text-ink-muted">
        {t.howText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts('insight');
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailed error={error} />;
  return (
    <Container className="py-8">
      <PageHead title={t.unknown} hidden />
      <EmptyState
        title={t.unknown}
        text={t.unknownText}
        action={<LinkButton to="/market">{t.all}</LinkButton>}
      />
    </Container>
  );
}
