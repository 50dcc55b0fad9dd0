import { useRevalidator } from 'react-router';
import { readSignedIn } from '../../domains/accounts/web/public.tsx';
import { orderCents } from '../../domains/cart/order-rules.ts';
import { ContractorsOnly, readCartPage } from '../../domains/cart/web/public-checkout.tsx';
import { useSupplierName } from '../../domains/catalogue/web/public.tsx';
import { readCredit } from '../../domains/credit/web/api.ts';
import { CheckoutCredit } from '../../domains/credit/web/checkout-credit.tsx';
import { CheckoutForm } from '../../domains/orders/web/checkout/checkout-form.tsx';
import { CheckoutProject, readChoices } from '../../domains/projects/web/public.tsx';
import { fill } from '../../messages/index.ts';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { EmptyState } from '../../ui/patterns/empty-state.tsx';
import { Failed } from '../../ui/patterns/failed.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../ui/patterns/page-header.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import type { Route } from './+types/checkout-route';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, params.supplierId));
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, params.supplierId));
}

/** What the cart holds of this supplier that is sold. Both sides of the page must offer the same days. */
async function readPage(api: ApiClient, supplierId: string) {
  const [page, credit] = await Promise.all([readCartPage(api), readCredit(api).catch(() => null)]);
  if (page.access !== 'granted') return page;
  const projects = await readChoices(api);
  const lines = page.lines.filter(
    ({ product }) => product.isActive && product.supplierId === supplierId,
  );
  const terms = page.terms.find((one) => one.supplierId === supplierId) ?? null;
  return { access: page.access, lines, terms, credit, projects, now: Date.now() };
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('checkout');
  const first = loaderData.access === 'granted' ? loaderData.lines[0] : undefined;
  const name = useSupplierName(first?.product.supplier ?? { id: '', companyName: null });
  const title = first ? fill(t.title, { supplier: name }) : t.heading;
  return (
    <Container className="pb-12">
      <PageHead title={title} hidden />
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t.cart, to: '/cart' }, { label: t.heading }]}
      />
      {loaderData.access === 'otherRole' && <ContractorsOnly />}
      {loaderData.access === 'granted' &&
        (loaderData.terms && first ? (
          <CheckoutForm
            lines={loaderData.lines}
            terms={loaderData.terms}
            now={loaderData.now}
            supplier={name}
            credit={
              <CheckoutCredit
                credit={loaderData.credit}
                cents={orderCents(loaderData.lines, loaderData.terms)}
              />
            }
            project={<CheckoutProject projects={loaderData.projects} />}
          />
        ) : (
          <EmptyState
            title={t.nothing}
            text={t.nothingText}
            action={<LinkButton to="/cart">{t.toCart}</LinkButton>}
          />
        ))}
    </Container>
  );
}

export function ErrorBoundary() {
  const t = useTexts('checkout');
  const { revalidate } = useRevalidator();
  return (
    <Container className="py-8">
      <PageHead title={t.heading} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
