import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { imageTypes } from '../../../../shared/upload-rules.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { mostReturnPhotos, returnKinds } from '../../return-rules.ts';
import type { OrderReturns } from '../../return-schema.ts';
import { maxNoteLength } from '../../schema.ts';
import type { DeliveredOrder } from '../api.ts';
import { FilesField } from '../files-field.tsx';
import { KindField } from '../kind-field.tsx';
import { useLineErrors } from '../use-line-errors.ts';
import { askReturn } from './api.ts';
import { QuantityFields, quantitiesIn } from './quantity-fields.tsx';

interface AskReturnDialogProps {
  order: DeliveredOrder;
  lines: OrderReturns['returnable'];
  onClose: () => void;
}

/** The buyer says what is to go back, and why. */
export function AskReturnDialog(props: AskReturnDialogProps) {
  const { order, lines, onClose } = props;
  const t = useTexts('returns');
  const { errors, setErrors, isPending, onSubmit, photos, setPhotos } = useAsking(props);
  const forget = (name: string) => setErrors({ ...errors, [name]: '' });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={fill(t.askTitle, { number: order.number })}
      description={t.askText}
      submitLabel={t.ask}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <QuantityFields lines={lines} errors={errors} onChange={forget} />
      <KindField
        label={t.kind}
        choose={t.choose}
        kinds={returnKinds.map((kind) => [kind, t.kinds[kind]] as const)}
        error={errors.kind}
        onChange={() => forget('kind')}
      />
      <Field label={`${t.reason} (${t.optional})`} error={errors.reason}>
        {(control) => <Textarea {...control} name="reason" rows={2} maxLength={maxNoteLength} />}
      </Field>
      <FilesField
        label={t.photos}
        add={t.addPhotos}
        accepted={imageTypes}
        most={mostReturnPhotos}
        files={photos}
        onChange={setPhotos}
      />
    </FormDialog>
  );
}

function useAsking({ order, lines, onClose }: AskReturnDialogProps) {
  const t = useTexts('returns');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const { remember, explain } = useLineErrors(t.failed);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const form = useForm({
    read: (data) => ({
      kind: textOf(data, 'kind'),
      reason: textOf(data, 'reason').trim(),
      lines: quantitiesIn(data, lines).filter(({ quantity }) => !/^0*(\.0*)?$/.test(quantity)),
    }),
    check: (draft) => ({
      ...(draft.kind === '' && { kind: refusals.return_kind_missing }),
      ...(draft.lines.length === 0 && { lines: refusals.return_lines_missing }),
    }),
    send(draft) {
      remember(draft.lines);
      return askReturn(order.id, { ...draft, photos });
    },
    explain,
    async onDone() {
      toast({ title: t.asked });
      onClose();
      await revalidate();
    },
  });
  return { ...form, photos, setPhotos };
}
