import type { Send } from './quiet.ts';

/** The answers of a proxy whose server is away. Our own refusals, e.g. of too much at once, are JSON. */
const away = new Set([502, 503, 504]);
/** The service worker answers with a copy where the server does not. */
const isCopy = ({ headers }: Response) => headers.has('x-device-copy');
const isAwayAnswer = ({ status, headers }: Response) =>
  away.has(status) && !headers.get('content-type')?.includes('json');
const listeners = new Set<() => void>();
/** The live connection counts its own attempts. */
export const tokenPath = '/api/ws-token';

/** Notes of every call whether it reached the server, and tells when one does after one did not. */
export function notingReach(send: Send): Send {
  let isAway = false;
  return async (path, init) => {
    if (path === tokenPath) return send(path, init);
    try {
      const answer = await send(path, init);
      const wasAway = isAway;
      isAway = isAwayAnswer(answer) || isCopy(answer);
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
export function onReachedAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
