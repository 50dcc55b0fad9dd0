import { data, useLocation, useRevalidator } from 'react-router';
import { useCurrentUser } from '../../domains/accounts/web/public.tsx';
import type { Quotation } from '../../domains/quotations/schema.ts';
import { ComparisonSection } from '../../domains/quotations/web/comparison/comparison-section.tsx';
import { QuotationList } from '../../domains/quotations/web/quotation-list.tsx';
import { OwnRfq } from '../../domains/rfqs/web/own-rfq.tsx';
import { readOwnRfq } from '../../domains/rfqs/web/own-rfq-data.ts';
import { NoSuchRfq, SignInFirst } from '../../domains/rfqs/web/rfq-access.tsx';
import { type ApiClient, apiPath, browserApi } from '../../ui/data/api-client.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import type { Route } from './+types/own-rfq-route';

export function loader({ context, params }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  return hasSession ? readPage(api, params.id) : ({ access: 'signedOut' } as const);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return readPage(browserApi, params.id);
}

/** The RFQ, and what came in for it. */
async function readPage(api: ApiClient, id: string) {
  const page = await readOwnRfq(api, id);
  if (page.data.access !== 'granted') return data(page.data, page.init ?? {});
  const path = apiPath(['/api/quotations'], { rfqId: id, limit: 50 });
  return { ...page.data, quotations: await api.get<Quotation[]>(path) };
}

function RfqQuotations({ quotations }: { quotations: readonly Quotation[] }) {
  const t = useTexts('rfqs');
  return (
    <section aria-labelledby="rfq-quotations">
      <h2 id="rfq-quotations" className="mb-3 text-xl">
        {t.quotations}
      </h2>
      <QuotationList quotations={quotations} />
    </section>
  );
}

/** The owner's page of an RFQ, put together from what RFQs and quotations have to show. */
export default function OwnRfqRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('rfqs');
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const { revalidate } = useRevalidator();
  const isGranted = loaderData.access === 'granted';
  return (
    <Container className="pt-2 pb-16">
      <PageHead title={isGranted ? loaderData.rfq.title : t.myRfqs} hidden />
      {isGranted ? (
        <OwnRfq
          rfq={loaderData.rfq}
          items={loaderData.items}
          comparison={
            <>
              <RfqQuotations quotations={loaderData.quotations} />
              {user?.id === loaderData.rfq.contractorId && loaderData.quotations.length > 0 && (
                <ComparisonSection rfqId={loaderData.rfq.id} onAwarded={() => void revalidate()} />
              )}
            </>
          }
        />
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
