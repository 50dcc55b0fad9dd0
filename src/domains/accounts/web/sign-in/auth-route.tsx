import { Navigate, redirect, useSearchParams } from 'react-router';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { safeNextPath } from '../../rules.ts';
import { useCurrentUser } from '../public.tsx';
import type { Route } from './+types/auth-route';
import { listDemoAccounts } from './api.ts';
import { AuthPage } from './auth-page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (page.hasSession && (await page.api.getOrNull('/api/user'))) {
    throw redirect(safeNextPath(new URL(request.url).searchParams.get('next')));
  }
  return { demoAccounts: await listDemoAccounts(page.api) };
}

export async function clientLoader() {
  return { demoAccounts: await listDemoAccounts(browserApi) };
}

/** Neither changing the tab nor signing in changes what this page was loaded with. */
export function shouldRevalidate() {
  return false;
}

export default function AuthRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('accounts');
  const user = useCurrentUser();
  const [search, setSearch] = useSearchParams();

  if (user) return <Navigate to={safeNextPath(search.get('next'))} replace />;
  const changeTab = (tab: 'login' | 'signup') => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (tab === 'signup') next.set('tab', tab);
        else next.delete('tab');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <PageHead title={t.pageTitle} description={t.pageDescription} canonical="/auth" />
      <AuthPage
        tab={search.get('tab') === 'signup' ? 'signup' : 'login'}
        onTabChange={changeTab}
        demoAccounts={loaderData.demoAccounts}
      />
    </>
  );
}
