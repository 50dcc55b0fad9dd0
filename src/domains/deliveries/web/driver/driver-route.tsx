import { data, useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Barrier } from '../../../../ui/patterns/barrier.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import type { Route } from './+types/driver-route';
import { readLinked } from './api.ts';
import { DriverScreen } from './driver-screen.tsx';

export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});

/** A link that has ended is no page, for whoever looks at the answer alone. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const delivery = await readLinked(context.get(pageRequest).api, params.token);
  return delivery ?? data(null, { status: 404 });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return readLinked(browserPage().api, params.token);
}

export default function DriverPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('driver');
  const title = loaderData ? fill(t.title, { number: loaderData.number }) : t.ended;
  return (
    <Container className="max-w-xl pb-16">
      <PageHead title={title} hidden />
      {loaderData ? (
        <DriverScreen
          key={loaderData.status}
          delivery={loaderData}
          token={params.token}
          title={title}
        />
      ) : (
        <div className="py-8">
          <Barrier heading="h1" title={t.ended} text={t.endedText} />
        </div>
      )}
    </Container>
  );
}

export function ErrorBoundary() {
  const t = useTexts('driver');
  const { revalidate } = useRevalidator();
  return (
    <Container className="max-w-xl py-8">
      <PageHead title={t.ended} hidden />
      <Failed onRetry={revalidate} />
    </Container>
  );
}
