import { Camera, RotateCw } from 'lucide-react';
import { type DragEvent, type ReactNode, useId } from 'react';
import { fill } from '../../../../messages/index.ts';
import { imageTypes } from '../../../../shared/upload-rules.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FileProblems } from '../../../../ui/patterns/file-problems.tsx';
import { Avatar } from '../../../../ui/primitives/avatar.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Progress } from '../../../../ui/primitives/progress.tsx';
import type { CurrentUser } from '../../account-schema.ts';
import { AvatarCrop } from './avatar-crop.tsx';
import { type AvatarUploadState, useAvatarUpload } from './use-avatar-upload.ts';

export interface AvatarUploadProps {
  /** Whose picture it is: their initials stand where there is none. */
  name: { firstName: string | null; lastName: string | null };
  /** The address of the present picture. */
  url: string | null;
  /** The picture was saved: this is the account now. */
  onSaved: (user: CurrentUser) => void;
  /** Stands beside the picture, e.g. the name. */
  children?: ReactNode;
}

/** A person's own picture and the way to another: choose, crop to a square, upload, save. */
export function AvatarUpload({ name, url, onSaved, children }: AvatarUploadProps) {
  const t = useTexts('uploads');
  const hintId = useId();
  const upload = useAvatarUpload(onSaved);
  const { state } = upload;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void upload.choose([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button
    <div
      className="flex flex-wrap items-center gap-x-5 gap-y-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Avatar {...name} src={url} sizes="96px" className="size-24 text-3xl" />
      {children}
      <div className="grid min-w-0 basis-full grid-cols-1 justify-items-start gap-1.5 sm:basis-60">
        <label className="btn btn-outline focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2">
          <Camera aria-hidden="true" />
          {url ? t.changePhoto : t.addPhoto}
          <input
            type="file"
            className="sr-only"
            accept={imageTypes.join(',')}
            multiple
            aria-describedby={hintId}
            disabled={state.kind === 'sending' || upload.picked.isReading}
            onChange={(event) => {
              void upload.choose([...(event.target.files ?? [])]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
        </label>
        <p className="text-ink-muted text-sm" id={hintId}>
          {t.photoHint}
        </p>
        <FileProblems picked={upload.picked} />
        <UploadState state={state} onRetry={upload.retry} />
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

function UploadState({ state, onRetry }: { state: AvatarUploadState; onRetry: () => void }) {
  const t = useTexts('uploads');
  const common = useTexts('common');
  if (state.kind === 'sending') {
    return <Progress label={fill(t.uploading, { name: t.yourPhoto })} share={state.share} />;
  }
  if (state.kind !== 'failed') return null;
  return (
    <div className="flex flex-wrap items-center gap-2" role="alert">
      <span className="font-semibold text-danger text-sm">{t.photoNotSaved}</span>
      <Button variant="outline" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {common.retry}
      </Button>
    </div>
  );
}
