import { useId } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
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
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5">
      <NumberField
        form={form}
        name="price"
        label={t.price}
        hint={t.priceHint}
        step="0.01"
        min="0.01"
        required
      />
      <UnitField form={form} />
      <NumberField form={form} name="stockQuantity" label={t.stock} step="1" min="0" />
      <NumberField form={form} name="minOrderQuantity" label={t.minimum} step="1" min="1" />
    </div>
  );
}

interface NumberFieldProps {
  form: ProductForm;
  name: 'price' | 'stockQuantity' | 'minOrderQuantity';
  label: string;
  hint?: string;
  step: '0.01' | '1';
  min: string;
  required?: boolean;
}

function NumberField(props: NumberFieldProps) {
  const { form, name, label, hint, step, min, required = false } = props;
  const problem = useProblemText(form.problems);
  return (
    <Field label={label} hint={hint} error={problem(name)} required={required}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="number"
          inputMode={step === '1' ? 'numeric' : 'decimal'}
          step={step}
          min={min}
          value={form.values[name]}
          onChange={(event) => form.change(name, event.target.value)}
        />
      )}
    </Field>
  );
}

function UnitField({ form }: { form: ProductForm }) {
  const t = useTexts('productForm');
  const problem = useProblemText(form.problems);
  const unitsId = useId();
  return (
    <Field label={t.unit} hint={t.unitHint} error={problem('unit')} required>
      {(control) => (
        <>
          <Input
            {...control}
            name="unit"
            list={unitsId}
            autoComplete="off"
            maxLength={60}
            value={form.values.unit}
            onChange={(event) => form.change('unit', event.target.value)}
          />
          <datalist id={unitsId}>
            {usualUnits.map((unit) => (
              <option key={unit} value={unit} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
