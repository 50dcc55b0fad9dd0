import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { PlainToast } from './plain-toast.tsx';
import { type ToastRecord, toastStore } from './store.ts';
import type { ToastViewportProps } from './toast-viewport.tsx';

const viewport = lazyPart<ToastViewportProps>(
  async () => (await import('./toast-viewport.tsx')).default,
  ['ui'],
);

/** Starts loading the code of toasts. */
export const preloadToasts = viewport.preload;

const none: readonly ToastRecord[] = [];

/** How long a toast waits for its code before it shows without swiping and hotkey, in ms. */
const plainAfterMs = 150;

/**
 * Where toasts appear. Once in the frame; its code comes with the first toast. No toast waits long
 * for it: some say that the network is gone.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => none);
  const Viewport = viewport.usePart(toasts.length > 0);
  const newest = toasts[0]?.id;
  useEffect(() => {
    // Where it could not be loaded for the toast before.
    if (newest !== undefined) viewport.preload();
  }, [newest]);
  const isLate = useIsLate(toasts.length > 0 && !Viewport);
  const isShown = Viewport !== null || isLate;
  useLayoutEffect(() => {
    if (isShown && newest !== undefined) toastStore.markShown(newest);
  }, [isShown, newest]);
  if (Viewport) return <Viewport toasts={toasts} onDismiss={toastStore.dismiss} />;
  return isLate && <PlainToast toasts={toasts} onDismiss={toastStore.dismiss} />;
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), plainAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}
