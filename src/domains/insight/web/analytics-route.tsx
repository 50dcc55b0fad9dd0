import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { PageFailed } from '../../../ui/patterns/page-failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { TableLinks } from '../../../ui/primitives/download-link.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { readSignedIn } from '../../accounts/web/public.tsx';
import type { Route } from './+types/analytics-route';
import { readAnalytics } from './api.ts';
import { BuyingAnalytics } from './buying-analytics.tsx';
import { DemandAnalytics } from './demand-analytics.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readAnalytics);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readAnalytics);
}

/** How a contractor buys, or what a supplier may know of its market. */
export default function AnalyticsPage({ loaderData: analytics }: Route.ComponentProps) {
  const t = useTexts('insight');
  return (
    <Container className="pb-16">
      <PageHead title={t.analytics} hidden />
      {analytics === null && <EmptyState title={t.analytics} text={t.onlyTrade} />}
      {analytics?.role === 'contractor' && (
        <>
          <PageHeader
            title={t.analytics}
            lead={t.buyingLead}
            actions={
              <>
                <LinkButton variant="outline" to="/market">
                  {t.title}
                </LinkButton>
                <TableLinks href="/api/insight/buying.csv">{t.buyingCsv}</TableLinks>
              </>
            }
          />
          <BuyingAnalytics buying={analytics.buying} />
        </>
      )}
      {analytics?.role === 'supplier' && (
        <>
          <PageHeader
            title={t.analytics}
            lead={t.sellingLead}
            actions={
              <>
                <LinkButton variant="outline" to="/market">
                  {t.title}
                </LinkButton>
                <TableLinks href="/api/insight/demand.csv">{t.demandCsv}</TableLinks>
              </>
            }
          />
          <DemandAnalytics demand={analytics.demand} />
        </>
      )}
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
