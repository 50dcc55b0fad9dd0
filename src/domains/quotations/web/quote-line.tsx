import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { plainNumber } from '../../../shared/numbers.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import { specificationText } from '../../rfqs/rules.ts';
import { lineCents } from '../rules.ts';
import type { PriceListLine } from '../schema.ts';
import { isQuoted, type LineDraft } from './form-state.ts';
import { type LineFieldProps, LineNumber, LineOffer, LineUnit } from './line-fields.tsx';
import { isOtherUnit } from './line-units.ts';
import { PriceListNote } from './price-list-note.tsx';
import { ItemNotes } from './rfq-details.tsx';

interface QuoteLineProps extends LineFieldProps {
  supplierId: string | null;
  /** With its price alone, until it is opened. */
  isCompact: boolean;
  near: PriceListLine | undefined;
  vatIncluded: boolean;
}

/** Drawn anew only where it was typed into: an RFQ may have 500 lines. */
export const QuoteLine = memo(function QuoteLine({ isCompact, ...part }: QuoteLineProps) {
  return isCompact ? <CompactLine {...part} /> : <WholeLine {...part} />;
});

type LineProps = Omit<QuoteLineProps, 'isCompact'>;

function WholeLine(props: LineProps) {
  const { item, line } = props;
  const words = useQuantityWords();
  const typeWords = useTypeWords();
  return (
    <li className="rounded-card border border-line p-3 md:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 wrap-anywhere text-base">
          {typeWords(item.productName)}{' '}
          <span className="inline-block max-w-full font-normal text-ink-muted">
            {words(item.quantity, item.unit)}
          </span>
        </h3>
        <p className="font-extrabold font-heading tabular-nums" aria-live="polite">
          <Amount line={line} />
        </p>
      </div>
      <ItemNotes item={item} />
      <LineFields {...props}>
        <LineNumber {...props} field="unitPrice" />
      </LineFields>
      <PriceListNote {...props} />
    </li>
  );
}

/** One row: what is asked for, and its price. Its name opens the rest. */
function CompactLine(props: LineProps) {
  const { item, line, errors } = props;
  const typeWords = useTypeWords();
  const [isOpened, setOpened] = useState(false);
  const id = useId();
  const hasHiddenProblem = Object.keys(errors).some((name) => !name.startsWith('unitPrice.'));
  const isOpen = isOpened || hasHiddenProblem;
  return (
    <li className="py-2">
      <div className="grid grid-cols-[1fr_8.5rem] items-end gap-x-3 md:grid-cols-[1fr_13rem] md:gap-x-6">
        <div className="min-w-0">
          <h3 className="text-base">
            <button
              type="button"
              className="flex min-h-11 w-full items-start gap-1 text-left leading-tight"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpened(!isOpen)}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className={cx(!isOpen && 'line-clamp-2')}>{typeWords(item.productName)}</span>
              </span>
              <ChevronDown
                className={cx('size-4 flex-none text-ink-muted', isOpen && 'rotate-180')}
                aria-hidden="true"
              />
            </button>
          </h3>
          <Specifications {...props} />
          <Counted {...props} />
        </div>
        <LineNumber {...props} field="unitPrice" isAlone />
      </div>
      <div id={id}>{isOpen && <LineFields {...props} />}</div>
      <PriceListNote {...props} />
      {line.productName && !line.look && (
        <p className="mt-1 wrap-anywhere text-ink-muted text-sm">{line.productName}</p>
      )}
    </li>
  );
}

function Specifications({ item: { specifications } }: LineProps) {
  if (!specifications) return null;
  return (
    <p className="line-clamp-2 text-ink-muted text-sm leading-tight">
      {specificationText(specifications)}
    </p>
  );
}

/** How much is priced, and what that comes to. */
function Counted({ item, line }: LineProps) {
  const words = useQuantityWords();
  const isOwn =
    isOtherUnit(item, line.unit) || Number(plainNumber(line.quantity)) !== item.quantity;
  return (
    <p className="flex flex-wrap justify-between gap-x-2 text-sm tabular-nums" aria-live="polite">
      <span className="text-ink-muted">
        {words(item.quantity, item.unit)}
        {isOwn && ` → ${words(line.quantity, line.unit || item.unit)}`}
      </span>
      <span className="font-semibold">
        <Amount line={line} isQuiet />
      </span>
    </p>
  );
}

/** Quantity, unit and what is offered, after what is given. */
function LineFields({ supplierId, children, ...part }: LineProps & { children?: ReactNode }) {
  return (
    <div className="mt-2 -mb-3 grid grid-cols-2 gap-x-3 md:grid-cols-[1fr_1fr_1fr_2fr]">
      {children}
      <LineNumber {...part} field="quantity" />
      <LineUnit {...part} isAlone={supplierId === null} />
      {supplierId !== null && <LineOffer {...part} supplierId={supplierId} />}
    </div>
  );
}

function Amount({ line, isQuiet = false }: { line: LineDraft; isQuiet?: boolean }) {
  const t = useTexts('quotations');
  const amount = amountOf(line);
  if (amount === null && isQuiet) return null;
  return (
    <>
      <span className="sr-only">{t.lineTotal}: </span>
      {amount ?? <span className="font-normal text-ink-muted">{t.notQuoted}</span>}
    </>
  );
}

/** The line's total as it is typed; null while there is none. */
function amountOf(line: LineDraft): string | null {
  if (!isQuoted(line)) return null;
  try {
    const cents = lineCents({
      quantity: plainNumber(line.quantity),
      unitPrice: plainNumber(line.unitPrice),
    });
    return formatUnitPrice(fromCents(cents));
  } catch {
    return null;
  }
}
