import { useEffect, useState } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { maxReasonLength } from '../schema.ts';
import { useQuotationNumber } from './quotation-number.ts';
import type { CardAction, Decided } from './use-decision.ts';

interface DecisionDialogProps {
  pending: { readonly action: CardAction; readonly of: Decided } | null;
  /** The reason is empty where none was asked for. */
  onDecide: (action: CardAction, of: Decided, reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks before a quotation is rejected or deleted. */
export function DecisionDialog({ pending, onDecide, onClose }: DecisionDialogProps) {
  const t = useTexts('quotations');
  const number = useQuotationNumber();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const quotationId = pending?.of.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reason belongs to one quotation
  useEffect(() => setReason(''), [quotationId]);
  const words =
    pending?.action === 'reject'
      ? { title: t.rejectTitle, text: t.rejectText, confirm: t.rejectConfirm }
      : { title: t.deleteTitle, text: t.deleteText, confirm: t.deleteConfirm };
  const confirm = async () => {
    if (!pending) return;
    setBusy(true);
    await onDecide(pending.action, pending.of, reason.trim());
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open={pending !== null}
      onOpenChange={(open) => !open && !isBusy && onClose()}
      kind="alert"
      size="sm"
      title={words.title}
      description={pending && `${number(pending.of)}. ${words.text}`}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="danger" pending={isBusy} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {pending?.action === 'reject' && (
        <Field label={`${t.rejectReason} (${t.optional})`}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={maxReasonLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </Dialog>
  );
}
