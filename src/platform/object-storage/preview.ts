import { messagePreview } from '../images/images.ts';
import type { KeptFile } from './uploads.ts';

/** A picture small enough for slow data; any other file as it is. */
export async function previewOf(file: KeptFile): Promise<KeptFile> {
  if (!file.contentType.startsWith('image/')) return file;
  return { ...file, bytes: await messagePreview(file.bytes), contentType: 'image/webp' };
}
