import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { RemoveButton } from '../../../ui/primitives/remove-button.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { isLoad } from '../../materials/unit-rules.ts';
import { limits } from '../schema.ts';
import type { DraftLine } from './draft.ts';
import type { RfqErrors } from './problems.ts';
import { ProductField } from './product-field.tsx';

interface LineFieldsProps {
  line: DraftLine;
  number: number;
  errors: RfqErrors;
  onChange: (key: string, part: Partial<DraftLine>) => void;
  onRemove: (line: DraftLine, index: number) => void;
}

/**
 * One material: what, how much, and folded up how exactly and for how much. Drawn anew only where it was
 * typed into: a request may have 500 lines.
 */
export const LineFields = memo(function LineFields(props: LineFieldsProps) {
  const { line, number, errors, onRemove } = props;
  const onChange = (part: Partial<DraftLine>) => props.onChange(line.key, part);
  const t = useTexts('rfqs');
  const headingId = useId();
  const named = (field: keyof DraftLine) => `${line.key}.${field}`;
  return (
    <li
      aria-labelledby={headingId}
      className="grid gap-3 rounded-card border border-line bg-surface p-3 sm:p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <h3 id={headingId} className="font-sans font-semibold text-base tracking-normal">
          {fill(t.lineLabel, { number })}
        </h3>
        <RemoveButton
          label={fill(t.removeLine, { number })}
          onRemove={() => onRemove(line, number - 1)}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_9rem]">
        <Field
          label={t.productName}
          required
          error={errors[named('productName')]}
          className="col-span-2 sm:col-span-1"
        >
          {(control) => (
            <ProductField
              control={control}
              name={named('productName')}
              value={line.productName}
              maxLength={limits.productName}
              // Another name is another thing, unless it is chosen from the list.
              onType={(productName) => onChange({ productName, productId: null, categoryId: null })}
              onChoose={({ name, productId, category, unit }) =>
                onChange({
                  productName: name,
                  productId,
                  categoryId: category.id,
                  unit: line.unit || unit,
                })
              }
            />
          )}
        </Field>
        <HowMuch line={line} errors={errors} onChange={onChange} />
        {isLoad(line.unit) && <LoadField line={line} errors={errors} onChange={onChange} />}
      </div>
      <LineDetails line={line} errors={errors} onChange={onChange} />
    </li>
  );
});

interface PartProps extends Pick<LineFieldsProps, 'line' | 'errors'> {
  onChange: (part: Partial<DraftLine>) => void;
}

function HowMuch({ line, errors, onChange }: PartProps) {
  const t = useTexts('rfqs');
  const named = (field: keyof DraftLine) => `${line.key}.${field}`;
  return (
    <>
      <Field label={t.quantity} required error={errors[named('quantity')]}>
        {(control) => (
          <Input
            {...control}
            name={named('quantity')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={15}
            value={line.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        )}
      </Field>
      <Field label={t.unit} error={errors[named('unit')]}>
        {(control) => (
          <Input
            {...control}
            name={named('unit')}
            autoCapitalize="none"
            autoComplete="off"
            placeholder={t.unitPlaceholder}
            maxLength={limits.unit}
            value={line.unit}
            onChange={(event) => onChange({ unit: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** As lorries come in Kenya, in tonnes. */
const usualLoads = ['7', '10', '14', '18'];

/** How much a lorry holds: without it nobody can compare a lorry with a tonne. */
function LoadField({ line, errors, onChange }: PartProps) {
  const t = useTexts('rfqs');
  const name = `${line.key}.loadTonnes`;
  const [isOwn, setOwn] = useState(line.loadTonnes !== '' && !usualLoads.includes(line.loadTonnes));
  return (
    <div className="col-span-2 grid grid-cols-2 gap-3 sm:col-span-3">
      <Field label={t.load} hint={t.loadHint} error={isOwn ? undefined : errors[name]}>
        {(control) => (
          <Select
            {...control}
            name={isOwn ? undefined : name}
            value={isOwn ? 'own' : line.loadTonnes}
            onChange={({ target: { value } }) => {
              setOwn(value === 'own');
              onChange({ loadTonnes: value === 'own' ? '' : value });
            }}
            options={[
              { value: '', label: t.loadUnknown },
              ...usualLoads.map((value) => ({
                value,
                label: fill(t.loadTonnes, { tonnes: value }),
              })),
              { value: 'own', label: t.loadOther },
            ]}
          />
        )}
      </Field>
      {isOwn && (
        <Field label={t.loadOwn} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              value={line.loadTonnes}
              onChange={(event) => onChange({ loadTonnes: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** What is typed may not be an amount yet. */
const formatBudget = (text: string) => `KSh ${text}`;

function LineDetails({ line, errors, onChange }: PartProps) {
  const t = useTexts('rfqs');
  const named = (field: keyof DraftLine) => `${line.key}.${field}`;
  const filled = [line.specifications, line.estimatedBudget && formatBudget(line.estimatedBudget)];
  const preview = filled.filter(Boolean).join(' · ');
  return (
    <details className="group min-w-0">
      <summary className="-mx-1 flex min-h-11 cursor-pointer list-none items-center gap-1 px-1 font-semibold text-brand text-sm [&::-webkit-details-marker]:hidden">
        <span className="flex-none">{t.details}</span>
        <ChevronDown
          className="size-4 flex-none transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
        <span className="ml-1 min-w-0 flex-1 truncate font-normal text-ink-muted group-open:hidden">
          {preview}
        </span>
      </summary>
      <div className="grid gap-3 pt-1 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field
          label={`${t.specifications} (${t.optional})`}
          error={errors[named('specifications')]}
        >
          {(control) => (
            <Textarea
              {...control}
              name={named('specifications')}
              rows={2}
              placeholder={t.specificationsPlaceholder}
              maxLength={limits.specifications}
              value={line.specifications}
              onChange={(event) => onChange({ specifications: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={`${t.estimatedBudget} (${t.optional})`}
          hint={t.budgetHint}
          error={errors[named('estimatedBudget')]}
        >
          {(control) => (
            <Input
              {...control}
              name={named('estimatedBudget')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={15}
              value={line.estimatedBudget}
              onChange={(event) => onChange({ estimatedBudget: event.target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
