import { Camera, RotateCw, X } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { imageTypes } from '../../../shared/upload-rules.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FileProblems } from '../../../ui/patterns/file-problems.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { GroupError } from '../../../ui/primitives/group-error.tsx';
import { Progress } from '../../../ui/primitives/progress.tsx';
import type { PhotoUpload } from './use-photo-upload.ts';

interface PhotoFieldProps {
  photo: PhotoUpload;
  error?: string | undefined;
}

/** One photo, sent as soon as it is chosen. */
export function PhotoField({ photo, error }: PhotoFieldProps) {
  const t = useTexts('reviews');
  const uploads = useTexts('uploads');
  const common = useTexts('common');
  const { state, preview } = photo;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="field-label mb-0">{`${t.photo} (${t.optional})`}</p>
      {preview && (
        <img src={preview} alt={t.yourPhoto} className="size-24 rounded-control object-cover" />
      )}
      <div className="flex flex-wrap gap-2">
        <label className="btn btn-outline focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2">
          <Camera aria-hidden="true" />
          {preview ? t.otherPhoto : t.addPhoto}
          <input
            type="file"
            name="photo"
            className="sr-only"
            accept={imageTypes.join(',')}
            disabled={state.kind === 'sending' || photo.picked.isReading}
            onChange={(event) => {
              void photo.choose([...(event.target.files ?? [])]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
        </label>
        {preview && (
          <Button variant="ghost" onClick={photo.remove}>
            <X aria-hidden="true" />
            {t.removePhoto}
          </Button>
        )}
      </div>
      <FileProblems picked={photo.picked} />
      {state.kind === 'sending' && (
        <Progress label={fill(uploads.uploading, { name: t.yourPhoto })} share={state.share} />
      )}
      {state.kind === 'failed' && (
        <div className="flex flex-wrap items-center gap-2" role="alert">
          <span className="font-semibold text-danger text-sm">{uploads.failedText}</span>
          <Button variant="outline" onClick={photo.retry}>
            <RotateCw aria-hidden="true" />
            {common.retry}
          </Button>
        </div>
      )}
      {error && <GroupError of="photo">{error}</GroupError>}
    </div>
  );
}
