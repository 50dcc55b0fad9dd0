import { useLocation, useRevalidator } from 'react-router';
import { OwnRfq } from '../../domains/rfqs/web/own-rfq.tsx';
import { type OwnRfqData, readOwnRfq } from '../../domains/rfqs/web/own-rfq-data.ts';
import { NoSuchRfq, SignInFirst } from '../../domains/rfqs/web/rfq-access.tsx';
import { browserApi } from '../../ui/data/api-client.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import type { Route } from './+types/own-rfq-route';

export function loader({ context, params }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  const signedOut: OwnRfqData = { access: 'signedOut' };
  return hasSession ? readOwnRfq(api, params.id) : signedOut;
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return readOwnRfq(browserApi, params.id);
}

/** The owner's page of an RFQ, put together from what RFQs and quotations have to show. */
export default function OwnRfqRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('rfqs');
  const { pathname } = useLocation();
  const isGranted = loaderData.access === 'granted';
  return (
    <Container className="pt-2 pb-16">
      <PageHead title={isGranted ? loaderData.rfq.title : t.myRfqs} hidden />
      {isGranted ? (
        <OwnRfq rfq={loaderData.rfq} items={loaderData.items} />
      ) : loaderData.access === 'signedOut' ? (
        <SignInFirst path={pathname} />
      ) : (
        <NoSuchRfq />
      )}
    </Container>
  );
}

export function ErrorBoundary() {
  const t = useTexts('rfqs');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.myRfqs} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
