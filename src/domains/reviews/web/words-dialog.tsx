import { useState } from 'react';
import { ApiError } from '../../../ui/data/api-client.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { errorsOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';

interface WordsDialogProps {
  title: string;
  description: string;
  label: string;
  submitLabel: string;
  maxLength: number;
  /** What stood there before. */
  initial?: string;
  isDanger?: boolean;
  /** The name of the field as the API has it. */
  name: 'text' | 'reason';
  missing: 'reply_missing' | 'report_reason_missing' | 'reason_missing';
  done: string;
  send: (text: string) => Promise<unknown>;
  onClose: () => void;
  onDone?: () => unknown;
}

/** Asks for one text: a reply, what is wrong, why something is hidden. */
export function WordsDialog(props: WordsDialogProps) {
  const { title, description, label, submitLabel, maxLength, name, onClose } = props;
  const t = useTexts('reviews');
  const [text, setText] = useState(props.initial ?? '');
  const { errors, setErrors, isPending, onSubmit } = useWords(props, text);
  return (
    <FormDialog
      open
      title={title}
      description={description}
      size="sm"
      submitLabel={submitLabel}
      cancelLabel={t.cancel}
      isDanger={props.isDanger ?? false}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={label} error={errors[name]} required>
        {(control) => (
          <Textarea
            {...control}
            name={name}
            rows={4}
            maxLength={maxLength}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setErrors({});
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function useWords(props: WordsDialogProps, text: string) {
  const t = useTexts('reviews');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  const tellFailure = useTellFailure();
  return useForm({
    read: () => text.trim(),
    check: (words): Record<string, string> =>
      words === '' ? { [props.name]: refusals[props.missing] } : {},
    send: props.send,
    explain(error) {
      const atField = error instanceof ApiError ? errorsOf(error.issues, refusals) : {};
      if (atField[props.name]) return atField;
      void tellFailure(error, t.sendFailed);
      return {};
    },
    async onDone() {
      toast({ title: common.success, description: props.done });
      props.onClose();
      await props.onDone?.();
    },
  });
}
