import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { issuesOf } from '../../../../messages/refusals.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { errorsOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { useExplain } from '../../../accounts/web/public-explain.ts';
import { type EtimsEntry, etimsSchema, type OrderEtims } from '../../etims-schema.ts';
import { saveEtims } from './api.ts';

interface EtimsDialogProps {
  orderId: string;
  /** What stood there before. */
  invoice: OrderEtims['invoice'];
  onClose: () => void;
}

/** Where the supplier enters the numbers of the tax invoice. */
export function EtimsDialog(props: EtimsDialogProps) {
  const t = useTexts('etims');
  const { draft, change, errors, isPending, onSubmit } = useEtimsForm(props);
  const control = (name: keyof EtimsEntry) => ({
    name,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 60,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <FormDialog
      open
      title={t.title}
      description={t.formText}
      size="sm"
      submitLabel={t.save}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={props.onClose}
    >
      <Field label={t.unit} hint={t.unitHint} error={errors.controlUnit} required>
        {(field) => <Input {...field} {...control('controlUnit')} />}
      </Field>
      <Field label={t.number} hint={t.numberHint} error={errors.invoiceNumber} required>
        {(field) => <Input {...field} {...control('invoiceNumber')} />}
      </Field>
    </FormDialog>
  );
}

function useEtimsForm({ orderId, invoice, onClose }: EtimsDialogProps) {
  const t = useTexts('etims');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<EtimsEntry>({
    controlUnit: invoice?.controlUnit ?? '',
    invoiceNumber: invoice?.invoiceNumber ?? '',
  });
  const form = useForm({
    read: () => draft,
    check: (entry) => errorsOf(issuesOf(etimsSchema.safeParse(entry).error), refusals),
    send: (entry) => saveEtims(orderId, entry),
    explain: useExplain(t.failed),
    async onDone() {
      toast({ title: common.success, description: t.saved });
      onClose();
      await revalidate();
    },
  });
  const change = (name: keyof EtimsEntry, value: string) => {
    setDraft((now) => ({ ...now, [name]: value }));
    form.setErrors(({ [name]: _mended, ...others }) => others);
  };
  return { ...form, draft, change };
}
