import { expect, it } from 'vitest';
import { documentTypes, imageTypes } from '../../shared/upload-rules.ts';
import { inspectFile } from './inspect.ts';
import { avifFile, decompressionBomb, heicFile, pdfFile, pngFile } from './testing/files.ts';

const refusal = { status: 415 };

const by = { ownerId: 'one' };

it('makes a picture anew in its own format, an AVIF as WebP', async () => {
  const png = await inspectFile(await pngFile(), imageTypes, by);
  expect(png).toMatchObject({ contentType: 'image/png', width: 40, height: 20 });
  const avif = await inspectFile(await avifFile(), imageTypes, by);
  expect(avif).toMatchObject({ contentType: 'image/webp', width: 40, height: 20 });
});

it('makes a large picture smaller, and leaves its shape', async () => {
  const large = await inspectFile(await pngFile(4_000, 1_000), imageTypes, by);
  expect(large).toMatchObject({ width: 2_560, height: 640 });
});

it('refuses an AVIF of more than six million pixels, which take a second to read', async () => {
  const atLimit = await inspectFile(await avifFile(3_000, 2_000), imageTypes, by);
  expect(atLimit.width).toBe(2_560);
  await expect(inspectFile(await avifFile(3_001, 2_000), imageTypes, by)).rejects.toMatchObject(
    refusal,
  );
});

it.each([
  [20_000, 20_000],
  [5_001, 5_000],
  [25_000_001, 1],
])('refuses %i × %i pixels by what the file says of itself', async (width, height) => {
  const bomb = await decompressionBomb(width, height);
  expect(bomb.length).toBeLessThan(1_000);
  await expect(inspectFile(bomb, imageTypes, by)).rejects.toMatchObject(refusal);
});

it('refuses HEIC, which few browsers show, with a sentence', async () => {
  await expect(inspectFile(await heicFile(), documentTypes, by)).rejects.toMatchObject({
    ...refusal,
    message: 'This file type is not allowed here',
  });
});

it('takes a document only where documents are taken', async () => {
  expect(await inspectFile(pdfFile(), documentTypes, by)).toMatchObject({
    contentType: 'application/pdf',
    width: null,
  });
  await expect(inspectFile(pdfFile(), imageTypes, by)).rejects.toMatchObject(refusal);
});
