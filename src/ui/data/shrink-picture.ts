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
 * A picture made smaller for slow connections, where this browser can and it helps; everything else as
 * it is. Metadata stays behind.
 */
export async function shrinkPicture(file: File, size: PictureSize = asKept): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.size <= size.smallBytes) return file;
  const smaller = await draw(file, size).catch(() => null);
  return smaller && smaller.size < file.size ? smaller : file;
}

/** The picture upright and within the longest side, as JPEG on white. */
async function draw(file: File, { longestSide, quality }: PictureSize): Promise<Blob | null> {
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
