import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn, useCurrentUser } from '../../../accounts/web/public.tsx';
import type { Route } from './+types/statements-route';
import { askedIn, readCounterparties, readStatement } from './api.ts';
import { Counterparties } from './counterparties.tsx';
import { StatementScreen } from './statement-screen.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, request: Request) {
  const asked = askedIn(request);
  return asked.withId === null
    ? ({ asked, companies: await readCounterparties(api) } as const)
    : ({ asked, statement: await readStatement(api, asked) } as const);
}

/** What was ordered and paid, company by company. */
export default function StatementsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('statements');
  const orders = useTexts('orders');
  const isSeller = useCurrentUser()?.role === 'supplier';
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader
        title={t.title}
        lead={isSeller ? t.leadSeller : t.lead}
        breadcrumbs={[{ label: orders.title, to: '/orders' }, { label: t.title }]}
      />
      {'companies' in loaderData ? (
        <Counterparties companies={loaderData.companies} isSeller={isSeller} />
      ) : (
        <StatementScreen
          asked={loaderData.asked}
          statement={loaderData.statement}
          isSeller={isSeller}
        />
      )}
    </Container>
  );
}
