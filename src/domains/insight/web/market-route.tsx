import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useCategoryWords, useUnitWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { PageFailed } from '../../../ui/patterns/page-failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import type { Market } from '../schema.ts';
import type { Route } from './+types/market-route';
import { marketAddress, readMarket } from './api.ts';
import { useSizeWords } from './size-words.ts';

export function loader({ context }: Route.LoaderArgs) {
  return readMarket(context.get(pageRequest).api);
}

export function clientLoader() {
  return readMarket(browserApi);
}

type Material = Market['materials'][number];

/** What all materials cost in the country, by category. */
export default function MarketPage({ loaderData: { materials } }: Route.ComponentProps) {
  const t = useTexts('insight');
  const categoryName = useCategoryWords();
  const categories = [...Map.groupBy(materials, ({ category }) => category.slug).values()];
  return (
    <Container className="pb-12">
      <PageHead title={t.title} description={t.description} canonical="/market" />
      <PageHeader
        title={t.title}
        lead={t.lead}
        breadcrumbs={[{ label: t.home, to: '/' }, { label: t.title }]}
        actions={
          <LinkButton variant="outline" to="/tools/takeoff">
            {t.calculator}
          </LinkButton>
        }
      />
      {materials.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText} />
      ) : (
        <div className="grid gap-8 lg:grid-cols-2">
          {categories.map((own) => {
            const [first] = own;
            return (
              first && (
                <section
                  key={first.category.slug}
                  aria-labelledby={`prices-${first.category.slug}`}
                >
                  <h2 id={`prices-${first.category.slug}`} className="mb-2 text-xl">
                    {categoryName(first.category)}
                  </h2>
                  <ul className="card divide-y divide-line px-4">
                    {own.map((material) => (
                      <MaterialLines key={material.key} material={material} />
                    ))}
                  </ul>
                </section>
              )
            );
          })}
        </div>
      )}
    </Container>
  );
}

function MaterialLines({ material }: { material: Material }) {
  const t = useTexts('insight');
  const typeWords = useTypeWords();
  const unitWords = useUnitWords();
  const sizeWords = useSizeWords();
  return material.sizes.map(({ size, sizeParts, unit, country }) => {
    const figure = country.list ?? country.quotation;
    const words = sizeWords(sizeParts);
    return (
      <li key={size} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
        <Link
          className="inline-flex min-h-11 min-w-0 items-center font-semibold underline"
          to={marketAddress(material.key, size)}
        >
          {typeWords(material.name)}
          {words && `, ${words}`}
        </Link>
        {figure && (
          <span className="ml-auto whitespace-nowrap tabular-nums">
            <strong>{formatUnitPrice(figure.median)}</strong>{' '}
            <span className="text-ink-muted text-sm">
              {fill(t.perUnit, { unit: unitWords(unit) })}
            </span>
          </span>
        )}
      </li>
    );
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
