import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the network is gone. Its place is always there, so that screen readers hear the change. */
export function OfflineBanner() {
  const t = useTexts('common');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <div className="border-line border-b bg-warning-soft">
          <Container className="flex items-start gap-3 py-2.5 text-sm">
            <WifiOff className="mt-0.5 size-5 flex-none text-warning" aria-hidden="true" />
            <p>
              <strong>{t.offlineTitle}.</strong> {t.offlineText}
            </p>
          </Container>
        </div>
      )}
    </div>
  );
}
