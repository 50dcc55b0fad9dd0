import { useId, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog } from '../../../../ui/primitives/dialog.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { useAccountCall } from '../forms/use-account-call.ts';
import { approveRequest, rejectRequest } from './decisions-api.ts';

export type DecisionKind = 'approve' | 'reject';

interface DecisionDialogProps {
  requestId: string;
  /** Whose request it is. */
  name: string;
  /** What is to be confirmed; null while nothing is. */
  asked: DecisionKind | null;
  onClose: () => void;
  /** The request is decided, here or by somebody else. */
  onDecided: () => void;
}

/** Asks once more before a decision, which holds, and for the reason of a rejection. */
export function DecisionDialog({
  requestId,
  name,
  asked,
  onClose,
  onDecided,
}: DecisionDialogProps) {
  const t = useTexts('decisions');
  const formId = useId();
  const { error, isPending, decide } = useDecision({ requestId, name, onClose, onDecided });
  const isReject = asked === 'reject';
  const title = fill(isReject ? t.rejectTitle : t.approveTitle, { name });
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => !open && !isPending && onClose()}
      kind={isReject ? 'dialog' : 'alert'}
      title={title}
      description={isReject ? t.rejectText : t.approveText}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isReject ? 'danger' : 'primary'}
            pending={isPending}
          >
            {isReject ? t.reject : t.approve}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          void decide(isReject ? String(data.get('reason') ?? '').trim() : null);
        }}
      >
        {isReject && <ReasonField error={error} />}
      </form>
    </Dialog>
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
  const { requestId, name } = props;
  const decide = async (reason: string | null) => {
    if (isPending) return;
    setError(reason === '' ? t.reasonMissing : null);
    if (reason === '') return;
    setPending(true);
    let isDecidedElsewhere = false;
    const send = () =>
      (reason === null ? approveRequest(requestId) : rejectRequest(requestId, reason)).catch(
        (failure: unknown) => {
          isDecidedElsewhere = failure instanceof ApiError && failure.code === 'already_decided';
          throw failure;
        },
      );
    const { isDone } = await call(send, t.failed);
    setPending(false);
    if (!isDone && !isDecidedElsewhere) return;
    props.onClose();
    props.onDecided();
    if (!isDone) return;
    const text = reason === null ? t.approvedToast : t.rejectedToast;
    toast({ title: common.success, description: fill(text, { name }) });
  };
  return { error, isPending, decide };
}
