import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { imageTypes } from '../../../shared/upload-rules.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { GroupError } from '../../../ui/primitives/group-error.tsx';
import { refusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { mostPhotos } from '../rules.ts';
import type { Delivery } from '../schema.ts';
import { confirmArrival } from './api.ts';
import { CountFields } from './count-fields.tsx';
import { countedLines, type Lacks, lacksOf } from './counts-state.ts';
import { FilesField } from './files-field.tsx';

interface ArrivalDialogProps {
  /** Null while nothing is asked. */
  delivery: Delivery | null;
  onClose: () => void;
}

/** The buyer counts what arrived, beginning with what the driver has counted. */
export function ArrivalDialog(props: ArrivalDialogProps) {
  const { delivery, onClose } = props;
  const t = useTexts('deliveries');
  const { errors, isPending, onSubmit, lacks, change, photos, setPhotos } = useArrival(props);
  return (
    <FormDialog
      open={delivery !== null}
      onClose={onClose}
      title={fill(t.confirmTitle, { number: delivery?.number ?? '' })}
      description={t.confirmText}
      submitLabel={t.confirm}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      <ul>
        {delivery?.lines.map((line) => (
          <CountFields
            key={line.orderItemId}
            line={line}
            lack={lacks[line.orderItemId]}
            onChange={(lack) => change(line.orderItemId, lack)}
          />
        ))}
      </ul>
      <FilesField
        label={t.photosField}
        add={t.addPhotos}
        accepted={imageTypes}
        most={mostPhotos}
        files={photos}
        onChange={setPhotos}
      />
      {errors.form && <GroupError of="form">{errors.form}</GroupError>}
    </FormDialog>
  );
}

function useArrival({ delivery, onClose }: ArrivalDialogProps) {
  const t = useTexts('deliveries');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const [entered, setEntered] = useState<Readonly<Record<string, Lacks>>>({});
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const lacks = delivery ? (entered[delivery.id] ?? lacksOf(delivery.lines)) : {};
  const { setErrors, ...form } = useForm({
    read: () => ({ delivery, lines: delivery && countedLines(delivery.lines, lacks) }),
    check: ({ lines }) => (lines ? {} : { form: refusals.counts_missing }),
    async send(draft) {
      if (!draft.delivery || !draft.lines) return;
      const { id: deliveryId, orderId } = draft.delivery;
      await confirmArrival(orderId, { deliveryId, lines: [...draft.lines] }, photos);
    },
    explain: (error) => ({ form: refusalOf(error, refusals) ?? t.failed }),
    async onDone() {
      setPhotos([]);
      toast({ title: t.confirmDone });
      onClose();
      await revalidate();
    },
  });
  const change = (id: string, lack: Lacks[string] | null) => {
    if (!delivery) return;
    const { [id]: _before, ...rest } = lacks;
    setErrors({});
    setEntered({ ...entered, [delivery.id]: lack ? { ...rest, [id]: lack } : rest });
  };
  return { ...form, lacks, change, photos, setPhotos };
}
