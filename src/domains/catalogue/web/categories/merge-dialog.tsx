import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { countWords, fill } from '../../../../messages/index.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import type { AdminCategory } from '../../category-schema.ts';
import { mergeCategory } from './api.ts';

interface MergeDialogProps {
  category: AdminCategory;
  others: readonly AdminCategory[];
  onClose: () => void;
}

/** Which category takes over all that stands in this one; it cannot be undone. */
export function MergeDialog({ category, others, onClose }: MergeDialogProps) {
  const t = useTexts('shelves');
  const common = useTexts('common');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const [into, setInto] = useState('');
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: () => into,
    check: (id): Record<string, string> => (id === '' ? { into: t.mergeMissing } : {}),
    send: (id) => mergeCategory(category.id, id),
    explain(error) {
      void tellFailure(error, t.failed);
      return {};
    },
    async onDone() {
      toast({ title: common.success, description: t.categoryMerged });
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      open
      isDanger
      title={fill(t.mergeTitle, { name: category.name })}
      description={`${t.mergeText} ${countWords(t.productsIn, category.products)}, ${countWords(t.materialsIn, category.materials)}.`}
      submitLabel={t.merge}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t.mergeInto} error={errors.into} required>
        {(control) => (
          <Select
            {...control}
            name="into"
            value={into}
            options={[
              { value: '', label: t.choose },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => {
              setInto(event.target.value);
              setErrors({});
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
