import { maxUploadBytes } from '../../../../../shared/upload-rules.ts';

/** As large as a page shows it, and a little more for looking closely. */
const longestSide = 1_600;
/** A file of this size or less is sent as it is. */
const smallBytes = 300_000;
const quality = 0.85;

export const isTooLarge = (file: File): boolean => file.size >= maxUploadBytes;

/**
 * A chosen picture as a data URL, made small for slow connections where this browser can.
 *
 * @throws where the file cannot be read
 */
export async function readPickedImage(file: File): Promise<string> {
  const smaller = file.size > smallBytes ? await shrink(file).catch(() => null) : null;
  return asDataUrl(smaller && smaller.size < file.size ? smaller : file);
}

/** The picture upright and within the longest side, as JPEG on white. */
async function shrink(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('This file cannot be read'));
    reader.readAsDataURL(blob);
  });
}
