import { WifiOff } from 'lucide-react';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import {
  isCopyShown,
  onCopyShown,
  onReconnected,
  readInsteadOfCopies,
} from '../../ui/data/connectivity.ts';
import { useTexts } from '../../ui/messages.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { toast } from '../../ui/toast/store.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';

/** Says that the network is gone, or that the page is a copy for want of an answer. Its place is always there, so that screen readers hear the change. */
export function OfflineBanner() {
  const t = useTexts('common');
  const isOnline = useIsOnline();
  useStayWhileOffline(isOnline);
  const isCopy = useSyncExternalStore(onCopyShown, isCopyShown, () => false);
  const { revalidate } = useRevalidator();
  const readAgain = () => void readInsteadOfCopies(revalidate);
  useWhenOnline(isCopy, readAgain);
  const isShown = isCopy || !isOnline;
  const place = useRef<HTMLDivElement>(null);
  useTellHeight(place, isShown);
  return (
    <div role="status" ref={place}>
      {isShown && (
        <div className="border-line border-b bg-warning-soft">
          <Container className="flex items-start gap-3 py-2.5 text-sm">
            <WifiOff className="mt-0.5 size-5 flex-none text-warning" aria-hidden="true" />
            <p className="flex-1">
              <strong>{t.offlineTitle}.</strong> {t.offlineText}
            </p>
            {isCopy && (
              <Button variant="outline" size="sm" onClick={readAgain}>
                {t.retry}
              </Button>
            )}
          </Container>
        </div>
      )}
    </div>
  );
}

function useWhenOnline(isWaiting: boolean, read: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', read);
    const stop = onReconnected(read);
    return () => {
      window.removeEventListener('online', read);
      stop();
    };
  }, [isWaiting, read]);
}

/** Screens as high as the window leave room for the banner: `--banner-height`. */
function useTellHeight(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = place.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--banner-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-height');
    };
  }, [place, isShown]);
}

/**
 * Without a network a link to another page would end on the browser's own error page, and what is on
 * the screen would be gone. So the reader stays, and is told. A link whose page is here already bears
 * `data-opens-offline`.
 */
function useStayWhileOffline(isOnline: boolean): void {
  const t = useTexts('common');
  useEffect(() => {
    if (isOnline) return;
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || 'opensOffline' in link.dataset || !leadsToOtherPage(link)) return;
      event.preventDefault();
      toast({
        title: t.offlineTitle,
        description: t.offlineLink,
        action: { label: t.retry, onClick: () => link.click() },
      });
    };
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  }, [isOnline, t]);
}

function leadsToOtherPage({ origin, pathname, search, target }: HTMLAnchorElement): boolean {
  const here = window.location;
  const isSamePage = pathname === here.pathname && search === here.search;
  return origin === here.origin && !isSamePage && target !== '_blank';
}
