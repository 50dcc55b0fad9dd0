import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { useRead } from '../../../../ui/data/use-read.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import type { AdminProduct } from '../../product-schema.ts';
import { mergeProducts, readFilters, readProducts } from './api.ts';

interface MergeProductDialogProps {
  product: AdminProduct;
  onClose: () => void;
  onDone: () => unknown;
}

/** Which listing of the same supplier takes over this one; it cannot be undone. */
export function MergeProductDialog({ product, onClose, onDone }: MergeProductDialogProps) {
  const { id, name, supplier } = product;
  const t = useTexts('shelves');
  const common = useTexts('common');
  const tellFailure = useTellFailure();
  const [into, setInto] = useState('');
  const others = useSimilar(product);
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: () => into,
    check: (chosen): Record<string, string> =>
      chosen === '' ? { into: t.mergeProductMissing } : {},
    send: (chosen) => mergeProducts(id, chosen),
    explain(error) {
      void tellFailure(error, t.failed);
      return {};
    },
    async onDone() {
      toast({ title: common.success, description: t.productsMerged });
      await onDone();
    },
  });
  return (
    <FormDialog
      open
      isDanger
      title={fill(t.mergeProductTitle, { name })}
      description={fill(t.mergeProductText, { supplier: supplier.name ?? t.noName })}
      submitLabel={t.merge}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {others === null ? (
        <Skeleton className="h-12" />
      ) : (
        <Field label={t.mergeInto} error={errors.into} required>
          {(control) => (
            <Select
              {...control}
              name="into"
              value={into}
              options={[
                { value: '', label: others.length > 0 ? t.choose : t.noOthers },
                ...others.map((one) => ({ value: one.id, label: one.name })),
              ]}
              onChange={(event) => {
                setInto(event.target.value);
                setErrors({});
              }}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

/** The supplier's other products; those that share the first word of the name come first. */
function useSimilar({ id, name, supplier }: AdminProduct): readonly AdminProduct[] | null {
  const [word = ''] = name.split(/\s+/);
  const { data, hasFailed } = useRead(id, async () => {
    const own = { ...readFilters(new URLSearchParams()), supplier: supplier.name ?? '' };
    const [alike, all] = await Promise.all([
      readProducts(browserApi, { ...own, search: word }),
      readProducts(browserApi, own),
    ]);
    const byId = new Map([...alike.items, ...all.items].map((one) => [one.id, one]));
    return [...byId.values()].filter((one) => one.id !== id && one.supplier.id === supplier.id);
  });
  return hasFailed ? [] : data;
}
