import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FormDialog } from '../../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { VerificationEntry } from '../../verification-schema.ts';
import { useAccountCall } from '../forms/use-account-call.ts';
import { useReload } from '../forms/use-reload.ts';
import { approveRequest, rejectRequest } from './decisions-api.ts';

export type DecisionKind = 'approve' | 'reject';

interface DecisionDialogProps {
  entry: Pick<VerificationEntry, 'id' | 'payees'>;
  /** Whose request it is. */
  name: string;
  /** What is to be confirmed; null while nothing is. */
  asked: DecisionKind | null;
  onClose: () => void;
  /** The request is decided, here or by somebody else. */
  onDecided: () => void;
}

/** Asks once more before a decision, which holds, and for the reason of a rejection. */
export function DecisionDialog({ entry, name, asked, onClose, onDecided }: DecisionDialogProps) {
  const t = useTexts('decisions');
  const { ofRequestText } = useTexts('payees');
  const { error, isPending, decide } = useDecision({ entry, name, onClose, onDecided });
  const isReject = asked === 'reject';
  const approveText = entry.payees.length > 0 ? `${t.approveText} ${ofRequestText}` : t.approveText;
  const title = fill(isReject ? t.rejectTitle : t.approveTitle, { name });
  return (
    <FormDialog
      open={asked !== null}
      onClose={onClose}
      kind={isReject ? 'dialog' : 'alert'}
      title={title}
      description={isReject ? t.rejectText : approveText}
      submitLabel={isReject ? t.reject : t.approve}
      cancelLabel={t.cancel}
      isDanger={isReject}
      isPending={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        void decide(isReject ? String(data.get('reason') ?? '').trim() : null);
      }}
    >
      {isReject && <ReasonField error={error} />}
    </FormDialog>
  );
}

const maxReasonLength = 1_000;

function ReasonField({ error }: { error: string | null }) {
  const t = useTexts('decisions');
  const { reason } = useTexts('verification');
  return (
    <Field label={reason} hint={t.reasonHint} error={error} required>
      {(control) => <Textarea {...control} name="reason" rows={4} maxLength={maxReasonLength} />}
    </Field>
  );
}

/** `decide(reason)` rejects for that reason; without one it approves. */
function useDecision(props: Omit<DecisionDialogProps, 'asked'>) {
  const t = useTexts('decisions');
  const common = useTexts('common');
  const call = useAccountCall();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const { entry, name } = props;
  const { id } = entry;
  const seen = entry.payees.map((payee) => payee.id);
  const reload = useReload();
  const decide = async (reason: string | null) => {
    if (isPending) return;
    setError(reason === '' ? t.reasonMissing : null);
    if (reason === '') return;
    setPending(true);
    let code: string | null = null;
    const send = () =>
      (reason === null ? approveRequest(id, seen) : rejectRequest(id, reason)).catch(
        (failure: unknown) => {
          code = failure instanceof ApiError ? failure.code : null;
          throw failure;
        },
      );
    const { isDone } = await call(send, t.failed);
    setPending(false);
    if (code === 'payees_changed') {
      props.onClose();
      return reload();
    }
    if (!isDone && code !== 'already_decided') return;
    props.onClose();
    props.onDecided();
    if (!isDone) return;
    const text = reason === null ? t.approvedToast : t.rejectedToast;
    toast({ title: common.success, description: fill(text, { name }) });
  };
  return { error, isPending, decide };
}
