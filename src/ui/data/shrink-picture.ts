/** As large as the server keeps one. */
const longestSide = 2_560;
/** A file of this size or less is sent as it is. */
const smallBytes = 600_000;
const quality = 0.86;

/**
 * A picture made smaller for slow connections, where this browser can and it helps; everything else as
 * it is. Metadata stays behind.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.size <= smallBytes) return file;
  const smaller = await draw(file).catch(() => null);
  return smaller && smaller.size < file.size ? smaller : file;
}

/** The picture upright and within the longest side, as JPEG on white. */
async function draw(file: File): Promise<Blob | null> {
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
