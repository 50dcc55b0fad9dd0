import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { documentTypes } from '../../../../shared/upload-rules.ts';
import { apiFailure } from '../../../../ui/data/api-client.ts';
import { textOf, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { GroupError } from '../../../../ui/primitives/group-error.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { mostEvidence } from '../../dispute-rules.ts';
import { type Dispute, maxDisputeTextLength, type OrderDisputes } from '../../dispute-schema.ts';
import type { DeliveredOrder } from '../api.ts';
import { FilesField } from '../files-field.tsx';
import { KindField } from '../kind-field.tsx';
import { answerDispute, openDispute, sendEvidence } from './api.ts';

interface SayDialogProps {
  order: DeliveredOrder;
  /** Which dispute is answered; null opens one. */
  dispute: Dispute | null;
  /** What one can be opened about. */
  kinds: OrderDisputes['kinds'];
  open: boolean;
  onClose: () => void;
}

/** What one side has to say, with evidence: it opens a dispute, or answers in one. */
export function SayDialog({ order, dispute, kinds, open, onClose }: SayDialogProps) {
  const t = useTexts('disputes');
  const form = useSaying(order, dispute, onClose);
  const { errors, isPending, onSubmit, files, setFiles } = form;
  const forget = (name: string) => form.setErrors({ ...errors, [name]: '' });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={
        dispute
          ? fill(t.answerTitle, { number: dispute.number })
          : fill(t.openTitle, { number: order.number })
      }
      description={dispute ? undefined : t.openText}
      submitLabel={dispute ? t.answer : t.open}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
    >
      {!dispute && (
        <KindField
          label={t.kind}
          choose={t.choose}
          kinds={kinds.map((kind) => [kind, t.kinds[kind]] as const)}
          error={errors.kind}
          onChange={() => forget('kind')}
        />
      )}
      <Field label={t.text} error={errors.text} required>
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={4}
            maxLength={maxDisputeTextLength}
            onChange={() => forget('text')}
          />
        )}
      </Field>
      <FilesField
        label={t.files}
        add={t.addFiles}
        accepted={documentTypes}
        most={mostEvidence}
        files={files}
        onChange={setFiles}
      />
      {errors.files && <GroupError of="files">{errors.files}</GroupError>}
    </FormDialog>
  );
}

function useSaying(order: DeliveredOrder, dispute: Dispute | null, onClose: () => void) {
  const t = useTexts('disputes');
  const refusals = useTexts('refusals');
  const { revalidate } = useRevalidator();
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useForm({
    read: (data) => ({ kind: textOf(data, 'kind'), text: textOf(data, 'text').trim() }),
    check: ({ kind, text }) => ({
      ...(!dispute && kind === '' && { kind: refusals.dispute_kind_missing }),
      ...(text === '' && { text: refusals.dispute_text_missing }),
    }),
    async send({ kind, text }) {
      const said = { text, files: await sendEvidence(files) };
      await (dispute ? answerDispute(dispute.id, said) : openDispute(order.id, { kind, ...said }));
    },
    explain(error) {
      const sentence = refusalOf(error, refusals);
      if (!sentence) return { files: files.length > 0 ? t.filesFailed : t.failed };
      const at = apiFailure(error)?.issues[0]?.path.split('.')[0];
      return { [at === 'kind' || at === 'text' ? at : 'files']: sentence };
    },
    async onDone() {
      setFiles([]);
      toast({ title: dispute ? t.answered : t.opened });
      onClose();
      await revalidate();
    },
  });
  return { ...form, files, setFiles };
}
