import { useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { PlainToast } from './plain-toast.tsx';
import { type ToastRecord, toastStore } from './store.ts';
import type { ToastViewportProps } from './toast-viewport.tsx';

const viewport = lazyPart<ToastViewportProps>(async () => {
  try {
    return (await import('./toast-viewport.tsx')).default;
  } catch {
    // A toast often says that the network is gone, which is when this import fails as well.
    return PlainToast;
  }
});

const none: readonly ToastRecord[] = [];

/** Where toasts appear. Once in the frame; its code comes with the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => none);
  const Viewport = viewport.usePart(toasts.length > 0);
  return Viewport && <Viewport toasts={toasts} onDismiss={toastStore.dismiss} />;
}
