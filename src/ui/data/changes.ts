/**
 * Tells whoever shows some data that an action elsewhere on the page changed it, e.g. the cart's
 * badge in the frame after "Add to Cart" on a card. Topics are the API paths of the reads.
 */

type Listener = () => void;

const listeners = new Map<Listener, string>();

/** Everything read from this path or from below it ("/api/cart" covers "/api/cart/count") is out of date. */
export function announceChange(path: string): void {
  for (const [listener, watched] of [...listeners]) {
    if (watched === path || watched.startsWith(`${path}/`)) listener();
  }
}

/** Calls `listener` whenever what `path` answers has changed. @returns how to stop */
export function onChange(path: string, listener: Listener): () => void {
  const own = () => listener();
  listeners.set(own, path);
  return () => {
    listeners.delete(own);
  };
}
