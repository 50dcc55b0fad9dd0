import { ShoppingCart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { buttonClass } from '../../../ui/primitives/button.tsx';
import { CountBadge } from '../../../ui/primitives/count-badge.tsx';
import { useWantedItem } from '../../catalogue/web/public.tsx';
import { cartCount } from './cart-count.ts';

/**
 * The way to the cart, with the number of its lines. Rendered for contractors, who alone have one; what
 * one of them wanted to add before signing in is added as soon as this appears.
 */
export function CartButton() {
  const t = useTexts('cart');
  useWantedItem();
  const count = useSyncExternalStore(cartCount.subscribe, cartCount.snapshot, () => null) ?? 0;
  return (
    <Link
      to="/cart"
      aria-label={labelOf(t, count)}
      className={`${buttonClass({ variant: 'ghost' })} btn-icon relative`}
    >
      <ShoppingCart aria-hidden="true" />
      <CountBadge count={count} variant="default" onIcon />
    </Link>
  );
}

function labelOf(t: { title: string; buttonOne: string; buttonMany: string }, count: number) {
  if (count === 0) return t.title;
  return count === 1 ? t.buttonOne : fill(t.buttonMany, { count });
}
