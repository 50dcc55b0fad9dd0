import { useState } from 'react';
import { countWords } from '../../../../messages/index.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import type { AdminProduct, ProductStep, ProductStepAnswer } from '../../product-schema.ts';
import type { MaterialName } from '../knowledge/api.ts';
import { MaterialField } from '../knowledge/material-field.tsx';
import { stepProducts } from './api.ts';

export interface BulkStep {
  readonly kind: 'takeDown' | 'putBack' | 'type';
  readonly products: readonly AdminProduct[];
}

interface StepDialogProps {
  step: BulkStep;
  onClose: () => void;
  onDone: () => unknown;
}

const maxReasonLength = 500;

/** Asks before several products are changed at once: why, or what they are. */
export function StepDialog({ step, onClose, onDone }: StepDialogProps) {
  const { kind, products } = step;
  const t = useTexts('shelves');
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  const tellDone = useTellDone(onDone);
  const [material, setMaterial] = useState<MaterialName | null>(null);
  const ids = products.map(({ id }) => id);
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: (data): ProductStep =>
      kind === 'type'
        ? { kind, ids, productType: material?.key ?? null }
        : {
            kind: 'standing',
            ids,
            isActive: kind === 'putBack',
            reason: textOf(data, 'reason').trim(),
          },
    check: (sent): Record<string, string> =>
      sent.kind === 'standing' && sent.reason === '' ? { reason: refusals.reason_missing } : {},
    send: async (sent) => ({ sent, answer: await stepProducts(sent) }),
    explain(error) {
      void tellFailure(error, t.failed);
      return {};
    },
    onDone: ({ sent, answer }) => tellDone(sent, answer),
  });
  return (
    <FormDialog
      open
      isDanger={kind === 'takeDown'}
      title={t.steps[kind]}
      description={`${countWords(t.chosen, products.length)}. ${t.stepTexts[kind]}`}
      submitLabel={t.steps[kind]}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {kind === 'type' ? (
        <MaterialField chosen={material} onChoose={setMaterial} />
      ) : (
        <Field label={t.reason} error={errors.reason} required>
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              rows={3}
              maxLength={maxReasonLength}
              onChange={() => setErrors({})}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

/** Says how many were changed, and undoes it where asked. */
function useTellDone(onDone: () => unknown) {
  const t = useTexts('shelves');
  const common = useTexts('common');
  const tellFailure = useTellFailure();
  return async (sent: ProductStep, { changed }: ProductStepAnswer) => {
    const undo = async () => {
      try {
        for (const step of undoing(sent, changed, t.undo)) await stepProducts(step);
        toast({ title: common.success, description: t.undone });
      } catch (error) {
        void tellFailure(error, t.failed);
      }
      await onDone();
    };
    const action = { label: t.undo, onClick: () => void undo() };
    toast({
      title: common.success,
      description: countWords(t.productsChanged, changed.length),
      ...(changed.length > 0 && { action }),
    });
    await onDone();
  };
}

/** The steps that bring back what was before: of types one for each that there was. */
function undoing(
  sent: ProductStep,
  changed: ProductStepAnswer['changed'],
  reason: string,
): ProductStep[] {
  if (sent.kind === 'standing') {
    const ids = changed.map(({ id }) => id);
    return [{ kind: 'standing', ids, isActive: !sent.isActive, reason }];
  }
  const byType = Map.groupBy(changed, ({ productType }) => productType);
  return [...byType].map(([productType, products]) => ({
    kind: 'type',
    ids: products.map(({ id }) => id),
    productType,
  }));
}
