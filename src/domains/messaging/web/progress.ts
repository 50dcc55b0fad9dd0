import { useSyncExternalStore } from 'react';
import type { FilePlace } from './sender.ts';

/** How far the files of a message have gone out. */
export interface UploadProgress {
  /** @param share 0 to 1 */
  tell(place: FilePlace, share: number): void;
  /** 0 to 1; 0 for what has not begun. */
  of(place: FilePlace): number;
  subscribe(listener: () => void): () => void;
}

export function createProgress(): UploadProgress {
  const shares = new Map<string, number>();
  const listeners = new Set<() => void>();
  const keyOf = ({ clientId, index }: FilePlace) => `${clientId} ${index}`;
  return {
    tell(place, share) {
      shares.set(keyOf(place), share);
      for (const listener of listeners) listener();
    },
    of: (place) => shares.get(keyOf(place)) ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useProgress(progress: UploadProgress, place: FilePlace): number {
  return useSyncExternalStore(
    progress.subscribe,
    () => progress.of(place),
    () => 0,
  );
}
