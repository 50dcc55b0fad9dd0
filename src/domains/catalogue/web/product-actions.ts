import { useNavigate } from 'react-router';
import type { MessageSubject } from '../../../shared/message-subject.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import { useQuantityWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { hereAddress, signInAddress, useCurrentUser } from '../../accounts/web/public.tsx';
import type { ProductCard } from '../schema.ts';
import { addToCart, apiFailure } from './api.ts';
import { decideCardAdd } from './cart-guards.ts';
import { cartRefusalText } from './cart-refusal.ts';
import { keepWanted } from './wanted-item.ts';

export type CardProduct = Pick<
  ProductCard,
  'id' | 'name' | 'supplierId' | 'stockQuantity' | 'minOrderQuantity'
>;

/** What a product card can do. Neither rejects: what goes wrong is told by a toast. */
export interface ProductActions {
  /** Adds the product's minimum order, or 1 where it has none; as many as are wanted, where that is more. */
  addToCart(product: CardProduct, wanted?: number): Promise<void>;
  messageSupplier(product: CardProduct): void;
}

/** The actions of a product card, for whoever is signed in. */
export function useProductActions(): ProductActions {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const quantityWords = useQuantityWords();

  const askToLogIn = ({ id, name }: CardProduct, quantity: number) => {
    keepWanted({ productId: id, quantity, name });
    toast({ title: t.loginRequired, description: t.loginRequiredText, variant: 'destructive' });
    navigate(`/auth?next=${encodeURIComponent(hereAddress())}`);
  };
  const send = async (product: CardProduct, quantity: number) => {
    try {
      await addToCart(browserApi, { productId: product.id, quantity });
      announceChange('/api/cart');
      toast({ title: t.addedToCart, description: product.name });
    } catch (error) {
      const refusal = apiFailure(error);
      if (refusal?.isUnauthorized) return askToLogIn(product, quantity);
      const description = cartRefusalText(error, t, quantityWords) ?? t.addFailed;
      toast({ title: common.error, description, variant: 'destructive' });
    }
  };

  return {
    async addToCart(product, wanted) {
      const decision = decideCardAdd(user, product, wanted);
      if (decision.kind === 'send') return send(product, decision.quantity);
      if (decision.kind === 'loginRequired') return askToLogIn(product, decision.quantity);
      const [title, description] =
        decision.kind === 'contractorsOnly'
          ? [t.notAvailable, t.cartRefusals.forbidden]
          : [t.outOfStock, t.outOfStockText];
      toast({ title, description, variant: 'destructive' });
    },
    messageSupplier({ id, supplierId }) {
      const conversation = `/messages/${supplierId}`;
      const state: MessageSubject = { productId: id };
      if (user) navigate(conversation, { state });
      else window.location.assign(signInAddress(conversation));
    },
  };
}
