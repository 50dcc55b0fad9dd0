import { useId } from 'react';
import { useTexts } from '../../../../../ui/messages.tsx';
import { Field } from '../../../../../ui/primitives/field.tsx';
import { Input } from '../../../../../ui/primitives/input.tsx';
import { useProblemText } from './use-problem-text.ts';
import type { ProductForm } from './use-product-form.ts';

/** Units that most things are sold in. */
const usualUnits = [
  'piece',
  '50 kg bag',
  '25 kg bag',
  'kg',
  'tonne',
  'metre',
  '6 m length',
  '12 m bar',
  'm²',
  'm³',
  'sheet',
  'roll',
  'box',
  'pair',
  'set',
  'litre',
];

/** Price, unit and how many. */
export function TradeFields({ form }: { form: ProductForm }) {
  const t = useTexts('productForm');
  const problem = useProblemText(form.problems);
  const unitsId = useId();
  const { values, change } = form;
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5">
      <Field label={t.price} error={problem('price')} required>
        {(control) => (
          <Input
            {...control}
            name="price"
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0.01"
            value={values.price}
            onChange={(event) => change('price', event.target.value)}
          />
        )}
      </Field>
      <Field label={t.unit} hint={t.unitHint} error={problem('unit')} required>
        {(control) => (
          <>
            <Input
              {...control}
              name="unit"
              list={unitsId}
              autoComplete="off"
              maxLength={60}
              value={values.unit}
              onChange={(event) => change('unit', event.target.value)}
            />
            <datalist id={unitsId}>
              {usualUnits.map((unit) => (
                <option key={unit} value={unit} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field label={t.stock} error={problem('stockQuantity')}>
        {(control) => (
          <Input
            {...control}
            name="stockQuantity"
            type="number"
            inputMode="numeric"
            step="1"
            min="0"
            value={values.stockQuantity}
            onChange={(event) => change('stockQuantity', event.target.value)}
          />
        )}
      </Field>
      <Field label={t.minimum} error={problem('minOrderQuantity')}>
        {(control) => (
          <Input
            {...control}
            name="minOrderQuantity"
            type="number"
            inputMode="numeric"
            step="1"
            min="1"
            value={values.minOrderQuantity}
            onChange={(event) => change('minOrderQuantity', event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
