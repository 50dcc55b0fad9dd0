import { useState } from 'react';
import { browserApi, type Page } from './api-client.ts';

/**
 * The parts of a list read so far as one. A first part that was read anew begins it again.
 *
 * @param first null where it could not be read
 * @param readFirst reads it again then
 */
export function useParts<First extends Page<{ readonly id: string }> | null>(
  first: First,
  readFirst?: () => Promise<NonNullable<First>>,
) {
  const [read, setRead] = useState({ first, page: first });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>(first ? 'idle' : 'failed');
  const page = read.first === first ? read.page : first;
  const readMore = async () => {
    const next = page?.next;
    if (state === 'loading' || (page && !next)) return;
    setState('loading');
    try {
      const part = next
        ? ((await browserApi.getPage(next)) as NonNullable<First>)
        : await readFirst?.();
      if (!part) return;
      const known = new Set(page?.items.map(({ id }) => id));
      const added = part.items.filter(({ id }) => !known.has(id));
      setRead({ first, page: { ...part, items: [...(page?.items ?? []), ...added] } });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const isLoading = state === 'loading';
  const isFailed = state === 'failed';
  return {
    page,
    isLoading,
    isFailed,
    readMore,
    /** For the button below the list. */
    more: {
      onLoad: readMore,
      pending: isLoading,
      failed: isFailed,
      shown: page?.items.length,
      total: page?.total,
    },
  };
}
