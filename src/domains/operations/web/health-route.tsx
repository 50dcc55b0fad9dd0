import { RotateCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { readSignedIn } from '../../accounts/web/public.tsx';
import type { ServiceHealth } from '../schema.ts';
import type { Route } from './+types/health-route';
import { readHealth } from './api.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readHealth);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readHealth);
}

/** How everything does that the server needs. */
export default function HealthPage({ loaderData: { checkedAt, services } }: Route.ComponentProps) {
  const t = useTexts('operations');
  const language = useLanguage();
  const { revalidate, state } = useRevalidator();
  return (
    <Container className="pb-16">
      <PageHead title={t.healthTitle} hidden />
      <PageHeader
        title={t.healthTitle}
        lead={fill(t.healthLead, { time: formatDateTime(checkedAt, language) })}
        actions={
          <Button variant="outline" pending={state === 'loading'} onClick={() => void revalidate()}>
            <RotateCw aria-hidden="true" />
            {t.checkAgain}
          </Button>
        }
      />
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {services.map((service) => (
          <ServiceCard key={service.name} service={service} />
        ))}
      </ul>
    </Container>
  );
}

const variants = {
  works: 'success',
  failing: 'destructive',
  unused: 'secondary',
  off: 'secondary',
} as const;

function ServiceCard({ service }: { service: ServiceHealth }) {
  const t = useTexts('operations');
  const language = useLanguage();
  const { name, state, isBuiltIn, figures, failure } = service;
  const date = (time: string) => formatDateTime(time, language);
  const times = [
    service.failingSince && fill(t.failingSince, { date: date(service.failingSince) }),
    service.succeededAt && fill(t.succeededAt, { date: date(service.succeededAt) }),
    service.failedAt && fill(t.lastFailedAt, { date: date(service.failedAt) }),
  ].filter((text) => text !== null && text !== '');
  return (
    <li className="card grid content-start gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-sans font-semibold text-base tracking-normal">{t.services[name]}</h2>
        {isBuiltIn && state === 'works' ? (
          <Badge variant="secondary">{t.isBuiltIn}</Badge>
        ) : (
          <Badge variant={variants[state]}>{t.serviceStates[state]}</Badge>
        )}
      </div>
      {isBuiltIn && <p className="text-sm">{t.builtIn[name as keyof typeof t.builtIn]}</p>}
      {figures.length > 0 && (
        <dl className="grid grid-cols-2 gap-2 text-sm">
          {figures.map((figure) => (
            <div key={figure.name}>
              <dt className="text-ink-muted">{t.serviceFigures[figure.name]}</dt>
              <dd className="font-semibold tabular-nums">{inWords(figure)}</dd>
            </div>
          ))}
        </dl>
      )}
      {times.map((text) => (
        <p key={text} className="text-ink-muted text-sm">
          {text}
        </p>
      ))}
      {failure && (
        <p className="wrap-anywhere text-sm">{fill(t.lastReason, { reason: failure })}</p>
      )}
    </li>
  );
}

function inWords({ name, value }: ServiceHealth['figures'][number]): string {
  if (name.endsWith('Bytes')) {
    return value >= 1e9 ? `${(value / 1e9).toFixed(1)} GB` : `${(value / 1e6).toFixed(1)} MB`;
  }
  return name === 'latencyMs' ? `${formatNumber(value)} ms` : formatNumber(value);
}
