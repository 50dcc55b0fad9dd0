import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import sharp from 'sharp';

/** A file as a page's file field takes it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function pdf(name: string, bytes = 0): ChosenFile {
  const padding = '%'.repeat(Math.max(0, bytes - 40));
  const text = `%PDF-1.7\n${padding}\n1 0 obj\n<<>>\nendobj\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

/** A photo: brown on its left half, grey on its right. */
export async function photo(name: string, width = 600, height = 400): Promise<ChosenFile> {
  const half = await sharp({
    create: { width: Math.round(width / 2), height, channels: 3, background: '#8f3a20' },
  })
    .png()
    .toBuffer();
  const buffer = await sharp({
    create: { width, height, channels: 3, background: '#9aa0a6' },
  })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A photo as phones take it: full of detail, wider than any is kept, of more than the 5 MB that may be sent. */
export async function largePhoto(name: string): Promise<ChosenFile> {
  const buffer = await sharp({
    create: {
      width: 2_600,
      height: 1_000,
      channels: 3,
      background: '#8f3a20',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  if (buffer.length < 5_500_000) throw new Error(`The photo has only ${buffer.length} bytes`);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Its path on the disk, where the browser reads it itself: to hand over megabytes takes seconds. */
export async function onDisk({ name, buffer }: ChosenFile): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  return path;
}
