import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../sign-in/signed-in-page.ts';
import type { Route } from './+types/payee-check-route';
import { readPayeesToCheck } from './check-api.ts';
import { PayeeCheckList } from './payee-check-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readPayeesToCheck);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPayeesToCheck);
}

export default function PayeeCheckPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('payees');
  return (
    <Container className="pb-12">
      <PageHead title={t.toCheck} hidden />
      <PageHeader title={t.toCheck} lead={t.toCheckText} />
      <PayeeCheckList payees={loaderData} />
    </Container>
  );
}
