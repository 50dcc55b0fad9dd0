import { imageTypes, maxUploadBytes } from '../../../../shared/upload-rules.ts';
import type { PictureSize } from '../../../../ui/data/shrink-picture.ts';
import { usePickedFiles } from '../../../../ui/forms/use-picked-files.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { maxProductImages } from '../../schema.ts';
import { asDataUrl } from './picked-image.ts';

/** As large as a page shows it, and a little more for looking closely. */
const asShown: PictureSize = { longestSide: 1_600, smallBytes: 300_000, quality: 0.85 };

/** Adds chosen files to the pictures, as many as there is room for; says why one is left out. */
export function usePickedImages(
  images: readonly string[],
  onChange: (images: readonly string[]) => void,
) {
  const t = useTexts('productForm');
  const picked = usePickedFiles(
    // The specification: each under 5 MB.
    { accepted: imageTypes, most: maxProductImages, maxBytes: maxUploadBytes - 1, size: asShown },
    { tooMany: t.tooManyText, tooLarge: t.tooLargeText },
  );
  const pick = async (files: readonly File[]) => {
    const taken = await picked.pick(files, images.length);
    const read: string[] = [];
    for (const file of taken) {
      const url = await asDataUrl(file).catch(() => null);
      if (url === null) picked.leaveOut(file, 'unreadable');
      else read.push(url);
    }
    if (read.length > 0) onChange([...new Set([...images, ...read])]);
  };
  return { picked, pick };
}
