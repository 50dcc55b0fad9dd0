import { fill } from '../../../../messages/index.ts';
import { counties } from '../../../../shared/counties.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import {
  type ChoiceField,
  isChoice,
  type Field as JobField,
  jobs,
  type NumberField,
  numberWords,
  shownNumber,
  unitsOf,
} from '../../../materials/takeoff/public.ts';
import { assumptionsOf, type Calculation, dimensionsOf, usualText } from './said.ts';
import { useTakeOffWords } from './use-take-off-words.ts';

interface FormProps {
  calculation: Calculation;
  onSaid: (said: Readonly<Record<string, string>>) => void;
}

/** A plain form; with JavaScript the answer follows what is typed. */
export function TakeOffForm({ calculation, onSaid }: FormProps) {
  const t = useTexts('takeOff');
  const words = useTakeOffWords();
  const { job, said } = calculation;
  return (
    <form
      className="card grid grid-cols-1 gap-4 self-start p-4 md:p-6 print:hidden"
      method="get"
      action="/tools/takeoff"
      onSubmit={(event) => event.preventDefault()}
      onInput={(event) => {
        const typed = [...new FormData(event.currentTarget)];
        const now = Object.fromEntries(typed.map(([key, value]) => [key, String(value)]));
        // Another job has other fields: only the place stays.
        onSaid(now.job === job.key ? now : { job: now.job ?? '', county: now.county ?? '' });
      }}
    >
      <Field label={t.job}>
        {(control) => (
          <Select
            {...control}
            name="job"
            defaultValue={job.key}
            options={jobs.map(({ key }) => ({ value: key, label: words.job(key) }))}
          />
        )}
      </Field>
      <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{t.size}</legend>
        {dimensionsOf(job).map(([key, field]) => (
          <JobFieldInput key={key} name={key} field={field} calculation={calculation} />
        ))}
      </fieldset>
      <details className="rounded-sm border border-line">
        <summary className="min-h-11 cursor-pointer px-3 py-2.5">
          <strong>{t.assumptions}:</strong> <AssumptionLine calculation={calculation} />
        </summary>
        <div className="grid grid-cols-1 gap-4 p-3 pt-1 sm:grid-cols-2">
          <p className="text-ink-muted text-sm sm:col-span-2">{t.assumptionsHint}</p>
          {assumptionsOf(job).map(([key, field]) => (
            <JobFieldInput key={key} name={key} field={field} calculation={calculation} />
          ))}
        </div>
      </details>
      <Field label={t.county}>
        {(control) => (
          <Select
            {...control}
            name="county"
            defaultValue={said.county ?? ''}
            options={[
              { value: '', label: t.country },
              ...counties.map((one) => ({ value: one, label: one })),
            ]}
          />
        )}
      </Field>
      <noscript>
        <Button type="submit">{t.show}</Button>
      </noscript>
    </form>
  );
}

/** What is taken where nothing else is said, in one line. */
export function AssumptionLine({
  calculation: { job, said, done },
}: Pick<FormProps, 'calculation'>) {
  const words = useTakeOffWords();
  return assumptionsOf(job)
    .map(([key, field]) => {
      const value = done?.values[key];
      const shown = value === undefined ? said[key] || usualText(field) : null;
      return `${words.field(job.key, key).toLowerCase()} ${shown ?? words.value(field, value ?? '')}`;
    })
    .join(', ');
}

interface InputProps {
  name: string;
  field: JobField;
  calculation: Calculation;
}

function JobFieldInput({ name, field, calculation }: InputProps) {
  const t = useTexts('takeOff');
  const words = useTakeOffWords();
  const { job, wrong } = calculation;
  const label = words.field(job.key, name);
  if (isChoice(field))
    return <ChoiceInput name={name} field={field} label={label} calculation={calculation} />;
  const limit = (value: number) => numberWords(shownNumber(field, value), field.unit);
  const error =
    wrong.includes(name) && fill(t.wrong, { least: limit(field.least), most: limit(field.most) });
  return (
    <Field label={label} error={error || null}>
      {(control) => (
        <NumberInput
          {...control}
          name={name}
          field={field}
          label={label}
          calculation={calculation}
        />
      )}
    </Field>
  );
}

function ChoiceInput(props: {
  name: string;
  field: ChoiceField;
  label: string;
  calculation: Calculation;
}) {
  const { name, field, label, calculation } = props;
  const { option } = useTakeOffWords();
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={calculation.said[name] || field.usual}
          options={field.options.map((one) => ({ value: one, label: option(one) }))}
        />
      )}
    </Field>
  );
}

interface NumberInputProps extends Omit<InputProps, 'field'> {
  id: string;
  field: NumberField;
  label: string;
}

const symbols: Readonly<Record<string, string>> = { sqm: 'm²', sqft: 'ft²', inch: 'in' };

function NumberInput({
  name,
  field,
  label,
  calculation: { job, said },
  ...control
}: NumberInputProps) {
  const t = useTexts('takeOff');
  const units = unitsOf(field);
  const isSaidAnyway = !job.needs.flat().includes(name);
  return (
    <span className="flex gap-2">
      <Input
        {...control}
        className="min-w-0 flex-1"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={said[name] ?? (isSaidAnyway ? usualText(field) : '')}
      />
      {units.length > 0 ? (
        <Select
          className="w-24 flex-none"
          name={`${name}_unit`}
          aria-label={fill(t.unitOf, { field: label })}
          defaultValue={said[`${name}_unit`] ?? units[0]}
          options={units.map((unit) => ({ value: unit, label: symbols[unit] ?? unit }))}
        />
      ) : (
        field.unit !== '' && <span className="self-center text-ink-muted">{field.unit}</span>
      )}
    </span>
  );
}
