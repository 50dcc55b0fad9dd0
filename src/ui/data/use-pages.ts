import { useState } from 'react';
import { useTexts } from '../messages.tsx';
import { toast } from '../toast/store.ts';
import { browserApi, type Page } from './api-client.ts';

/** The pages read so far as one list. A first page that was read anew begins it again. */
export function usePages<T>(first: Page<T>) {
  const common = useTexts('common');
  const [read, setRead] = useState({ first, page: first });
  const [isLoading, setLoading] = useState(false);
  const page = read.first === first ? read.page : first;
  const readMore = async () => {
    if (!page.next) return;
    setLoading(true);
    try {
      const next = await browserApi.getPage<T>(page.next);
      setRead({ first, page: { ...next, items: [...page.items, ...next.items] } });
    } catch {
      toast({ title: common.error, description: common.failedText, variant: 'destructive' });
    }
    setLoading(false);
  };
  return { page, isLoading, readMore };
}
