import { Camera, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { cx } from '../../../../ui/cx.ts';
import { shrinkPicture } from '../../../../ui/data/shrink-picture.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { buttonClass } from '../../../../ui/primitives/button.tsx';
import { GroupError } from '../../../../ui/primitives/group-error.tsx';
import { mostPhotos } from '../../rules.ts';
import { type DraftPhoto, newClientId } from './draft.ts';

interface PhotoFieldProps {
  photos: readonly DraftPhoto[];
  /** How many have arrived before. */
  already: number;
  isNeeded: boolean;
  error: string | undefined;
  onChange: (photos: readonly DraftPhoto[]) => void;
}

/** Large enough to see a torn bag, small enough for a bad network. */
const sent = { longestSide: 1_600, smallBytes: 250_000, quality: 0.8 };

/** Photos that the phone's camera takes, made small at once. */
export function PhotoField({ photos, already, isNeeded, error, onChange }: PhotoFieldProps) {
  const t = useTexts('driver');
  const inputId = useId();
  const errorId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const isFull = photos.length + already >= mostPhotos;
  const take = async (file: File | undefined) => {
    if (!file) return;
    const blob = await shrinkPicture(file, sent).catch(() => null);
    if (!blob) return setProblem(t.photoUnreadable);
    setProblem(null);
    onChange([...photos, { clientId: newClientId(), blob }]);
  };
  const wrong = problem ?? error;
  return (
    <section className="card grid gap-3 p-4" aria-labelledby={`${inputId}-title`}>
      <h2 id={`${inputId}-title`} className="text-lg">
        {t.photos}
      </h2>
      <p className="text-ink-muted">{isNeeded ? t.photosNeeded : t.photosOptional}</p>
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.clientId}
              photo={photo}
              number={index + 1}
              onRemove={() => onChange(photos.filter((one) => one !== photo))}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p>{fill(t.photosFull, { count: mostPhotos })}</p>
      ) : (
        <CameraButton errorId={wrong ? errorId : undefined} onTake={(file) => void take(file)} />
      )}
      {wrong && (
        <GroupError id={errorId} of="photos">
          {wrong}
        </GroupError>
      )}
    </section>
  );
}

interface CameraButtonProps {
  errorId: string | undefined;
  onTake: (file: File | undefined) => void;
}

function CameraButton({ errorId, onTake }: CameraButtonProps) {
  const t = useTexts('driver');
  return (
    <label className={cx(buttonClass({ variant: 'outline', size: 'lg' }), 'cursor-pointer')}>
      <Camera aria-hidden="true" />
      {t.takePhoto}
      <input
        className="sr-only"
        type="file"
        name="photos"
        accept="image/*"
        capture="environment"
        aria-describedby={errorId}
        onChange={(event) => {
          onTake(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}

interface PhotoTileProps {
  photo: DraftPhoto;
  number: number;
  onRemove: () => void;
}

function PhotoTile({ photo: { blob }, number, onRemove }: PhotoTileProps) {
  const t = useTexts('driver');
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <li className="relative">
      {address && (
        <img
          className="aspect-square w-full rounded-control object-cover"
          src={address}
          alt={fill(t.photo, { number })}
        />
      )}
      <button
        type="button"
        className={cx(buttonClass({ variant: 'outline' }), 'btn-icon absolute top-1 right-1')}
        aria-label={fill(t.removePhoto, { number })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
