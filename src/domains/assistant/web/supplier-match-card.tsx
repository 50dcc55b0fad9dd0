import { ListPlus, MessageSquareText, ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { useUnitWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { UnitPrice } from '../../../ui/primitives/unit-price.tsx';
import { useProductActions } from '../../catalogue/web/public.tsx';
import type { MatchedProduct, SupplierMatchAnswer } from '../schema.ts';
import { addDraftLine } from './draft-lines.ts';

interface Props {
  readonly match: SupplierMatchAnswer;
  /** The draft that lines can be added to. */
  readonly draftId: string | null;
}

/** A supplier who fits, why, and what it offers. */
export function SupplierMatchCard({ match, draftId }: Props) {
  const t = useTexts('assistant');
  const [first] = match.products;
  const actions = useProductActions();
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface-raised p-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="font-semibold">{match.supplierName}</h3>
          <p className="text-success text-sm">{fill(t.match, { score: match.matchScore })}</p>
        </div>
        {first && (
          <IconButton
            label={fill(t.messageNamed, { supplier: match.supplierName })}
            tooltip={t.messageSupplier}
            className="shrink-0"
            icon={<MessageSquareText aria-hidden="true" />}
            onClick={() => actions.messageSupplier(first)}
          />
        )}
      </div>
      {match.reasons?.length > 0 && (
        <p className="text-ink-muted text-sm">{match.reasons.join(' · ')}</p>
      )}
      <ul className="grid gap-1">
        {match.products.map((product) => (
          <ProductLine key={product.id ?? product.name} product={product} draftId={draftId} />
        ))}
      </ul>
    </section>
  );
}

function ProductLine({ product, draftId }: { product: MatchedProduct; draftId: string | null }) {
  const t = useTexts('assistant');
  const actions = useProductActions();
  const unitWords = useUnitWords();
  return (
    <li className="flex items-center justify-between gap-1 border-line border-t pt-1">
      <Link to={`/products/${product.slug}`} className="link min-w-0 flex-1 py-1 text-sm">
        <span className="block">{product.name}</span>
        <span className="block tabular-nums">
          <Money amount={product.price} /> / {unitWords(product.unit)}
        </span>
        {product.basePrice && (
          <UnitPrice
            price={product.basePrice.price}
            unit={product.basePrice.unit}
            className="block text-ink-muted"
          />
        )}
      </Link>
      {draftId !== null && (
        <IconButton
          label={fill(t.addLineNamed, { product: product.name })}
          tooltip={t.addLine}
          icon={<ListPlus aria-hidden="true" />}
          onClick={() => addDraftLine(draftId, product, t.lineAdded)}
        />
      )}
      <IconButton
        label={fill(t.addNamed, { product: product.name })}
        tooltip={t.addToCart}
        icon={<ShoppingCart aria-hidden="true" />}
        onClick={() => actions.addToCart(product, product.askedQuantity ?? undefined)}
      />
    </li>
  );
}
