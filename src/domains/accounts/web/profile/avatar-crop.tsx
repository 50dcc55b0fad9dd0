import { useId, useState } from 'react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog } from '../../../../ui/primitives/dialog.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import type { CropFrameProps } from './crop-frame.tsx';
import { cropToSquare, type PixelArea } from './crop-picture.ts';

// The library comes with the first picture that somebody chooses.
const frame = lazyPart<CropFrameProps>(async () => (await import('./crop-frame.tsx')).default);

const maxZoom = 4;

export interface AvatarCropProps {
  /** An address of the chosen picture in this page. */
  source: string;
  onCancel: () => void;
  onUnreadable: () => void;
  onCropped: (picture: Blob) => void;
}

/** Asks which square of a picture to keep: by finger, mouse or keyboard. */
export function AvatarCrop({ source, onCancel, onUnreadable, onCropped }: AvatarCropProps) {
  const t = useTexts('uploads');
  const zoomId = useId();
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PixelArea | null>(null);
  const [isBusy, setBusy] = useState(false);
  const Frame = frame.usePart(true, onUnreadable);
  const save = async () => {
    if (!area) return;
    setBusy(true);
    await cropToSquare(source, area).then(onCropped, onUnreadable);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t.cropTitle}
      description={t.cropText}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button pending={isBusy} disabled={!area} onClick={save}>
            {t.save}
          </Button>
        </>
      }
    >
      <div className="relative h-64 overflow-hidden rounded-card bg-surface-sunken md:h-80">
        {Frame ? (
          <Frame
            source={source}
            label={t.cropArea}
            zoom={zoom}
            maxZoom={maxZoom}
            onZoomChange={setZoom}
            onAreaChange={setArea}
            onUnreadable={onUnreadable}
          />
        ) : (
          <Skeleton className="h-full w-full" />
        )}
      </div>
      <label className="field-label mt-4" htmlFor={zoomId}>
        {t.zoom}
      </label>
      <input
        id={zoomId}
        type="range"
        className="h-11 w-full accent-brand"
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        onChange={(event) => setZoom(Number(event.target.value))}
      />
    </Dialog>
  );
}
