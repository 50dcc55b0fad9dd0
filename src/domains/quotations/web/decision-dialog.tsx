import { useEffect, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { formatMoney } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import type { Quotation } from '../schema.ts';
import { type CardAction, useQuotationNumber } from './quotation-card.tsx';

interface DecisionDialogProps {
  pending: { readonly action: CardAction; readonly quotation: Quotation } | null;
  isBusy: boolean;
  /** With what was given as a reason; empty where none was asked for. */
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks before a quotation is accepted, rejected or deleted. */
export function DecisionDialog({ pending, isBusy, onConfirm, onCancel }: DecisionDialogProps) {
  const t = useTexts('quotations');
  const number = useQuotationNumber();
  const [reason, setReason] = useState('');
  const quotationId = pending?.quotation.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reason belongs to one quotation
  useEffect(() => setReason(''), [quotationId]);
  const words = useWords(pending);
  return (
    <Dialog
      open={pending !== null}
      onOpenChange={(open) => !open && !isBusy && onCancel()}
      kind="alert"
      size="sm"
      title={words.title}
      description={pending && `${number(pending.quotation)}. ${words.text}`}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button
            variant={pending?.action === 'accept' ? 'primary' : 'danger'}
            pending={isBusy}
            onClick={() => onConfirm(reason.trim())}
          >
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
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </Dialog>
  );
}

function useWords(pending: DecisionDialogProps['pending']) {
  const t = useTexts('quotations');
  if (pending?.action === 'accept') {
    const { supplier, supplierId, totalAmount } = pending.quotation;
    const name = supplier.companyName ?? fill(t.supplier, { id: supplierId.slice(0, 8) });
    const text = fill(t.acceptText, { supplier: name, amount: formatMoney(totalAmount) });
    return { title: t.acceptTitle, text, confirm: t.acceptConfirm };
  }
  return pending?.action === 'reject'
    ? { title: t.rejectTitle, text: t.rejectText, confirm: t.rejectConfirm }
    : { title: t.deleteTitle, text: t.deleteText, confirm: t.deleteConfirm };
}
