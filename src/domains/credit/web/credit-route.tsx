import { useRevalidator } from 'react-router';
import { apiPath } from '../../../ui/data/api-client.ts';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { orderEventTypes, useInvalidation } from '../../../ui/data/invalidation.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { TableLinks } from '../../../ui/primitives/download-link.tsx';
import { readSignedIn } from '../../accounts/web/public.tsx';
import type { Credit } from '../schema.ts';
import type { Route } from './+types/credit-route';
import { readCredit } from './api.ts';
import { Application } from './application.tsx';
import { CreditState } from './credit-state.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readCredit);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readCredit);
}

/** What a contractor may owe, owes, and can apply for. */
export default function CreditPage({ loaderData: credit }: Route.ComponentProps) {
  const t = useTexts('credit');
  useInvalidation(orderEventTypes, useRevalidator().revalidate);
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          hasTerms(credit) && (
            <TableLinks href={apiPath(['/api/credit/statement.csv'])}>{t.statement}</TableLinks>
          )
        }
      />
      {credit ? (
        <div className="grid grid-cols-1 gap-8">
          {hasTerms(credit) && <CreditState credit={credit} />}
          <Application credit={credit} />
        </div>
      ) : (
        <EmptyState title={t.who} text={t.whoText} />
      )}
    </Container>
  );
}

/** Also those that have ended. */
const hasTerms = (credit: Credit | null) => credit !== null && credit.limit !== null;

export function ErrorBoundary() {
  const t = useTexts('credit');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.title} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
