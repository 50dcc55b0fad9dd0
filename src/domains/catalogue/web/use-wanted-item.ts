import { useEffect } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useRefusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { addToCart } from './api.ts';
import { takeWanted, type WantedItem } from './wanted-item.ts';

/** Adds what was wanted before signing in, once. For contractors, who alone have a cart. */
export function useWantedItem(): void {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const refusalOf = useRefusalOf();
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, and gone then
  useEffect(() => {
    const wanted = takeWanted();
    if (wanted.length === 0) return;
    void addAll(wanted).then(async ({ added, refusal }) => {
      if (added.length > 0) {
        announceChange('/api/cart');
        toast({ title: t.addedToCart, description: added.join(', ') });
      }
      // Last, since the last one is what is seen first.
      if (refusal) {
        const description = `${refusal.name}: ${(await refusalOf(refusal.error)) ?? t.addFailed}`;
        toast({ title: common.error, description, variant: 'destructive' });
      }
    });
  }, []);
}

/** One after the other, so that they stand in the cart in the order in which they were wanted. */
async function addAll(wanted: readonly WantedItem[]) {
  const added: string[] = [];
  let refusal: { name: string; error: unknown } | null = null;
  for (const { productId, quantity, name } of wanted) {
    try {
      await addToCart(browserApi, { productId, quantity });
      added.push(name);
    } catch (error) {
      refusal = { name, error };
    }
  }
  return { added, refusal };
}
