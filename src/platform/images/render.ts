import sharp from 'sharp';

/** Wider than the server keeps any; only files of before or of a bug would be. */
const limitInputPixels = 25_000_000;

export type PictureFormat = 'webp' | 'avif';

/** What a source is told apart by: drawings have no size of their own, photographs do. */
export interface PictureSource {
  readonly bytes: Uint8Array;
  readonly isDrawing: boolean;
}

const quality = { webp: 72, avif: 52, jpeg: 82 } as const;
/** A drawing is made while somebody waits: more effort saves few bytes and costs a core for long. */
const effort = { webp: 3, avif: 1 } as const;
const drawingUnits = 400;
const pointsPerInch = 72;
const ogSize = { width: 1200, height: 630 } as const;
const ogPicture = 530;

/** The picture in one width; a photograph smaller than that keeps its size. */
export async function renderPicture(
  source: PictureSource,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const resized = open(source, width).resize({ width, withoutEnlargement: !source.isDrawing });
  return format === 'webp'
    ? resized.webp({ quality: quality.webp, effort: effort.webp }).toBuffer()
    : resized.avif({ quality: quality.avif, effort: effort.avif }).toBuffer();
}

/** A person's picture: its middle square. */
export async function renderAvatar(source: PictureSource, size: number): Promise<Buffer> {
  return open(source, size)
    .resize({ width: size, height: size, fit: 'cover' })
    .webp({ quality: quality.webp, effort: effort.webp })
    .toBuffer();
}

/** The preview that a shared link shows: the picture on a card over the colours of the brand. */
export async function renderPreview(source: PictureSource): Promise<Buffer> {
  const picture = await open(source, ogPicture)
    .resize({ width: ogPicture, height: ogPicture, fit: 'contain', background: '#ffffff' })
    .composite([{ input: Buffer.from(roundedMask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(Buffer.from(backdrop))
    .composite([
      {
        input: picture,
        left: (ogSize.width - ogPicture) / 2,
        top: (ogSize.height - ogPicture) / 2,
      },
    ])
    .jpeg({ quality: quality.jpeg, mozjpeg: true })
    .toBuffer();
}

/** Drawings are rasterised at the width that is needed, so that no line is scaled up. */
function open({ bytes, isDrawing }: PictureSource, width: number) {
  return isDrawing
    ? sharp(bytes, { density: (pointsPerInch * width) / drawingUnits })
    : sharp(bytes, { failOn: 'error', limitInputPixels }).rotate();
}

const roundedMask = `<svg xmlns="http://www.w3.org/2000/svg" width="${ogPicture}" height="${ogPicture}">
  <rect width="${ogPicture}" height="${ogPicture}" rx="36" fill="#fff"/></svg>`;

/** Laterite, concrete and the yellow of a safety vest, as on the site. */
const backdrop = `<svg xmlns="http://www.w3.org/2000/svg" width="${ogSize.width}" height="${ogSize.height}">
  <rect width="1200" height="630" fill="#8f3a20"/>
  <path d="M0 630V430L430 0H0ZM1200 0v200L770 630h430Z" fill="#6f2a15"/>
  <rect y="598" width="1200" height="32" fill="#f7b917"/>
  <path d="${stripes()}" fill="#2b1d10"/>
  <rect x="329" y="44" width="542" height="542" rx="42" fill="#fff6ed"/></svg>`;

function stripes(): string {
  return Array.from({ length: 16 }, (_, number) => `M${number * 80} 630l32-32h40l-32 32Z`).join('');
}
