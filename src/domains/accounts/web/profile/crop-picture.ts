/** A part of a picture, in its own pixels. */
export interface PixelArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Twice the largest size that is shown: small enough for any connection. */
const side = 512;
const quality = 0.9;

/**
 * That part of a picture as a square JPEG, upright, on white where it was transparent.
 *
 * @param source an address of the picture in this page
 * @throws where the browser cannot read or write it
 */
export async function cropToSquare(source: string, area: PixelArea): Promise<Blob> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (!blob) throw new Error('This browser cannot write the picture');
  return blob;
}
