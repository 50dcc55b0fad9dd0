import type { Language, Messages } from '../../../messages/index.ts';
import { apiFailure, browserApi } from '../../../ui/data/api-client.ts';
import { announceChange } from '../../../ui/data/changes.ts';
import type { ReadTexts } from '../../../ui/messages.tsx';
import { readRefusal } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { hereAddress } from '../../accounts/web/public.tsx';
import { addToCart } from './api.ts';
import type { CardProduct } from './card-product.ts';
import { decideCardAdd } from './cart-guards.ts';
import type { Presser } from './offers-cart.ts';
import { keepWanted } from './wanted-item.ts';

export interface CardAdd {
  readonly product: CardProduct;
  readonly wanted: number | undefined;
  readonly user: Presser;
  readonly navigate: (address: string) => void;
  readonly texts: Pick<Messages, 'catalogue' | 'common'>;
  readonly language: Language;
  readonly readTexts: ReadTexts;
}

/** What follows a press on "Add to Cart" of a card. Never rejects: what goes wrong is told by a toast. */
export async function addCardProduct({
  product,
  wanted,
  user,
  navigate,
  texts,
  language,
  readTexts,
}: CardAdd) {
  const { catalogue: t, common } = texts;
  const decision = decideCardAdd(user, product, wanted);
  const { id, name } = product;
  const askToLogIn = (quantity: number) => {
    keepWanted({ productId: id, quantity, name });
    toast({ title: t.loginRequired, description: t.loginRequiredText, variant: 'destructive' });
    navigate(`/auth?next=${encodeURIComponent(hereAddress())}`);
  };
  if (decision.kind === 'loginRequired') return askToLogIn(decision.quantity);
  if (decision.kind !== 'send') {
    const [title, description] =
      decision.kind === 'contractorsOnly'
        ? [t.notAvailable, t.contractorsAddText]
        : [t.outOfStock, t.outOfStockText];
    toast({ title, description, variant: 'destructive' });
    return;
  }
  try {
    await addToCart(browserApi, { productId: id, quantity: decision.quantity });
    announceChange('/api/cart');
    toast({ title: t.addedToCart, description: name });
  } catch (error) {
    if (apiFailure(error)?.isUnauthorized) return askToLogIn(decision.quantity);
    const description = (await readRefusal(error, language, readTexts)) ?? t.addFailed;
    toast({ title: common.error, description, variant: 'destructive' });
  }
}
