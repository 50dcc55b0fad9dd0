import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { countWords, fill } from '../../../messages/index.ts';
import { formatEnd } from '../../../shared/dates.ts';
import { formatMoney, formatUnitPrice } from '../../../shared/money.ts';
import { cx } from '../../../ui/cx.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { UnitPrice } from '../../../ui/primitives/unit-price.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import type { FigureTerm } from '../figure-schema.ts';
import type { ComparedLine, ComparedQuote, ComparisonAnswer } from '../schema.ts';
import { linePlace, quotationPlace, termPlace } from './figure-places.ts';
import { SplitLines } from './split-lines.tsx';
import { type Pointed, ShownPlaces, useRow, useShownPlaces } from './use-shown-places.ts';

interface ComparisonCardProps {
  comparison: ComparisonAnswer;
  /** What a figure of the answer led to. */
  pointed: Pointed | null;
}

/** The quotations on one request, best first, the lines their figures are of, and the way to the award. */
export function ComparisonCard({ comparison, pointed }: ComparisonCardProps) {
  const t = useTexts('assistant');
  const shown = useShownPlaces(pointed);
  const { quotations, count, rfqId, title, split, mix } = comparison;
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface-raised p-3">
      <h3 className="wrap-anywhere font-semibold">{title}</h3>
      <ShownPlaces value={shown}>
        {quotations.length > 0 && (
          <ol className="grid gap-1">
            {quotations.map((quotation) => (
              <Quote key={quotation.quotationId} quotation={quotation} />
            ))}
          </ol>
        )}
        {mix && <SplitLines kind="mix" {...mix} />}
        {split && <SplitLines kind="split" {...split} />}
      </ShownPlaces>
      {count > quotations.length && (
        <p className="text-ink-muted text-sm">
          {fill(t.quotesMore, { count: count - quotations.length })}
        </p>
      )}
      <LinkButton to={count > 0 ? `/rfqs/${rfqId}#comparison` : `/rfqs/${rfqId}`} variant="outline">
        {count > 0 ? t.compare : t.draftOpen}
      </LinkButton>
    </section>
  );
}

function Quote({ quotation }: { quotation: ComparedQuote }) {
  const t = useTexts('assistant');
  const { coveredLines: covered, lines, deliveryTime: days, state, priced, terms } = quotation;
  const row = useRow(quotationPlace(quotation.quotationId), 'border-line border-t pt-1 text-sm');
  const coverWords = () => {
    if (covered === null) return t.quoteLumpSum;
    return lines === 1 && covered === 1 ? t.quoteOneLine : fill(t.quoteLines, { covered, lines });
  };
  const daysWords = fill(days === 1 ? t.quoteDaysOne : t.quoteDays, { days: days ?? 0 });
  return (
    <li {...row}>
      <div className="flex items-center justify-between gap-2">
        <span className="wrap-anywhere min-w-0 flex-1">{quotation.supplierName}</span>
        <span className="font-semibold">
          <Money amount={quotation.landedTotal} />
        </span>
        <LinkButton
          to={`/messages/${quotation.supplierId}`}
          variant="ghost"
          className="btn-icon -mr-2 shrink-0"
          aria-label={fill(t.messageNamed, { supplier: quotation.supplierName })}
          title={t.messageSupplier}
        >
          <MessageSquareText aria-hidden="true" />
        </LinkButton>
      </div>
      <p className="text-ink-muted">
        <TermRow id={quotation.quotationId} term="coverage">
          {coverWords()}
        </TermRow>
        {days !== null && (
          <>
            {' · '}
            <TermRow id={quotation.quotationId} term="deliveryTime">
              {daysWords}
            </TermRow>
          </>
        )}
        {state !== 'live' && ` · ${t.quoteStates[state]}`}
      </p>
      <details>
        <summary className="disclosure text-brand underline">
          {fill(t.quotePrices, { supplier: quotation.supplierName })}
        </summary>
        {priced.length > 0 && (
          <ul className="grid gap-1 pb-2">
            {priced.map((line) => (
              <PricedLine
                key={line.rfqItemId}
                line={line}
                place={linePlace(quotation.quotationId, line.rfqItemId)}
              />
            ))}
          </ul>
        )}
        {quotation.furtherLines !== undefined && (
          <p className="pb-2 text-ink-muted">
            {countWords(t.quoteFurther, quotation.furtherLines)}
          </p>
        )}
        <TermsOf quotation={quotation} terms={terms} />
      </details>
    </li>
  );
}

interface TermRowProps {
  id: string;
  term: FigureTerm;
  children: ReactNode;
}

/** A term of a quotation, where figures lead to. */
function TermRow({ id, term, children }: TermRowProps) {
  const { className, ...row } = useRow(termPlace(id, term), '');
  return (
    <span {...row} className={cx(className, className && 'mx-0 px-1 text-ink')}>
      {children}
    </span>
  );
}

interface TermsOfProps {
  quotation: ComparedQuote;
  terms: ComparedQuote['terms'];
}

/** What else the figures of an answer may be of. */
function TermsOf({ quotation: { quotationId, state, aiScore }, terms }: TermsOfProps) {
  const t = useTexts('assistant');
  const language = useLanguage();
  const { deliveryTerms, deliveryCost, vatIncluded, vatAmount, validUntil } = terms;
  const onTop =
    vatAmount === null ? t.quoteVatOnTop : fill(t.quoteVatOn, { amount: formatMoney(vatAmount) });
  const rows: readonly (readonly [term: FigureTerm, words: string])[] = [
    ['deliveryCost', fill(t.quoteDelivery[deliveryTerms], { amount: formatMoney(deliveryCost) })],
    ['vat', vatIncluded ? t.quoteVatIn : onTop],
    [
      'validUntil',
      fill(state === 'expired' ? t.quoteEnded : t.quoteValid, {
        date: formatEnd(validUntil, language),
      }),
    ],
    ['score', aiScore === null ? '' : fill(t.quoteScore, { score: aiScore })],
  ];
  return (
    <ul className="grid justify-items-start gap-0.5 pb-2 text-ink-muted">
      {rows
        .filter(([, words]) => words !== '')
        .map(([term, words]) => (
          <li key={term}>
            <TermRow id={quotationId} term={term}>
              {words}
            </TermRow>
          </li>
        ))}
    </ul>
  );
}

function PricedLine({ line, place }: { line: ComparedLine; place: string }) {
  const t = useTexts('assistant');
  const quantityWords = useQuantityWords();
  const typeWords = useTypeWords();
  const { productName, quantity, unit, unitPrice, normalizedUnitPrice, normalizedUnit } = line;
  return (
    <li {...useRow(place, 'grid gap-0.5')}>
      <span className="wrap-anywhere">
        <span className="text-ink-muted tabular-nums">{line.lineNo}. </span>
        {typeWords(productName)}: {quantityWords(quantity, unit)} ×{' '}
        <span className="whitespace-nowrap">{formatUnitPrice(unitPrice)}</span>
      </span>
      <span className="flex flex-wrap gap-x-2 text-ink-muted">
        <span>
          {t.quoteLanded} <Money amount={line.landedTotal} />
        </span>
        {normalizedUnitPrice !== null && normalizedUnit !== null && (
          <UnitPrice price={Number(normalizedUnitPrice).toFixed(2)} unit={normalizedUnit} />
        )}
      </span>
    </li>
  );
}
