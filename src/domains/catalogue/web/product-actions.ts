import { useNavigate } from 'react-router';
import type { MessageSubject } from '../../../shared/message-subject.ts';
import { useLanguage, useReadTexts, useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { signInAddress, useCurrentUser } from '../../accounts/web/public.tsx';
import type { CardProduct } from './card-product.ts';

/** What a product card can do. Neither rejects: what goes wrong is told by a toast. */
export interface ProductActions {
  /** Adds the product's minimum order, or 1 where it has none; as many as are wanted, where that is more. */
  addToCart(product: CardProduct, wanted?: number): Promise<void>;
  messageSupplier(product: CardProduct): void;
}

/** Loaded at the first press: most who look at a list add nothing. */
const loadAdding = () => import('./add-card-product.ts');

/** The actions of a product card, for whoever is signed in. */
export function useProductActions(): ProductActions {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const catalogue = useTexts('catalogue');
  const common = useTexts('common');
  const language = useLanguage();
  const readTexts = useReadTexts();
  const texts = { catalogue, common };

  return {
    async addToCart(product, wanted) {
      const { addCardProduct } = await loadAdding().catch(() => ({ addCardProduct: null }));
      if (addCardProduct) {
        return addCardProduct({ product, wanted, user, navigate, texts, language, readTexts });
      }
      toast({ title: common.error, description: catalogue.addFailed, variant: 'destructive' });
    },
    messageSupplier({ id, supplierId }) {
      const conversation = `/messages/${supplierId}`;
      const state: MessageSubject = { productId: id };
      if (user) navigate(conversation, { state });
      else window.location.assign(signInAddress(conversation));
    },
  };
}
