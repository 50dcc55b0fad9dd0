import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import type { HeadlineFigures as Figures } from '../schema.ts';

/** The claimed figures in one row, as settings give them. */
export function HeadlineFigures({ figures }: { figures: Figures }) {
  const t = useTexts('site');
  const entries = [
    { label: t.figureProducts, value: figures.products },
    { label: t.figureSuppliers, value: figures.verifiedSuppliers },
    { label: t.figureCategories, value: figures.categories },
    { label: t.figureOrders, value: figures.ordersDelivered },
    { label: t.figureCountries, value: figures.countries },
  ];
  return (
    <section aria-label={t.figuresLabel} className="border-line border-b bg-surface-raised">
      <Container>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 py-6 md:grid-cols-5 md:py-8">
          {entries.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end last:col-span-2 md:last:col-span-1"
            >
              <dt className="text-ink-muted text-sm">{label}</dt>
              <dd className="font-extrabold font-heading text-3xl text-brand tabular-nums leading-tight md:text-4xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
