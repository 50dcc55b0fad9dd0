import { maxUploadBytes } from '../../../../../shared/upload-rules.ts';
import { type PictureSize, shrinkPicture } from '../../../../../ui/data/shrink-picture.ts';

/** As large as a page shows it, and a little more for looking closely. */
const asShown: PictureSize = { longestSide: 1_600, smallBytes: 300_000, quality: 0.85 };

export const isTooLarge = (file: File): boolean => file.size >= maxUploadBytes;

/**
 * A chosen picture as a data URL, made small for slow connections where this browser can.
 *
 * @throws where the file cannot be read
 */
export async function readPickedImage(file: File): Promise<string> {
  return asDataUrl(await shrinkPicture(file, asShown));
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('This file cannot be read'));
    reader.readAsDataURL(blob);
  });
}
