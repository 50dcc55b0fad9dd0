import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import { ApiError } from '../../../ui/data/api-client.ts';
import { pageRequest } from '../../../ui/data/page-context.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { NotFound } from '../../../ui/patterns/not-found.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import { isUserId } from '../rules.ts';
import type { Route } from './+types/messages-route';
import { addressedTo } from './addressed.ts';
import { createInboxClient, readFirstView } from './first-view.ts';
import { MessagesScreen } from './messages-screen.tsx';
import { SignInFirst } from './sign-in-first.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { peerId, productId } = conversationOf(params.userId, request.url);
  const { api, hasSession } = context.get(pageRequest);
  return hasSession ? readFirstView(api, peerId, productId).catch(nullWhereClosed) : null;
}

/** To an admin who looks at the product as this user. */
function nullWhereClosed(error: unknown): null {
  if (error instanceof ApiError && error.status === 403) return null;
  throw error;
}

/** In the browser the screen reads by itself, so that moving between conversations never waits. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  conversationOf(params.userId, request.url);
  return null;
}

/** `?supplierId=` is another way to write the address of a conversation; no id is no page. */
function conversationOf(userId: string | undefined, address: string) {
  const { searchParams } = new URL(address);
  const supplierId = searchParams.get('supplierId');
  if (supplierId && !userId) {
    searchParams.delete('supplierId');
    const query = searchParams.size > 0 ? `?${searchParams}` : '';
    throw redirect(`/messages/${encodeURIComponent(supplierId)}${query}`);
  }
  if (userId !== undefined && !isUserId(userId)) throw data(null, { status: 404 });
  return { peerId: userId?.toLowerCase() ?? null, productId: addressedTo(searchParams).productId };
}

function Closed() {
  const { closed_to_viewers: title } = useTexts('refusals');
  return <EmptyState title={title} />;
}

export default function MessagesPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('messaging');
  const user = useCurrentUser();
  const [client] = useState(() => createInboxClient(loaderData));
  const [loadedAt] = useState(() => loaderData?.now ?? Date.now());
  return (
    <>
      <PageHead title={t.title} hidden />
      {user?.viewedUntil && <Closed />}
      {user && !user.viewedUntil && (
        <QueryClientProvider client={client}>
          <MessagesScreen
            user={user}
            peerId={params.userId?.toLowerCase() ?? null}
            loadedAt={loadedAt}
          />
        </QueryClientProvider>
      )}
      {!user && <SignInFirst />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Failed />;
}
