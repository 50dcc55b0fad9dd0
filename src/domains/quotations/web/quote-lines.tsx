import { ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { countWords, fill } from '../../../messages/index.ts';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Switch } from '../../../ui/primitives/switch.tsx';
import type { RfqItem } from '../../rfqs/schema.ts';
import { isQuoted, problemsByLine } from './form-state.ts';
import { LineFinder, useLineFinder } from './line-finder.tsx';
import { countShort, countToLook } from './price-list.ts';
import { QuoteLine } from './quote-line.tsx';
import { usePriceList } from './use-price-list.ts';
import type { useQuotationForm } from './use-quotation-form.ts';

/** From so many lines on, they are shown with their prices alone at first. */
const manyPrices = 10;
/** And from so many on what they come to stays in view. */
const someLines = 4;

interface QuoteLinesProps {
  form: ReturnType<typeof useQuotationForm>;
  items: readonly RfqItem[];
  rfqId: string;
  /** Whose products can be offered; null where there are none. */
  supplierId: string | null;
}

/** One row for each line of the RFQ: a price, how much of it, and what is offered. */
export function QuoteLines({ form, items, rfqId, supplierId }: QuoteLinesProps) {
  const t = useTexts('quotations');
  const lines = new Map(form.draft.lines.map((line) => [line.rfqItemId, line]));
  const errorsOf = problemsByLine(form.errors);
  const finder = useLineFinder(items.length);
  const priceList = usePriceList(form, items, rfqId);
  const [isCompact, setCompact] = useState(items.length >= manyPrices);
  const list = useRef<HTMLOListElement>(null);
  const shown = finder.isFinding
    ? items.filter((item) => finder.isFound(item) || Object.keys(errorsOf(item.id)).length > 0)
    : items;
  const progress = <Progress form={form} count={items.length} />;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="sr-only">{t.items}</legend>
      <p className="text-ink-muted">{t.linesHint}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
        {supplierId !== null && <FillButton priceList={priceList} />}
        {items.length >= someLines && (
          <Switch
            className="max-sm:w-full"
            label={t.pricesOnly}
            checked={isCompact}
            onChange={setCompact}
          />
        )}
      </div>
      {finder.isMany ? (
        <LineFinder
          finder={finder}
          label={t.findLine}
          undone={{
            label: t.onlyUnpriced,
            readIds: () => form.draft.lines.flatMap((one) => (isQuoted(one) ? [] : one.rfqItemId)),
          }}
          progress={progress}
          found={fill(shown.length === 1 ? t.lineShown : t.linesShown, { count: shown.length })}
          onGo={() => list.current?.querySelector('input')?.focus()}
          className="bg-surface-raised md:-mx-6 md:px-6"
        />
      ) : (
        items.length >= someLines && (
          <div className="sticky top-14 z-10 -mx-4 border-line border-b bg-surface-raised px-4 py-2 text-sm tabular-nums md:top-16 md:-mx-6 md:px-6">
            {progress}
          </div>
        )
      )}
      <ToLook form={form} priceList={priceList} />
      <ol
        ref={list}
        className={
          isCompact
            ? 'divide-y divide-line [&_input]:scroll-mt-56'
            : 'grid gap-3 [&_input]:scroll-mt-56'
        }
      >
        {shown.map((item) => {
          const line = lines.get(item.id);
          return (
            line && (
              <QuoteLine
                key={item.id}
                item={item}
                line={line}
                errors={errorsOf(item.id)}
                onChange={form.changeLine}
                supplierId={supplierId}
                isCompact={isCompact}
                near={priceList.near.get(item.id)}
                vatIncluded={form.draft.vatIncluded}
              />
            )
          );
        })}
      </ol>
    </fieldset>
  );
}

interface FillProps {
  priceList: ReturnType<typeof usePriceList>;
}

function FillButton({ priceList }: FillProps) {
  const t = useTexts('quotations');
  return (
    <Button
      variant="outline"
      className="max-sm:w-full"
      pending={priceList.isReading}
      onClick={() => void priceList.fill()}
    >
      <ListChecks className="size-5" aria-hidden="true" />
      {t.fillFromList}
    </Button>
  );
}

type FormProps = Pick<QuoteLinesProps, 'form'>;

/** How many lines are priced, and what all comes to. */
function Progress({ form, count }: FormProps & { count: number }) {
  const t = useTexts('quotations');
  const priced = form.draft.lines.filter(isQuoted).length;
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-semibold">{fill(t.pricedOf, { priced, count })}</span>
      {form.totals && (
        <span className="font-extrabold font-heading text-base">
          <span className="sr-only">{t.total}: </span>
          {formatUnitPrice(fromCents(form.totals.total))}
        </span>
      )}
    </span>
  );
}

/** What was filled from the price list waits to be looked at. */
function ToLook({ form, priceList }: FormProps & Pick<FillProps, 'priceList'>) {
  const t = useTexts('quotations');
  const ui = useTexts('ui');
  const count = countToLook(form.draft);
  const short = countShort(form.draft);
  return (
    <div role="status" className="empty:hidden">
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-2 rounded-control bg-warning-soft py-1 pr-1 pl-3">
          <p className="mr-auto font-semibold">{countWords(t.toConfirm, count)}</p>
          {priceList.undo && (
            <Button variant="ghost" className="flex-none px-3" onClick={priceList.undo}>
              {ui.undo}
            </Button>
          )}
          <Button variant="ghost" className="flex-none px-3" onClick={priceList.confirmAll}>
            {t.confirmAll}
          </Button>
          {short > 0 && (
            <p className="w-full pr-2 pb-1.5 text-sm">{countWords(t.filledShort, short)}</p>
          )}
        </div>
      )}
    </div>
  );
}
