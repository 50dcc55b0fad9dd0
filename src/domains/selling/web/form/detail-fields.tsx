import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { FieldError } from '../../../../ui/primitives/field-error.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { detailLimits } from '../../../catalogue/rules.ts';
import { useDetailNames } from '../../../catalogue/web/public-fields.ts';
import type { DetailRow } from './form-values.ts';
import { useProblemText } from './use-problem-text.ts';
import type { ProductForm } from './use-product-form.ts';

/** Names and values of the product's details; those that others give of its type are offered. */
export function DetailFields({ form }: { form: ProductForm }) {
  const t = useTexts('productForm');
  const nameOf = useDetailNames();
  const problem = useProblemText(form.problems);
  const lastId = useRef(0);
  const rows = form.values.specifications;
  const set = (next: readonly DetailRow[]) => form.change('specifications', next);
  const add = (key: string) => {
    lastId.current += 1;
    const id = `new-${Date.now()}-${lastId.current}`;
    set([...rows, { id, key, name: key ? nameOf(key) : '', value: '' }]);
  };
  const offered = form.suggestions.specifications.filter(
    ({ key }) => !rows.some((row) => row.key === key || row.name === nameOf(key)),
  );
  const valuesOf = (row: DetailRow) =>
    form.suggestions.specifications.find(({ key }) => key === row.key)?.values ?? [];
  const isFull = rows.length >= detailLimits.number;
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{t.details}</legend>
      <p className="field-hint mt-0 mb-2">{t.detailsHint}</p>
      {problem('specifications') && <FieldError>{problem('specifications')}</FieldError>}
      <div className="grid gap-2">
        {rows.map((row, index) => (
          <DetailInputs
            key={row.id}
            row={row}
            usual={valuesOf(row)}
            error={problem(`specifications.${row.id}`)}
            onChange={(next) => set(rows.with(index, next))}
            onRemove={() => set(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </div>
      {!isFull && (
        <div className="mt-3 flex flex-wrap gap-2">
          {offered.map(({ key }) => (
            <Button
              key={key}
              variant="outline"
              size="sm"
              aria-label={fill(t.addNamedDetail, { name: nameOf(key) })}
              onClick={() => add(key)}
            >
              <Plus aria-hidden="true" />
              {nameOf(key)}
            </Button>
          ))}
          <Button variant="ghost" size="sm" onClick={() => add('')}>
            <Plus aria-hidden="true" />
            {t.addDetail}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface DetailInputsProps {
  row: DetailRow;
  /** Values that others give. */
  usual: readonly string[];
  error: string | null;
  onChange: (row: DetailRow) => void;
  onRemove: () => void;
}

function DetailInputs({ row, usual, error, onChange, onRemove }: DetailInputsProps) {
  const t = useTexts('productForm');
  const id = useId();
  const wrong = error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {};
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-2">
        <Input
          {...wrong}
          aria-label={t.detailName}
          placeholder={t.detailName}
          maxLength={60}
          value={row.name}
          // A detail that gets another name is another one.
          onChange={(event) => onChange({ ...row, key: '', name: event.target.value })}
        />
        <Input
          {...wrong}
          aria-label={row.name || t.detailValue}
          placeholder={usual[0] ?? t.detailValue}
          maxLength={200}
          list={usual.length > 0 ? `${id}-usual` : undefined}
          value={row.value}
          onChange={(event) => onChange({ ...row, value: event.target.value })}
        />
        <IconButton
          label={fill(t.removeDetail, { name: row.name || t.thisDetail })}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {usual.length > 0 && (
        <datalist id={`${id}-usual`}>
          {usual.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
