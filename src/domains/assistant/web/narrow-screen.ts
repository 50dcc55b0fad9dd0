import { useSyncExternalStore } from 'react';

/** On these the open chat takes the whole screen. */
const query = '(max-width: 639px)';

export const isNarrowScreen = (): boolean => window.matchMedia(query).matches;

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export const useIsNarrowScreen = (): boolean =>
  useSyncExternalStore(subscribe, isNarrowScreen, () => false);
