import { Camera, RotateCw } from 'lucide-react';
import { type DragEvent, useId } from 'react';
import { fill } from '../../../messages/index.ts';
import { imageTypes } from '../../../shared/upload-rules.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Avatar } from '../../../ui/primitives/avatar.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Progress } from '../../../ui/primitives/progress.tsx';
import { AvatarCrop } from './avatar-crop.tsx';
import { useAvatarUpload } from './use-avatar-upload.ts';

export interface AvatarUploadProps {
  /** Whose picture it is: their initials stand where there is none. */
  name: { firstName: string | null; lastName: string | null };
  /** The address of the present picture. */
  url: string | null;
  /** The picture was saved under this address. */
  onSaved: (url: string | null) => void;
}

/** A person's own picture and the way to another: choose, crop to a square, upload, save. */
export function AvatarUpload({ name, url, onSaved }: AvatarUploadProps) {
  const t = useTexts('uploads');
  const common = useTexts('common');
  const hintId = useId();
  const upload = useAvatarUpload(onSaved);
  const { state } = upload;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    upload.choose([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button
    <div
      className="flex items-center gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Avatar {...name} src={url} sizes="96px" className="size-24 text-3xl" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
        <label className="btn btn-outline focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2">
          <Camera aria-hidden="true" />
          {url ? t.changePhoto : t.addPhoto}
          <input
            type="file"
            className="sr-only"
            accept={imageTypes.join(',')}
            multiple
            aria-describedby={hintId}
            disabled={state.kind === 'sending'}
            onChange={(event) => {
              upload.choose([...(event.target.files ?? [])]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
        </label>
        <p className="text-ink-muted text-sm" id={hintId}>
          {t.photoHint}
        </p>
        {state.kind === 'sending' && (
          <Progress label={fill(t.uploading, { name: t.yourPhoto })} share={state.share} />
        )}
        {state.kind === 'failed' && (
          <div className="flex flex-wrap items-center gap-2" role="alert">
            <span className="font-semibold text-danger text-sm">{t.photoNotSaved}</span>
            <Button variant="outline" onClick={upload.retry}>
              <RotateCw aria-hidden="true" />
              {common.retry}
            </Button>
          </div>
        )}
      </div>
      {state.kind === 'cropping' && (
        <AvatarCrop
          source={state.source}
          onCancel={upload.cancel}
          onUnreadable={upload.unreadable}
          onCropped={upload.send}
        />
      )}
    </div>
  );
}
