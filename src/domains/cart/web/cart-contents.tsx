import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { groupBySupplier } from '../rules.ts';
import type { CartLine, CartRequest, SupplierTerms } from '../schema.ts';
import { CartSummary } from './cart-summary.tsx';
import { removeButtonId } from './remove-button.ts';
import { SupplierGroup } from './supplier-group.tsx';
import { useCart } from './use-cart.ts';

interface CartContentsProps {
  loaded: readonly CartLine[];
  /** What was asked for of these. */
  requests: readonly CartRequest[];
  terms: readonly SupplierTerms[];
}

/** A contractor's cart: the lines of each supplier, and what they come to. */
export function CartContents({ loaded, requests, terms }: CartContentsProps) {
  const t = useTexts('cart');
  const cart = useCart(loaded);
  const contents = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(contents, cart.lines);
  if (cart.lines.length === 0) {
    return (
      <div ref={contents} tabIndex={-1} className="outline-none">
        <EmptyState
          title={t.emptyTitle}
          text={t.emptyText}
          action={<LinkButton to="/products">{t.browse}</LinkButton>}
        />
      </div>
    );
  }
  return (
    <div
      ref={contents}
      tabIndex={-1}
      className="grid items-start gap-6 outline-none lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8"
    >
      <div className="grid gap-6">
        {groupBySupplier(cart.lines).map((lines) => (
          <SupplierGroup
            key={lines[0].product.supplierId}
            lines={lines}
            cart={cart}
            requests={requests}
            terms={terms.find(({ supplierId }) => supplierId === lines[0].product.supplierId)}
          />
        ))}
      </div>
      <CartSummary lines={cart.lines} requests={requests} />
    </div>
  );
}

/** "Remove" disappears under the reader's focus: it moves to the next line's, or to what is left. */
function useFocusAfterRemoval(
  contents: RefObject<HTMLDivElement | null>,
  lines: readonly CartLine[],
): void {
  const before = useRef(lines);
  useEffect(() => {
    const known = before.current;
    before.current = lines;
    if (lines.length >= known.length || document.activeElement !== document.body) return;
    const index = known.findIndex(({ id }, place) => lines[place]?.id !== id);
    const next = lines[index] ?? lines.at(-1);
    const button = next && document.getElementById(removeButtonId(next));
    (button ?? contents.current)?.focus();
  }, [contents, lines]);
}
