import { ImagePlus, Star, X } from 'lucide-react';
import { useId } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FileProblems } from '../../../../ui/patterns/file-problems.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { FieldError } from '../../../../ui/primitives/field-error.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { maxProductImages } from '../../schema.ts';
import { usePickedImages } from './use-picked-images.ts';
import { useProblemText } from './use-problem-text.ts';
import type { ProductForm } from './use-product-form.ts';

/** Up to three pictures, taken with the phone or chosen; the first one is the product's face. */
export function PictureFields({ form }: { form: ProductForm }) {
  const t = useTexts('productForm');
  const id = useId();
  const problem = useProblemText(form.problems);
  const { images } = form.values;
  const set = (next: readonly string[]) => form.change('images', next);
  const { picked, pick } = usePickedImages(images, set);
  const { isReading } = picked;
  const error =
    problem('images') ?? images.map((_image, index) => problem(`images.${index}`)).find(Boolean);
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="field-label">{t.pictures}</legend>
      <ul className="grid grid-cols-3 gap-2 sm:max-w-md sm:gap-3">
        {images.map((image, index) => (
          <PictureTile
            key={image.length > 200 ? `${image.length}-${image.slice(-60)}` : image}
            image={image}
            number={index + 1}
            isWrong={problem(`images.${index}`) !== null}
            onFirst={() => set([image, ...images.filter((other) => other !== image)])}
            onRemove={() => set(images.filter((_other, place) => place !== index))}
          />
        ))}
        {images.length < maxProductImages && (
          <li>
            <label className="grid aspect-square cursor-pointer place-content-center justify-items-center gap-1 rounded-card border-2 border-line border-dashed p-2 text-center font-semibold text-sm focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2 hover:border-brand">
              {isReading ? (
                <span className="spinner" aria-hidden="true" />
              ) : (
                <ImagePlus className="size-6 text-ink-muted" aria-hidden="true" />
              )}
              {t.addPicture}
              <input
                type="file"
                name="images"
                className="sr-only"
                accept="image/*"
                multiple
                disabled={isReading}
                onChange={(event) => {
                  void pick([...(event.target.files ?? [])]);
                  // The same file may be chosen again.
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <FileProblems picked={picked} className="mt-2 sm:max-w-md" />
      {error && <FieldError>{error}</FieldError>}
      <p className="field-hint" id={`${id}-hint`}>
        {t.picturesHint}
      </p>
    </fieldset>
  );
}

interface PictureTileProps {
  image: string;
  number: number;
  isWrong: boolean;
  onFirst: () => void;
  onRemove: () => void;
}

function PictureTile({ image, number, isWrong, onFirst, onRemove }: PictureTileProps) {
  const t = useTexts('productForm');
  return (
    <li
      className={`relative aspect-square overflow-hidden rounded-card border ${isWrong ? 'border-2 border-danger' : 'border-line'}`}
    >
      <img
        src={image.replace(/\/960\.webp$/, '/320.webp')}
        alt={fill(t.pictureNumber, { number })}
        className="size-full bg-surface-sunken object-cover"
      />
      <IconButton
        label={fill(t.removePicture, { number })}
        icon={<X aria-hidden="true" />}
        className="!absolute top-0.5 right-0.5 rounded-full bg-surface-raised/90"
        onClick={onRemove}
      />
      {number === 1 ? (
        <Badge className="absolute bottom-1.5 left-1.5">{t.main}</Badge>
      ) : (
        <IconButton
          label={fill(t.makeFirst, { number })}
          icon={<Star aria-hidden="true" />}
          className="!absolute bottom-0.5 left-0.5 rounded-full bg-surface-raised/90"
          onClick={onFirst}
        />
      )}
    </li>
  );
}
