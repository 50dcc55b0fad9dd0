import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { useQuantityWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import type { RfqItem } from '../../rfqs/schema.ts';
import { lineCents } from '../rules.ts';
import { isQuoted, type LineDraft } from './form-state.ts';
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
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t.items}</legend>
      <p className="text-ink-muted">{t.linesHint}</p>
      <ol className="grid gap-3">
        {items.map((item) => {
          const line = form.draft.lines.find(({ rfqItemId }) => rfqItemId === item.id);
          return (
            line && (
              <QuoteLine
                key={item.id}
                form={form}
                item={item}
                line={line}
                supplierId={supplierId}
              />
            )
          );
        })}
      </ol>
    </fieldset>
  );
}

interface QuoteLineProps extends Omit<QuoteLinesProps, 'items'> {
  item: RfqItem;
  line: LineDraft;
}

function QuoteLine({ form, item, line, supplierId }: QuoteLineProps) {
  const t = useTexts('quotations');
  const words = useQuantityWords();
  const errorOf = (field: keyof LineDraft) => form.errors[`${field}.${item.id}`];
  return (
    <li className="rounded-card border border-line p-3 md:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 break-words text-base">
          {item.productName}{' '}
          <span className="whitespace-nowrap font-normal text-ink-muted">
            {words(item.quantity, item.unit)}
          </span>
        </h3>
        <p className="font-extrabold font-heading tabular-nums" aria-live="polite">
          <span className="sr-only">{t.lineTotal}: </span>
          {amountOf(line) ?? <span className="font-normal text-ink-muted">{t.notQuoted}</span>}
        </p>
      </div>
      <ItemNotes item={item} />
      <div className="mt-2 grid grid-cols-[1.4fr_1fr] gap-3 md:grid-cols-[1fr_1fr_2fr]">
        {(['unitPrice', 'quantity'] as const).map((field) => (
          <Field key={field} label={t[field]} error={errorOf(field)}>
            {(control) => (
              <Input
                {...control}
                name={`${field}.${item.id}`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
                value={line[field]}
                onChange={(event) => form.changeLine(item.id, { [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {supplierId !== null && (
          <Field label={t.offer} error={errorOf('productId')} className="col-span-2 md:col-span-1">
            {(control) => (
              <OfferField
                control={control}
                name={`productId.${item.id}`}
                supplierId={supplierId}
                chosen={line.productName}
                onChoose={(product) =>
                  form.changeLine(item.id, {
                    productId: product?.id ?? '',
                    productName: product?.name ?? '',
                  })
                }
              />
            )}
          </Field>
        )}
      </div>
    </li>
  );
}

/** The line's total as it is typed; null while there is none. */
function amountOf(line: LineDraft): string | null {
  if (!isQuoted(line)) return null;
  try {
    const plain = (typed: string) => typed.replace(/[\s,]/g, '');
    const cents = lineCents({
      quantity: plain(line.quantity),
      unitPrice: plain(line.unitPrice),
    });
    return formatUnitPrice(fromCents(cents));
  } catch {
    return null;
  }
}
