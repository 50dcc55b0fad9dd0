import { type FormEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Switch } from '../../../../ui/primitives/switch.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { DetailFields } from './detail-fields.tsx';
import { FormNoticeCard } from './form-notice.tsx';
import { KindFields } from './kind-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { TradeFields } from './trade-fields.tsx';
import { useProblemText } from './use-problem-text.ts';
import type { ProductForm } from './use-product-form.ts';

/** The fields of a product, in the order in which people know them. */
export function ProductFields({ id, form }: { id: string; form: ProductForm }) {
  const t = useTexts('productForm');
  const problem = useProblemText(form.problems);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form id={id} ref={element} className="grid gap-5" noValidate onSubmit={submit}>
      <FormNoticeCard form={form} />
      <LineField form={form} name="name" hint={t.nameHint} maxLength={200} required />
      <KindFields form={form} />
      <TradeFields form={form} />
      <PictureFields form={form} />
      <LineField form={form} name="brandName" maxLength={120} />
      <Field label={t.description} error={problem('description')}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={4}
            maxLength={5_000}
            value={form.values.description}
            onChange={(event) => form.change('description', event.target.value)}
          />
        )}
      </Field>
      <DetailFields form={form} />
      <Switch
        label={t.active}
        description={t.activeHint}
        name="isActive"
        checked={form.values.isActive}
        onChange={(isActive) => form.change('isActive', isActive)}
      />
    </form>
  );
}

interface LineFieldProps {
  form: ProductForm;
  name: 'name' | 'brandName';
  hint?: string;
  maxLength: number;
  required?: boolean;
}

/** A text of one line. */
function LineField({ form, name, hint, maxLength, required = false }: LineFieldProps) {
  const t = useTexts('productForm');
  const problem = useProblemText(form.problems);
  const label = { name: t.name, brandName: t.brand }[name];
  return (
    <Field label={label} hint={hint} error={problem(name)} required={required}>
      {(control) => (
        <Input
          {...control}
          name={name}
          autoComplete="off"
          maxLength={maxLength}
          value={form.values[name]}
          onChange={(event) => form.change(name, event.target.value)}
        />
      )}
    </Field>
  );
}
