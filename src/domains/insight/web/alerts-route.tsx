import { Link, useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { PageFailed } from '../../../ui/patterns/page-failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { RemoveButton } from '../../../ui/primitives/remove-button.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { toast } from '../../../ui/toast/store.ts';
import { readSignedIn } from '../../accounts/web/public.tsx';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import type { PriceAlert } from '../schema.ts';
import type { Route } from './+types/alerts-route';
import { marketAddress, readAlerts, removeAlert, setAlert } from './api.ts';
import { useSizeWords } from './size-words.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readAlerts);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readAlerts);
}

/** Prices that the reader waits for. */
export default function AlertsPage({ loaderData: alerts }: Route.ComponentProps) {
  const t = useTexts('insight');
  return (
    <Container className="pb-16">
      <PageHead title={t.alerts} hidden />
      <PageHeader
        title={t.alerts}
        lead={t.alertsLead}
        breadcrumbs={[{ label: t.title, to: '/market' }, { label: t.alerts }]}
      />
      {alerts.length === 0 ? (
        <EmptyState
          title={t.noAlerts}
          text={t.noAlertsText}
          action={<LinkButton to="/market">{t.all}</LinkButton>}
        />
      ) : (
        <ul className="grid gap-3">
          {alerts.map((alert) => (
            <AlertCard key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </Container>
  );
}

function AlertCard({ alert }: { alert: PriceAlert }) {
  const t = useTexts('insight');
  const remove = useRemove(alert);
  const { material, size, sizeParts, county, measure, below, isBelow } = alert;
  const name = [useTypeWords()(material.name), useSizeWords()(sizeParts)]
    .filter(Boolean)
    .join(', ');
  return (
    <Card as="li" className="flex items-center justify-between gap-x-4 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            className="inline-flex min-h-11 items-center font-semibold underline"
            to={marketAddress(material.key, size, county)}
          >
            {name}
          </Link>
          {isBelow && <Badge variant="success">{t.isBelow}</Badge>}
        </p>
        <p className="text-ink-muted">
          {fill(t.belowIn, {
            measure: t.measures[measure],
            amount: formatUnitPrice(below),
            place: county ?? t.country,
          })}
        </p>
      </div>
      <RemoveButton
        label={fill(t.removeAlert, { material: name })}
        onRemove={() => void remove()}
      />
    </Card>
  );
}

/** Removes it at once, and sets it again for who did not mean that. */
function useRemove({ id, material, size, county, measure, below }: PriceAlert) {
  const t = useTexts('insight');
  const { revalidate } = useRevalidator();
  const tellFailure = useTellFailure();
  const attempt = async (work: () => Promise<unknown>, failed: string, done?: () => void) => {
    try {
      await work();
      done?.();
    } catch (error) {
      void tellFailure(error, failed);
    }
    await revalidate();
  };
  const restore = () =>
    attempt(
      () => setAlert({ materialKey: material.key, size, county, measure, below }),
      t.alertFailed,
    );
  return () =>
    attempt(
      () => removeAlert(id),
      t.alertNotRemoved,
      () =>
        toast({ title: t.alertRemoved, action: { label: t.undo, onClick: () => void restore() } }),
    );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
