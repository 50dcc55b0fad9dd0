import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { CategoryIcon, categoryIconKeys } from '../../../../ui/icons/category-icon.tsx';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { errorsOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import type { AdminCategory } from '../../category-schema.ts';
import { saveCategory } from './api.ts';

const longestName = 80;

/** A category's names in both languages and its drawing; null: a new one. */
export function CategoryDialog(props: { category: AdminCategory | null; onClose: () => void }) {
  const { category, onClose } = props;
  const t = useTexts('shelves');
  const [icon, setIcon] = useState(category?.icon ?? null);
  const { errors, isPending, onSubmit } = useCategoryForm(category, icon, onClose);
  return (
    <FormDialog
      open
      title={category ? t.editCategory : t.createCategory}
      description={category ? t.editCategoryText : t.createCategoryText}
      submitLabel={t.saveCategory}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t.nameEn} error={errors.name} required>
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={longestName}
            defaultValue={category?.name ?? ''}
          />
        )}
      </Field>
      <Field label={t.nameSw} hint={t.nameSwHint} error={errors.nameSw}>
        {(control) => (
          <Input
            {...control}
            name="nameSw"
            maxLength={longestName}
            defaultValue={category?.nameSw ?? ''}
          />
        )}
      </Field>
      <fieldset>
        <legend className="field-label">{t.icon}</legend>
        <div className="flex flex-wrap gap-2">
          {categoryIconKeys.map((key) => (
            <label
              key={key}
              className="grid size-12 cursor-pointer place-items-center rounded-control border border-line has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="icon"
                className="sr-only"
                aria-label={key}
                checked={icon === key}
                onChange={() => setIcon(key)}
              />
              <CategoryIcon name="" icon={key} />
            </label>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}

function useCategoryForm(category: AdminCategory | null, icon: string | null, onClose: () => void) {
  const t = useTexts('shelves');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  return useForm({
    read: (data) => ({
      name: textOf(data, 'name').trim(),
      nameSw: textOf(data, 'nameSw').trim() || null,
      icon,
    }),
    check: ({ name }): Record<string, string> =>
      name.length < 2 ? { name: refusals.line_short } : {},
    send: (entry) => saveCategory(category?.id ?? null, entry),
    explain(error) {
      const atField = error instanceof ApiError ? errorsOf(error.issues, refusals) : {};
      if (atField.name || atField.nameSw) return atField;
      void tellFailure(error, t.failed);
      return {};
    },
    async onDone() {
      toast({ title: common.success, description: t.categorySaved });
      onClose();
      await revalidate();
    },
  });
}
