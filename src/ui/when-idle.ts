/** A browser that does not say when it has nothing to do is given this long after the page, in ms. */
const patienceMs = 2_000;

/**
 * Does what can wait once the page and its pictures are there and the browser has nothing else to do.
 * @returns what calls it off
 */
export function whenIdle(work: () => void): () => void {
  let stop: () => void = () => undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(work);
      stop = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(work, patienceMs);
      stop = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    addEventListener('load', wait, { once: true });
    stop = () => removeEventListener('load', wait);
  }
  return () => stop();
}
