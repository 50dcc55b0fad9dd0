import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MessageSubject } from '../../../shared/message-subject.ts';
import { apiFailure, browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { useTexts } from '../../../ui/messages.tsx';
import type { QuantityBounds } from '../../../ui/primitives/quantity-rules.ts';
import { useRefusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import { useSignInFirst } from '../../accounts/web/public-failures.ts';
import type { Product } from '../schema.ts';
import { addToCart } from './api.ts';
import { keepWanted } from './wanted-item.ts';

/** What can be done on a product's page, for whoever is signed in. */
export function usePurchaseActions(product: Product) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const refusalOf = useRefusalOf();
  const signInFirst = useSignInFirst();
  const [isAdding, setAdding] = useState(false);
  const [inCart, setInCart] = useState(0);

  const signInToAdd = (quantity: number) => {
    keepWanted({ productId: product.id, quantity, name: product.name });
    return signInFirst('addToCart');
  };
  const tellFailure = async (error: unknown, quantity: number) => {
    if (apiFailure(error)?.status === 401) return signInToAdd(quantity);
    const description = (await refusalOf(error)) ?? t.addFailed;
    toast({ title: common.error, description, variant: 'destructive' });
  };

  return {
    isAdding,
    /** What is in the cart already counts towards the minimum order. */
    boundsBeside: ({ min, max }: QuantityBounds): QuantityBounds => ({
      min: Math.max(min - inCart, 1),
      max,
    }),
    async addToCart(quantity: number) {
      if (!user) return signInToAdd(quantity);
      setAdding(true);
      try {
        const added = await addToCart(browserApi, { productId: product.id, quantity });
        setInCart(added?.quantity ?? 0);
        announceChange('/api/cart');
        toast({ title: t.addedToCart, description: product.name });
      } catch (error) {
        await tellFailure(error, quantity);
      } finally {
        setAdding(false);
      }
    },
    messageSupplier() {
      const conversation = `/messages/${product.supplierId}`;
      const state: MessageSubject = { productId: product.id };
      if (user) navigate(conversation, { state });
      else void signInFirst('writeToSupplier', conversation);
    },
    requestQuote(quantity: number) {
      const request = `/rfqs/new?product=${product.id}&quantity=${quantity}`;
      if (!user) return void signInFirst('askForPrices', request);
      if (user.role === 'contractor') return void navigate(request);
      const description = t.contractorsQuoteText;
      toast({ title: t.notAvailable, description, variant: 'destructive' });
    },
  };
}
