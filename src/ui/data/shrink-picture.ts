import { imageTypes } from '../../shared/upload-rules.ts';

export interface PictureSize {
  /** Of the longest side, in pixels. */
  readonly longestSide: number;
  /** A file of this size or less is sent as it is. */
  readonly smallBytes: number;
  /** Of the JPEG, from 0 to 1. */
  readonly quality: number;
}

/** As large as the server keeps one. */
const asKept: PictureSize = { longestSide: 2_560, smallBytes: 600_000, quality: 0.86 };

/**
 * A picture as it is to be sent; null where this browser cannot read it and no other program could
 * be expected to.
 */
export type ReadPicture = (file: File, size?: PictureSize) => Promise<Blob | null>;

/**
 * A picture made smaller for slow connections, where it helps. What the server would not take becomes
 * a JPEG. Metadata stays behind in what is drawn anew.
 */
export const shrinkPicture: ReadPicture = async (file, size = asKept) => {
  const isSendable = imageTypes.some((type) => type === file.type);
  const picture = await createImageBitmap(file).catch(() => null);
  // Older browsers do not know AVIF; the server does.
  if (!picture) return file.type === 'image/avif' ? file : null;
  const isSmall = file.size <= size.smallBytes;
  const drawn = isSendable && isSmall ? null : await draw(picture, size).catch(() => null);
  picture.close();
  if (!drawn) return file;
  return !isSendable || drawn.size < file.size ? drawn : file;
};

/** The picture upright and within the longest side, as JPEG on white. */
function draw(picture: ImageBitmap, { longestSide, quality }: PictureSize): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
