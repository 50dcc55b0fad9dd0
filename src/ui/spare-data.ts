/** What a browser tells of its connection; few tell anything. */
interface Connection {
  readonly saveData?: boolean;
  /** As fast as that usually is: 'slow-2g', '2g', '3g' or '4g'. */
  readonly effectiveType?: string;
}

const slow = new Set(['slow-2g', '2g', '3g']);

/**
 * Whether nothing shall be loaded ahead of its need: the reader asks to save data, the connection is
 * slow, or there is none. A browser that tells nothing of it does not ask for that.
 */
export function sparesData(): boolean {
  const { connection, onLine } = navigator as Navigator & { readonly connection?: Connection };
  if (!onLine || connection?.saveData) return true;
  if (slow.has(connection?.effectiveType ?? '')) return true;
  return window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
