import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi, type Page } from '../../../ui/data/api-client.ts';
import type { ProductCard } from '../schema.ts';
import { appendPage, type LoadedList, restoreList, startList } from './load-more.ts';

type Products = LoadedList<ProductCard>;

/** What was loaded under each entry of the browser's history, so that Back finds the list as it was left. */
const keptLists = new Map<string, Products>();
const mostKept = 20;

function keep(entry: string, list: Products): void {
  keptLists.delete(entry);
  keptLists.set(entry, list);
  const [oldest] = keptLists.keys();
  if (keptLists.size > mostKept && oldest !== undefined) keptLists.delete(oldest);
}

function begin(entry: string, first: Page<ProductCard>): Products {
  const kept = keptLists.get(entry);
  return kept ? restoreList(kept, first) : startList(first);
}

export type LoadMoreStatus = 'idle' | 'pending' | 'failed';

/** The pages of products under each other: `first` comes with the page, the others by `loadMore`. */
export function useProductPages(first: Page<ProductCard>) {
  const { key } = useLocation();
  const [list, setList] = useState(() => begin(key, first));
  const [begun, setBegun] = useState(first);
  const [status, setStatus] = useState<LoadMoreStatus>('idle');
  if (begun !== first) {
    setBegun(first);
    setList(begin(key, first));
    setStatus('idle');
  }
  useEffect(() => keep(key, list), [key, list]);

  const loadMore = async () => {
    if (status === 'pending') return;
    setStatus('pending');
    try {
      const page = await nextPage(list);
      // Meanwhile the list may have become another one.
      setList((current) => (current === list ? appendPage(list, page) : current));
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return { list, status, loadMore };
}

/** An answer without a next page is the end, even where a whole page came (see showsLoadMore). */
async function nextPage(list: Products): Promise<Page<ProductCard>> {
  if (list.next === null) return { items: [], total: list.total, next: null };
  return browserApi.getPage<ProductCard>(list.next);
}
