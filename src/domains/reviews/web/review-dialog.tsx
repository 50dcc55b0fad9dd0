import { useState } from 'react';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useExplain } from '../../accounts/web/public-explain.ts';
import { maxReviewLength } from '../rules.ts';
import type { Review } from '../schema.ts';
import { sendReview } from './api.ts';
import { PhotoField } from './photo-field.tsx';
import { StarsField } from './stars-field.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';

interface ReviewDialogProps {
  product: { readonly id: string; readonly name: string };
  /** The buyer's present one. */
  review: Review | null;
  onClose: () => void;
  onDone: () => unknown;
}

/** Where a buyer says how a delivered product is. */
export function ReviewDialog(props: ReviewDialogProps) {
  const t = useTexts('reviews');
  const form = useReviewForm(props);
  const { errors, rating, text, photo } = form;
  return (
    <FormDialog
      open
      title={t.formTitle}
      description={props.product.name}
      submitLabel={t.send}
      cancelLabel={t.cancel}
      isPending={form.isPending || photo.state.kind === 'sending'}
      onSubmit={form.onSubmit}
      onClose={props.onClose}
    >
      <StarsField value={rating} onChange={form.setRating} error={errors.rating} />
      <Field label={`${t.text} (${t.optional})`} hint={t.textHint} error={errors.text}>
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={4}
            maxLength={maxReviewLength}
            value={text}
            onChange={(event) => form.setText(event.target.value)}
          />
        )}
      </Field>
      <PhotoField photo={photo} error={errors.photo} />
    </FormDialog>
  );
}

function useReviewForm({ product, review, onClose, onDone }: ReviewDialogProps) {
  const t = useTexts('reviews');
  const common = useTexts('common');
  const refusals = useTexts('refusals');
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [text, setText] = useState(review?.text ?? '');
  const photo = usePhotoUpload(review?.photo?.thumb ?? null);
  const form = useForm({
    read: () => ({
      rating,
      text: text.trim(),
      ...(photo.objectPath === undefined ? {} : { photo: photo.objectPath }),
    }),
    check: (draft): Record<string, string> =>
      draft.rating === 0 ? { rating: refusals.rating_missing } : {},
    send: (draft) => sendReview(product.id, draft),
    explain: useExplain(t.sendFailed),
    async onDone() {
      toast({ title: common.success, description: t.sent });
      onClose();
      await onDone();
    },
  });
  return {
    ...form,
    rating,
    text,
    photo,
    setText,
    setRating(stars: number) {
      setRating(stars);
      form.setErrors({});
    },
  };
}
