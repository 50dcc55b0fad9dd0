import { useTexts } from '../../../ui/messages.tsx';
import { maxHideReasonLength } from '../rules.ts';
import { hideReview } from './api.ts';
import { WordsDialog } from './words-dialog.tsx';

interface HideDialogProps {
  reviewId: string;
  onClose: () => void;
  onDone: () => unknown;
}

/** Asks an admin why a review is hidden. */
export function HideDialog({ reviewId, onClose, onDone }: HideDialogProps) {
  const t = useTexts('reviews');
  return (
    <WordsDialog
      title={t.hideTitle}
      description={t.hideText}
      label={t.hideLabel}
      submitLabel={t.hide}
      maxLength={maxHideReasonLength}
      isDanger
      name="reason"
      missing="reason_missing"
      done={t.hideDone}
      send={(reason) => hideReview(reviewId, reason)}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
