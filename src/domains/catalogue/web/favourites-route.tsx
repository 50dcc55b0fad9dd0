import { useEffect } from 'react';
import { browserPage } from '../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../ui/patterns/page-header.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
import { signInAddress, signInFirst } from '../../accounts/web/public.tsx';
import type { Route } from './+types/favourites-route';
import { readFavourites } from './favourite-api.ts';
import { FavouriteList } from './favourite-list.tsx';
import { PageFailed } from './page-failed.tsx';

const address = '/favourites';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  return { favourites: hasSession ? await readFavourites(api) : null, now: Date.now() };
}

export async function clientLoader() {
  const { api, hasSession } = browserPage();
  return { favourites: hasSession ? await readFavourites(api) : null, now: Date.now() };
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('favourites');
  const { favourites, now } = loaderData;
  return (
    <Container className="pb-12">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} />
      {favourites ? <FavouriteList first={favourites} now={now} /> : <SignInToSee />}
    </Container>
  );
}

function SignInToSee() {
  const t = useTexts('favourites');
  useEffect(() => signInFirst(t.signInTitle, t.signInToSee, address), [t]);
  return (
    <EmptyState
      art={<BarrierDrawing className="mb-2 h-auto w-52" />}
      title={t.signInTitle}
      text={t.signInToSee}
      action={
        <a href={signInAddress(address)} className={buttonClass({})}>
          {t.signIn}
        </a>
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
