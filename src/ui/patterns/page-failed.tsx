import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { apiFailure } from '../data/api-client.ts';
import { useTexts } from '../messages.tsx';
import { Button } from '../primitives/button.tsx';
import { Container } from './container.tsx';
import { Failed } from './failed.tsx';
import { PageHead } from './page-head.tsx';

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

/** A page that could not be loaded. */
export function PageFailed({ error }: { error: unknown }) {
  const common = useTexts('common');
  const status = isRouteErrorResponse(error) ? error.status : apiFailure(error)?.status;
  return (
    <Container className="py-8">
      <PageHead title={common.failedTitle} hidden />
      <LoadFailed status={status} />
    </Container>
  );
}

interface LoadFailedProps {
  /** The answer's, where there was one. */
  status: number | undefined;
  /** Below a page's own heading it is h2. */
  heading?: 'h1' | 'h2';
}

/** What could not be loaded: offline it comes back by itself, else there is a way to retry. */
export function LoadFailed({ status, heading: Heading = 'h1' }: LoadFailedProps) {
  const common = useTexts('common');
  const { revalidate, state } = useRevalidator();
  const isOnline = useIsOnline();
  const isUnanswered = status === undefined;
  const hasWaited = useRef(false);
  useEffect(() => {
    if (!isOnline) hasWaited.current = isUnanswered;
    else if (hasWaited.current) {
      hasWaited.current = false;
      revalidate();
    }
  }, [isOnline, isUnanswered, revalidate]);
  const isWaiting = isUnanswered && (!isOnline || hasWaited.current || state === 'loading');
  if (!isWaiting) return <Failed status={status} heading={Heading} onRetry={revalidate} />;
  return (
    <div className="grid justify-items-center px-4 py-12 text-center" role="alert">
      <WifiOff className="mb-4 size-12 text-ink-muted" aria-hidden="true" />
      <Heading className="text-2xl">{common.offlineTitle}</Heading>
      <p className="mt-2 mb-6 max-w-md text-ink-muted">{common.offlineLink}</p>
      <Button pending={state === 'loading'} onClick={revalidate}>
        {common.retry}
      </Button>
    </div>
  );
}
