import { useEffect } from 'react';
import type { Messages } from '../../../messages/index.ts';
import { quantityOf } from '../../../shared/quantities.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { addToCart } from './api.ts';
import { cartRefusalText } from './cart-refusal.ts';
import { takeWanted, type WantedItem } from './wanted-item.ts';

/** Adds what was wanted before signing in, once. For contractors, who alone have a cart. */
export function useWantedItem(): void {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, and gone then
  useEffect(() => {
    const wanted = takeWanted();
    if (wanted.length === 0) return;
    void addAll(wanted).then(({ added, refusal }) => {
      if (added.length > 0) {
        announceChange('/api/cart');
        toast({ title: t.addedToCart, description: added.join(', ') });
      }
      // Last, since the last one is what is seen first.
      if (refusal) {
        const description = `${refusal.name}: ${textOf(refusal.error, t)}`;
        toast({ title: common.error, description, variant: 'destructive' });
      }
    });
  }, []);
}

/** Units stay as they are written: their words are not worth loading for this alone. */
const textOf = (error: unknown, t: Messages['catalogue']) =>
  cartRefusalText(error, t, quantityOf) ?? t.addFailed;

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
