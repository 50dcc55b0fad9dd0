import { Check } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { oneOf } from '../../../shared/quantities.ts';
import { useUnitWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import type { RfqItem } from '../../rfqs/schema.ts';
import type { PriceListLine } from '../schema.ts';
import { isQuoted, type LineDraft } from './form-state.ts';
import { isOtherUnit } from './line-units.ts';
import { filled, stockShort } from './price-list.ts';

interface PriceListNoteProps {
  item: RfqItem;
  line: LineDraft;
  /** What comes near, where the list has nothing that is just this. */
  near: PriceListLine | undefined;
  vatIncluded: boolean;
  onChange: (rfqItemId: string, fields: Partial<LineDraft>) => void;
}

/** What a line was filled from, until it was looked at; or what could be offered instead. */
export function PriceListNote(props: PriceListNoteProps) {
  const { line, near } = props;
  if (line.look) return <Filled {...props} look={line.look} />;
  if (near && !isQuoted(line) && line.productId !== near.product.id) {
    return <Near {...props} near={near} />;
  }
  return null;
}

function Filled({
  item,
  line,
  look,
  onChange,
}: PriceListNoteProps & { look: NonNullable<LineDraft['look']> }) {
  const t = useTexts('quotations');
  const words = useQuantityWords();
  const typeWords = useTypeWords();
  const stock = useStockWords(look.stock, line.unit);
  return (
    <div className="mt-1.5 flex items-center gap-2 rounded-control bg-warning-soft pl-3 text-sm leading-tight">
      <p className="min-w-0 flex-1 wrap-anywhere py-1.5">
        <span className="font-semibold">{line.productName}</span> · {t.fits[look.fit]}
        {isOtherUnit(item, line.unit) && (
          <>
            {' · '}
            {fill(t.converted, {
              asked: words(item.quantity, item.unit),
              quantity: words(line.quantity, line.unit),
            })}
          </>
        )}
        {stock && <span className="font-semibold"> · {stock}</span>}
      </p>
      <IconButton
        label={fill(t.confirmLine, { product: typeWords(item.productName) })}
        icon={<Check aria-hidden="true" />}
        onClick={() => onChange(item.id, { look: null })}
      />
    </div>
  );
}

/** That there is less of it than is asked for; null where there is enough. */
function useStockWords(stock: number | null, unit: string): string | null {
  const t = useTexts('quotations');
  const words = useQuantityWords();
  if (stock === null) return null;
  return stock === 0 ? t.outOfStock : fill(t.stockShort, { quantity: words(stock, unit) });
}

function Near({ item, near, vatIncluded, onChange }: PriceListNoteProps & { near: PriceListLine }) {
  const t = useTexts('quotations');
  const unitWords = useUnitWords();
  const { fit, product } = near;
  const stock = useStockWords(stockShort(near), product.unit);
  return (
    <div className="mt-1.5 flex items-center gap-2 rounded-control border border-line border-dashed pl-3 text-sm leading-tight">
      <p className="min-w-0 flex-1 wrap-anywhere py-1.5">
        <span className="font-semibold">{fit === 'untold' ? t.mayDiffer : t.notTheSame}</span>{' '}
        {product.name},{' '}
        <span className="whitespace-nowrap tabular-nums">
          {formatUnitPrice(product.price)} / {unitWords(oneOf(product.unit))}
        </span>{' '}
        · {t.fits[fit]}
        {stock && <span className="font-semibold"> · {stock}</span>}
      </p>
      <Button
        variant="ghost"
        size="sm"
        aria-label={fill(t.offerProduct, { product: product.name })}
        // Whoever takes it by itself has looked at it.
        onClick={() => onChange(item.id, { ...filled(near, vatIncluded), look: null })}
      >
        {t.offerIt}
      </Button>
    </div>
  );
}
