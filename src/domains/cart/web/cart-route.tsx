import { useRevalidator } from 'react-router';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../../accounts/web/public.tsx';
import type { Route } from './+types/cart-route';
import { readCartPage } from './api.ts';
import { ContractorsOnly } from './cart-access.tsx';
import { CartContents } from './cart-contents.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readCartPage);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readCartPage);
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('cart');
  return (
    <Container className="pb-12">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} />
      {loaderData.access === 'granted' ? (
        <CartContents
          loaded={loaderData.lines}
          requests={loaderData.requests}
          terms={loaderData.terms}
        />
      ) : (
        <ContractorsOnly />
      )}
    </Container>
  );
}

export function ErrorBoundary() {
  const t = useTexts('cart');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.title} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
