import { TriangleAlert } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { FieldError } from '../../../ui/primitives/field-error.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { QuantityStepper } from '../../../ui/primitives/quantity-stepper.tsx';
import { useTypeWords } from '../../../ui/product-words.ts';
import { useQuantityWords } from '../../../ui/quantity-words.ts';
import type { DeliveryLine } from '../schema.ts';
import { countsOf, type Lack, type LackName, lackNames, noLack } from './counts-state.ts';

interface CountFieldsProps {
  line: Pick<DeliveryLine, 'orderItemId' | 'name' | 'unit' | 'quantity'>;
  /** Absent where all of it is whole. */
  lack: Lack | undefined;
  onChange: (lack: Lack | null) => void;
}

/** One line of a delivery: all of it arrived, unless somebody says what is wrong with it. */
export function CountFields({ line, lack, onChange }: CountFieldsProps) {
  const t = useTexts('deliveries');
  const typeWords = useTypeWords();
  const words = useQuantityWords();
  const { name, unit, quantity } = line;
  const counts = countsOf(quantity, lack);
  return (
    <li className="grid gap-3 border-line border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere font-semibold">{typeWords(name)}</p>
        <p className="text-ink-muted text-sm">
          {fill(t.loadedOf, { quantity: words(quantity, unit) })}
        </p>
      </div>
      {lack ? (
        <>
          <div className="grid gap-3">
            {lackNames.map((one) => (
              <LackField key={one} line={line} name={one} lack={lack} onChange={onChange} />
            ))}
          </div>
          {counts ? (
            <p className="font-semibold tabular-nums" role="status">
              {fill(t.sumIs, { quantity: words(counts.delivered, unit) })}
            </p>
          ) : (
            <FieldError>{fill(t.sumWrong, { quantity: words(quantity, unit) })}</FieldError>
          )}
          <Button variant="outline" onClick={() => onChange(null)}>
            {t.allRight}
            <span className="sr-only">: {typeWords(name)}</span>
          </Button>
        </>
      ) : (
        <Button variant="outline" onClick={() => onChange(noLack)}>
          <TriangleAlert aria-hidden="true" />
          {t.somethingWrong}
          <span className="sr-only">: {typeWords(name)}</span>
        </Button>
      )}
    </li>
  );
}

interface LackFieldProps extends Omit<CountFieldsProps, 'lack'> {
  lack: Lack;
  name: LackName;
}

/** Whole units are stepped; of what is weighed or measured a decimal is typed. */
function LackField({ line, name, lack, onChange }: LackFieldProps) {
  const t = useTexts('deliveries');
  const typeWords = useTypeWords();
  const label = fill(t.countOf, { count: t.counts[name], product: typeWords(line.name) });
  const change = (text: string) => onChange({ ...lack, [name]: text });
  const whole = Number(line.quantity);
  if (!Number.isInteger(whole)) {
    return (
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={lack[name]}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
    );
  }
  const others = lackNames
    .filter((one) => one !== name)
    .reduce((sum, one) => sum + Number(lack[one]), 0);
  return (
    <div className="flex items-center justify-between gap-3">
      <span aria-hidden="true">{t.counts[name]}</span>
      <QuantityStepper
        label={label}
        value={Number(lack[name])}
        min={0}
        max={Math.max(0, whole - others)}
        aboveText={t.countAbove}
        onChange={(count) => change(count === 0 ? '' : String(count))}
      />
    </div>
  );
}
