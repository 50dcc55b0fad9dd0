import { useEffect } from 'react';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { addToCart } from './api.ts';
import { takeWanted } from './wanted-item.ts';

/** Adds what was wanted before signing in, once. For contractors, who alone have a cart. */
export function useWantedItem(): void {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, and gone then
  useEffect(() => {
    const wanted = takeWanted();
    if (!wanted) return;
    const { productId, quantity, name } = wanted;
    addToCart(browserApi, { productId, quantity }).then(
      () => {
        announceChange('/api/cart');
        toast({ title: t.addedToCart, description: name });
      },
      (error: unknown) => {
        const description = (error instanceof ApiError && error.sentence) || t.addFailed;
        toast({ title: common.error, description, variant: 'destructive' });
      },
    );
  }, []);
}
