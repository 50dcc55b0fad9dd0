import { useState } from 'react';
import Cropper from 'react-easy-crop';
import type { PixelArea } from './crop-picture.ts';

export interface CropFrameProps {
  source: string;
  label: string;
  zoom: number;
  maxZoom: number;
  onZoomChange: (zoom: number) => void;
  /** What is inside the frame, in pixels of the picture. */
  onAreaChange: (area: PixelArea) => void;
  onUnreadable: () => void;
}

/** The picture behind its frame. Arrow keys move it, as a finger does; two fingers change its size. */
export default function CropFrame(props: CropFrameProps) {
  const { source, label, zoom, maxZoom, onZoomChange, onAreaChange, onUnreadable } = props;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <Cropper
      image={source}
      crop={crop}
      zoom={zoom}
      maxZoom={maxZoom}
      aspect={1}
      cropShape="round"
      showGrid={false}
      keyboardStep={8}
      onCropChange={setCrop}
      onZoomChange={onZoomChange}
      onCropAreaChange={(_percent, pixels) => onAreaChange(pixels)}
      // The page's policy lets no style element in; its styles come as a file.
      disableAutomaticStylesInjection
      cropperProps={{ 'aria-label': label, role: 'group' }}
      mediaProps={{ alt: '', onError: onUnreadable }}
    />
  );
}
