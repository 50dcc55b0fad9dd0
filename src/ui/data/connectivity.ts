import type { Send } from './pause-requests.ts';

/** The answers of a proxy whose server is away. Our own refusals, e.g. of too much at once, are JSON. */
const away = new Set([502, 503, 504]);
/** The service worker answers with a copy where the server does not. */
const isCopy = ({ headers }: Response) => headers.has('x-device-copy');
const isAwayAnswer = ({ status, headers }: Response) =>
  away.has(status) && !headers.get('content-type')?.includes('json');
const listeners = new Set<() => void>();
const copyListeners = new Set<() => void>();
let hasCopyCome = false;
/** The live connection counts its own attempts. */
export const tokenPath = '/api/ws-token';

/** Marks a page that shows copies. Style sheets hide by it what must not be read from a copy. */
const copyMark = 'deviceCopy';

/** Whether the page shows something that the service worker kept on the device. */
export const isCopyShown = (): boolean => copyMark in document.documentElement.dataset;

function showCopy(isShown: boolean): void {
  if (isShown === isCopyShown()) return;
  if (isShown) document.documentElement.dataset[copyMark] = '';
  else delete document.documentElement.dataset[copyMark];
  for (const listener of [...copyListeners]) listener();
}

/** Calls `listener` when the page begins or ceases to show copies. @returns how to stop */
export function onCopyShown(listener: () => void): () => void {
  copyListeners.add(listener);
  return () => void copyListeners.delete(listener);
}

/** The page shows copies no more, unless `read`, which reads all that it shows, brings copies again. */
export async function readInsteadOfCopies(read: () => Promise<void>): Promise<void> {
  hasCopyCome = false;
  await read();
  showCopy(hasCopyCome);
}

/** Notes of every call whether it reached the server, and tells when one does after one did not. */
export function notingConnectivity(send: Send): Send {
  let isAway = typeof document !== 'undefined' && isCopyShown();
  return async (path, init) => {
    if (path === tokenPath) return send(path, init);
    try {
      const answer = await send(path, init);
      const wasAway = isAway;
      isAway = isAwayAnswer(answer) || isCopy(answer);
      if (isCopy(answer)) {
        hasCopyCome = true;
        showCopy(true);
      }
      if (wasAway && !isAway) for (const listener of [...listeners]) listener();
      return answer;
    } catch (error) {
      // What was given up says nothing of the server.
      isAway ||= !init?.signal?.aborted;
      throw error;
    }
  };
}

/** Calls `listener` when the server, which was away, answers again. @returns how to stop */
export function onReconnected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
