import { useEffect, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { Container } from '../../../ui/patterns/container.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { PageHead } from '../../../ui/patterns/page-head.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { apiFailure } from './api.ts';

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/** A catalogue page that could not be loaded: offline it comes back by itself, else there is a way to retry. */
export function PageFailed({ error }: { error: unknown }) {
  const common = useTexts('common');
  const { revalidate, state } = useRevalidator();
  const isOnline = useIsOnline();
  const status = isRouteErrorResponse(error) ? error.status : apiFailure(error)?.status;
  const wasOffline = status === undefined && !isOnline;
  useEffect(() => {
    if (!wasOffline) return;
    window.addEventListener('online', revalidate);
    return () => window.removeEventListener('online', revalidate);
  }, [wasOffline, revalidate]);
  return (
    <Container className="py-8">
      <PageHead title={common.failedTitle} hidden />
      {wasOffline ? (
        <EmptyState
          title={common.offlineTitle}
          text={common.offlineText}
          action={
            <Button pending={state === 'loading'} onClick={revalidate}>
              {common.retry}
            </Button>
          }
        />
      ) : (
        <Failed status={status} onRetry={revalidate} />
      )}
    </Container>
  );
}
