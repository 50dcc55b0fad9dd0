import { useState } from 'react';
import { browserApi, type Page } from './api-client.ts';

interface Read<T> {
  readonly first: Page<T> | null;
  readonly page: Page<T> | null;
}

/**
 * The parts of a list read so far as one. A first part that was read anew begins it again.
 *
 * @param first null where it could not be read
 * @param readFirst reads it again then
 */
export function useParts<T extends { readonly id: string }, F extends Page<T> | null>(
  first: F,
  readFirst?: () => Promise<Page<T>>,
) {
  const [read, setRead] = useState<Read<T>>({ first, page: first });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>(first ? 'idle' : 'failed');
  const page = (read.first === first ? read.page : first) as F | Page<T>;
  const readMore = async () => {
    const next = page?.next;
    if (state === 'loading' || (page && !next)) return;
    setState('loading');
    try {
      const part = next ? await browserApi.getPage<T>(next) : await readFirst?.();
      if (!part) return;
      const known = new Set(page?.items.map(({ id }) => id));
      const added = part.items.filter(({ id }) => !known.has(id));
      setRead({ first, page: { ...part, items: [...(page?.items ?? []), ...added] } });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { page, isLoading: state === 'loading', isFailed: state === 'failed', readMore };
}
