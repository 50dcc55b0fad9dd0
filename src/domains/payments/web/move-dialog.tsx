import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { needsReason, type PaymentMove, type PaymentRole } from '../rules.ts';
import { maxPaymentReasonLength, type Payment } from '../schema.ts';
import { movePayment } from './api.ts';
import { useExplainPayment } from './use-explain-payment.ts';

/** What is to be done about which payment. */
export interface Asked {
  readonly move: PaymentMove;
  readonly payment: Payment;
}

interface MoveDialogProps {
  asked: Asked | null;
  isAdmin: boolean;
  onClose: () => void;
}

/** Asks once more before a payment is confirmed, rejected, taken back or reversed. */
export function MoveDialog({ asked, isAdmin, onClose }: MoveDialogProps) {
  const t = useTexts('payments');
  const { reason, setReason, close, errors, isPending, onSubmit } = useMove(
    asked,
    isAdmin,
    onClose,
  );
  const words = useWords(isAdmin)[asked?.move ?? 'confirm'];
  const facts = asked && {
    amount: formatUnitPrice(asked.payment.amount),
    reference: asked.payment.reference,
  };
  return (
    <FormDialog
      open={asked !== null}
      size="sm"
      title={words.title}
      description={facts && fill(words.text, facts)}
      submitLabel={words.yes}
      cancelLabel={t.cancel}
      isDanger={asked?.move !== 'confirm'}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={close}
    >
      {words.lasts && <p className="text-ink-muted">{words.lasts}</p>}
      {asked && needsReason(asked.move, roleOf(isAdmin)) && (
        <Field
          label={asked.move === 'confirm' ? t.proof : t.reason}
          hint={asked.move === 'confirm' && t.proofHint}
          error={errors.reason}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              rows={3}
              maxLength={maxPaymentReasonLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

/** Whose moves need a reason; who takes a payment back is not asked for one. */
const roleOf = (isAdmin: boolean): PaymentRole => (isAdmin ? 'admin' : 'seller');

function useWords(isAdmin: boolean) {
  const t = useTexts('payments');
  const confirmText = isAdmin ? t.confirmAdminText : t.confirmText;
  return {
    confirm: {
      title: t.confirmTitle,
      text: confirmText,
      yes: t.confirmYes,
      lasts: t.confirmLasts,
    },
    reject: { title: t.rejectTitle, text: t.rejectText, yes: t.reject, lasts: null },
    cancel: { title: t.takeBackTitle, text: t.takeBackText, yes: t.takeBack, lasts: null },
    reverse: {
      title: t.reverseTitle,
      text: t.reverseText,
      yes: t.reverse,
      lasts: t.reverseLasts,
    },
  } satisfies Record<PaymentMove, object>;
}

/** Reasons stay with their payments until they are sent, whatever is closed in between. */
function useMove(asked: Asked | null, isAdmin: boolean, onClose: () => void) {
  const role = roleOf(isAdmin);
  const t = useTexts('payments');
  const refusals = useTexts('refusals');
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const paymentId = asked?.payment.id ?? '';
  const reason = reasons[paymentId] ?? '';
  const explain = useExplainPayment();
  const said = {
    confirm: t.confirmed,
    reject: t.rejected,
    cancel: t.takenBack,
    reverse: t.reversed,
  };
  const form = useForm({
    read: () => ({ asked, reason: reason.trim() }),
    check: (draft) =>
      draft.asked && needsReason(draft.asked.move, role) && draft.reason === ''
        ? {
            reason:
              refusals[
                draft.asked.move === 'confirm' ? 'payment_proof_missing' : 'payment_reason_missing'
              ],
          }
        : {},
    send: async (draft) => {
      if (!draft.asked) return null;
      const { move, payment } = draft.asked;
      await movePayment(payment.id, move, needsReason(move, role) ? draft.reason : undefined);
      return move;
    },
    explain(error) {
      // Decided meanwhile: the list behind the dialog says how.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onClose();
      return explain(error);
    },
    async onDone(move) {
      if (move) toast({ title: common.success, description: said[move] });
      onClose();
      await revalidate();
    },
  });
  const setReason = (text: string) => {
    setReasons((now) => ({ ...now, [paymentId]: text }));
    form.setErrors({});
  };
  const close = () => {
    form.setErrors({});
    onClose();
  };
  return { ...form, reason, setReason, close };
}
