import { useRef } from 'react';
import { fill } from '../../../messages/index.ts';
import { plainNumber } from '../../../shared/numbers.ts';
import { oneOf } from '../../../shared/quantities.ts';
import { cx } from '../../../ui/cx.ts';
import { useUnitWords } from '../../../ui/material-words.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import type { RfqItem } from '../../rfqs/schema.ts';
import type { LineDraft, Problems } from './form-state.ts';
import { exceeds, inAskedUnit, inNewUnit, isOtherUnit, offering } from './line-units.ts';
import { OfferField } from './offer-field.tsx';

/** The fields of one line of a quotation. */

export interface LineFieldProps {
  item: RfqItem;
  line: LineDraft;
  errors: Problems;
  onChange: (rfqItemId: string, fields: Partial<LineDraft>) => void;
}

/** Label, box, error and hint, each on one height with its neighbours'. */
const lineField =
  'row-span-4 mb-3 grid grid-rows-subgrid [&>label]:wrap-anywhere [&>label]:self-end';

export function LineNumber({
  item,
  line,
  errors,
  onChange,
  field,
  isAlone = false,
}: LineFieldProps & {
  field: 'unitPrice' | 'quantity';
  /** Beside the name of its line, not beside its other fields. */
  isAlone?: boolean;
}) {
  const refusals = useTexts('refusals');
  const t = useTexts('quotations');
  const words = useUnitWords();
  const typeWords = useTypeWords();
  const name = `${field}.${item.id}`;
  const unit = line.unit.trim() || item.unit;
  const isTooMuch = field === 'quantity' && exceeds(item, plainNumber(line.quantity), line.unit);
  const tooMuch = isTooMuch ? refusals.quantity_above_asked : null;
  const label =
    field === 'unitPrice' && unit ? fill(t.priceOf, { unit: words(oneOf(unit)) }) : t[field];
  return (
    <Field
      label={
        <>
          {label}
          {isAlone && <span className="sr-only">, {typeWords(item.productName)}</span>}
        </>
      }
      error={errors[name] ?? tooMuch}
      className={isAlone ? '[&>label]:mb-0.5 [&>label]:text-xs' : lineField}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={14}
          className={cx(isAlone && 'text-right')}
          value={line[field]}
          onChange={(event) => onChange(item.id, { [field]: event.target.value })}
          // Whoever goes on from a price that was filled has looked at it.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && line.look) onChange(item.id, { look: null });
          }}
        />
      )}
    </Field>
  );
}

/** The supplier's own unit, and what that comes to in the one that was asked for. */
export function LineUnit({
  item,
  line,
  errors,
  onChange,
  isAlone,
}: LineFieldProps & { isAlone: boolean }) {
  const t = useTexts('quotations');
  const words = useQuantityWords();
  const name = `unit.${item.id}`;
  const before = useRef(line);
  const comesTo =
    isOtherUnit(item, line.unit) && inAskedUnit(item, plainNumber(line.quantity), line.unit);
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

export function LineOffer({
  item,
  line,
  errors,
  onChange,
  supplierId,
}: LineFieldProps & { supplierId: string }) {
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
