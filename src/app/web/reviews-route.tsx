import { readSignedIn } from '../../domains/accounts/web/public.tsx';
import { AllReviews } from '../../domains/reviews/web/all-reviews.tsx';
import { readAllReviews, reviewStates } from '../../domains/reviews/web/api.ts';
import type { ApiClient } from '../../ui/data/api-client.ts';
import { browserPage } from '../../ui/data/browser-page.ts';
import { pageRequest } from '../../ui/data/page-context.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { PageHead } from '../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../ui/patterns/page-header.tsx';
import type { Route } from './+types/reviews-route';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, (api) => readPage(api, request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, (api) => readPage(api, request));
}

async function readPage(api: ApiClient, request: Request) {
  const asked = new URL(request.url).searchParams.get('state');
  const state = reviewStates.find((one) => one === asked) ?? 'shown';
  return { state, reviews: await readAllReviews(api, state) };
}

/** Where admins look through the reviews of all products. */
export default function ReviewsPage({ loaderData: { state, reviews } }: Route.ComponentProps) {
  const t = useTexts('reviews');
  return (
    <Container className="pb-16">
      <PageHead title={t.adminTitle} hidden />
      <PageHeader title={t.adminTitle} lead={t.adminLead} />
      <AllReviews key={state} state={state} first={reviews} />
    </Container>
  );
}
