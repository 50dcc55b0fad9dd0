import { memo, useRef } from 'react';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { oneOf } from '../../../shared/quantities.ts';
import { cx } from '../../../ui/cx.ts';
import { useQuantityWords, useUnitWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import type { RfqItem } from '../../rfqs/schema.ts';
import { lineCents } from '../rules.ts';
import { isQuoted, type LineDraft, type Problems, plain, problemsByLine } from './form-state.ts';
import { LineFinder, useLineFinder } from './line-finder.tsx';
import { exceeds, inAskedUnit, inNewUnit, isOtherUnit, offering } from './line-units.ts';
import { OfferField } from './offer-field.tsx';
import { ItemNotes } from './rfq-details.tsx';
import type { useQuotationForm } from './use-quotation-form.ts';

interface QuoteLinesProps {
  form: ReturnType<typeof useQuotationForm>;
  items: readonly RfqItem[];
  /** Whose products can be offered; null where there are none. */
  supplierId: string | null;
}

/** One row for each line of the RFQ: a price, how much of it, and what is offered. */
export function QuoteLines({ form, items, supplierId }: QuoteLinesProps) {
  const t = useTexts('quotations');
  const lines = new Map(form.draft.lines.map((line) => [line.rfqItemId, line]));
  const errorsOf = problemsByLine(form.errors);
  const finder = useLineFinder(items.length);
  const priced = form.draft.lines.filter(isQuoted).length;
  const list = useRef<HTMLOListElement>(null);
  const shown = finder.isFinding
    ? items.filter((item) => finder.isFound(item) || Object.keys(errorsOf(item.id)).length > 0)
    : items;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="sr-only">{t.items}</legend>
      <p className="text-ink-muted">{t.linesHint}</p>
      {finder.isMany && (
        <LineFinder
          finder={finder}
          label={t.findLine}
          undone={{
            label: t.onlyUnpriced,
            readIds: () => form.draft.lines.flatMap((one) => (isQuoted(one) ? [] : one.rfqItemId)),
          }}
          progress={fill(t.pricedOf, { priced, count: items.length })}
          found={fill(shown.length === 1 ? t.lineShown : t.linesShown, { count: shown.length })}
          onGo={() => list.current?.querySelector('input')?.focus()}
          className="bg-surface-raised md:-mx-6 md:px-6"
        />
      )}
      <ol ref={list} className="grid gap-3 [&_input]:scroll-mt-56">
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
              />
            )
          );
        })}
      </ol>
    </fieldset>
  );
}

interface QuoteLineProps {
  item: RfqItem;
  line: LineDraft;
  errors: Problems;
  onChange: (rfqItemId: string, fields: Partial<LineDraft>) => void;
  supplierId: string | null;
}

/** Drawn anew only where it was typed into: an RFQ may have 500 lines. */
const QuoteLine = memo(function QuoteLine({ supplierId, ...part }: QuoteLineProps) {
  const { item, line } = part;
  const t = useTexts('quotations');
  const words = useQuantityWords();
  return (
    <li className="rounded-card border border-line p-3 md:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 wrap-anywhere text-base">
          {item.productName}{' '}
          <span className="inline-block max-w-full font-normal text-ink-muted">
            {words(item.quantity, item.unit)}
          </span>
        </h3>
        <p className="font-extrabold font-heading tabular-nums" aria-live="polite">
          <span className="sr-only">{t.lineTotal}: </span>
          {amountOf(line) ?? <span className="font-normal text-ink-muted">{t.notQuoted}</span>}
        </p>
      </div>
      <ItemNotes item={item} />
      <div className="mt-2 -mb-3 grid grid-cols-2 gap-x-3 md:grid-cols-[1fr_1fr_1fr_2fr]">
        <LineNumber {...part} field="unitPrice" />
        <LineNumber {...part} field="quantity" />
        <LineUnit {...part} isAlone={supplierId === null} />
        {supplierId !== null && <LineOffer {...part} supplierId={supplierId} />}
      </div>
    </li>
  );
});

/** Label, box, error and hint, each on one height with its neighbours'. */
const lineField =
  'row-span-4 mb-3 grid grid-rows-subgrid [&>label]:wrap-anywhere [&>label]:self-end';

type PartProps = Omit<QuoteLineProps, 'supplierId'>;

function LineNumber({
  item,
  line,
  errors,
  onChange,
  field,
}: PartProps & { field: 'unitPrice' | 'quantity' }) {
  const t = useTexts('quotations');
  const words = useUnitWords();
  const name = `${field}.${item.id}`;
  const unit = line.unit.trim() || item.unit;
  const isTooMuch = field === 'quantity' && exceeds(item, plain(line.quantity), line.unit);
  const tooMuch = isTooMuch ? t.problems.moreThanAsked : null;
  const label =
    field === 'unitPrice' && unit ? fill(t.priceOf, { unit: words(oneOf(unit)) }) : t[field];
  return (
    <Field label={label} error={errors[name] ?? tooMuch} className={lineField}>
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={14}
          value={line[field]}
          onChange={(event) => onChange(item.id, { [field]: event.target.value })}
        />
      )}
    </Field>
  );
}

/** The supplier's own unit, and what that comes to in the one that was asked for. */
function LineUnit({ item, line, errors, onChange, isAlone }: PartProps & { isAlone: boolean }) {
  const t = useTexts('quotations');
  const words = useQuantityWords();
  const name = `unit.${item.id}`;
  const before = useRef(line);
  const comesTo =
    isOtherUnit(item, line.unit) && inAskedUnit(item, plain(line.quantity), line.unit);
  const asked = words(item.quantity, item.unit);
  return (
    <Field
      label={t.unit}
      error={errors[name]}
      hint={
        comesTo === false
          ? null
          : comesTo === null
            ? fill(t.unitUnknown, { asked })
            : fill(t.unitComesTo, { quantity: words(comesTo, item.unit), asked })
      }
      className={cx(lineField, isAlone ? 'col-span-2 md:col-span-1' : 'max-sm:col-span-2')}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          autoCapitalize="none"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={60}
          placeholder={item.unit ?? ''}
          value={line.unit}
          onFocus={() => {
            before.current = line;
          }}
          onChange={(event) => onChange(item.id, { unit: event.target.value })}
          onBlur={() => onChange(item.id, inNewUnit(item, before.current, line))}
        />
      )}
    </Field>
  );
}

function LineOffer({
  item,
  line,
  errors,
  onChange,
  supplierId,
}: PartProps & { supplierId: string }) {
  const t = useTexts('quotations');
  const name = `productId.${item.id}`;
  return (
    <Field label={t.offer} error={errors[name]} className={cx(lineField, 'max-sm:col-span-2')}>
      {(control) => (
        <OfferField
          control={control}
          name={name}
          supplierId={supplierId}
          chosen={line.productName}
          onChoose={(product) => onChange(item.id, offering(item, line, product))}
        />
      )}
    </Field>
  );
}

/** The line's total as it is typed; null while there is none. */
function amountOf(line: LineDraft): string | null {
  if (!isQuoted(line)) return null;
  try {
    const cents = lineCents({
      quantity: plain(line.quantity),
      unitPrice: plain(line.unitPrice),
    });
    return formatUnitPrice(fromCents(cents));
  } catch {
    return null;
  }
}
