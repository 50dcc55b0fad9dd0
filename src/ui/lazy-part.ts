import {
  type ComponentType,
  createElement,
  Suspense,
  useEffect,
  useReducer,
  useState,
} from 'react';
import { type Area, loadTexts } from './messages.tsx';

/**
 * A component whose code is fetched when it is first needed. Unlike React.lazy a failed download is
 * reported instead of thrown, and tried again next time: on a building site the network comes and
 * goes, and a menu that cannot load must not take the page down.
 */
export interface LazyPart<Props> {
  /** Starts the download early, e.g. when the pointer comes near. Never throws. */
  preload(): void;
  /** The component once `wanted` and loaded, null before; `onFail` runs when it cannot be loaded. */
  usePart(wanted: boolean, onFail?: () => void): ComponentType<Props> | null;
}

/**
 * @param areas of texts that it shows and the page around it may not; one that is left out is waited for
 * in the part's own place, never by the page around it
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly Area[] = [],
): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let pending: Promise<unknown> | null = null;

  const fetchPart = (): Promise<unknown> => {
    pending ??= Promise.all([load(), loadTexts(areas)])
      .then(([loaded]) => {
        part = (props) => createElement(Suspense, { fallback: null }, createElement(loaded, props));
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  };

  return {
    preload() {
      if (!part) fetchPart().catch(() => undefined);
    },
    usePart(wanted, onFail) {
      const [, refresh] = useReducer((count: number) => count + 1, 0);
      // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time it is wanted
      useEffect(() => {
        if (!wanted) return;
        // It may have come between the rendering and now.
        if (part) return refresh();
        let mounted = true;
        fetchPart().then(
          () => mounted && refresh(),
          () => mounted && onFail?.(),
        );
        return () => {
          mounted = false;
        };
      }, [wanted]);
      return wanted ? part : null;
    },
  };
}

const tryAgainMs = 10_000;

/** For a part that nobody asks for by pressing something: it is tried again until it could be loaded. */
export function useLastingPart<Props extends object>(
  part: LazyPart<Props>,
): ComponentType<Props> | null {
  const [wanted, setWanted] = useState(true);
  const Part = part.usePart(wanted, () => setWanted(false));
  useEffect(() => {
    if (wanted) return;
    const timer = setTimeout(() => setWanted(true), tryAgainMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return Part;
}
