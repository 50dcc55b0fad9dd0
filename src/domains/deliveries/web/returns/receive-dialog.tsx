import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Checkbox } from '../../../../ui/primitives/checkbox.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { GoodsReturn } from '../../return-schema.ts';
import { useLineErrors } from '../use-line-errors.ts';
import { receiveReturn } from './api.ts';
import { QuantityFields, quantitiesIn } from './quantity-fields.tsx';

/** The supplier counts what came back, beginning with what was agreed. */
export function ReceiveDialog({ asked, onClose }: { asked: GoodsReturn; onClose: () => void }) {
  const t = useTexts('returns');
  const { revalidate } = useRevalidator();
  const { remember, explain } = useLineErrors(t.failed);
  const { id, number, kind, lines } = asked;
  const { errors, setErrors, isPending, onSubmit } = useForm({
    read: (data) => ({ lines: quantitiesIn(data, lines), isRestocked: data.has('isRestocked') }),
    send(draft) {
      remember(draft.lines);
      return receiveReturn(id, draft);
    },
    explain,
    async onDone() {
      toast({ title: t.received });
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={fill(t.receiveTitle, { number })}
      description={t.receiveText}
      submitLabel={t.receive}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <QuantityFields
        lines={lines.map((line) => ({ ...line, start: line.quantity }))}
        errors={errors}
        onChange={(name) => setErrors({ ...errors, [name]: '' })}
      />
      <Checkbox
        name="isRestocked"
        label={t.restock}
        description={t.restockHint}
        defaultChecked={kind === 'surplus' || kind === 'wrong'}
      />
    </FormDialog>
  );
}
