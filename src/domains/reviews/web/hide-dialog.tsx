import { useTexts } from '../../../ui/messages.tsx';
import { AskDialog } from '../../../ui/patterns/ask-dialog.tsx';
import { maxHideReasonLength } from '../rules.ts';
import { hideReview } from './api.ts';

interface HideDialogProps {
  reviewId: string;
  onClose: () => void;
}

/** Asks an admin why a review is hidden. */
export function HideDialog({ reviewId, onClose }: HideDialogProps) {
  const t = useTexts('reviews');
  const refusals = useTexts('refusals');
  return (
    <AskDialog
      title={t.hideTitle}
      text={t.hideText}
      submit={t.hide}
      keep={t.cancel}
      done={t.hideDone}
      failed={t.sendFailed}
      reason={{
        label: t.hideLabel,
        missing: refusals.reason_missing,
        maxLength: maxHideReasonLength,
      }}
      isDanger
      send={(reason) => hideReview(reviewId, reason)}
      onClose={onClose}
    />
  );
}
