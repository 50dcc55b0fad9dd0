import sharp from 'sharp';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { KeptFile } from './uploads.ts';

/** As wide as a message on a phone, twice as sharp. */
const side = 640;

const takeTurns = limitConcurrency({ running: 1, waiting: 50 });

/** A picture small enough for slow data; any other file as it is. */
export async function previewOf(file: KeptFile): Promise<KeptFile> {
  if (!file.contentType.startsWith('image/')) return file;
  const bytes = await takeTurns(() =>
    sharp(file.bytes)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer(),
  );
  return { ...file, bytes, contentType: 'image/webp' };
}
