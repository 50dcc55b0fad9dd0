import { useState } from 'react';
import { useTexts } from '../../../../../ui/messages.tsx';
import { toast } from '../../../../../ui/toast/store.ts';
import { maxProductImages } from '../../../selling-schema.ts';
import { isTooLarge, readPickedImage } from './picked-image.ts';

/** Adds chosen files to the pictures, as many as there is room for; says why one is left out. */
export function usePickedImages(
  images: readonly string[],
  onChange: (images: readonly string[]) => void,
) {
  const t = useTexts('productForm');
  const [isReading, setReading] = useState(false);
  const complain = (title: string, description: string) =>
    void toast({ title, description, variant: 'destructive' });

  const pick = async (files: readonly File[]) => {
    const room = maxProductImages - images.length;
    if (files.length > room) complain(t.tooManyTitle, t.tooManyText);
    const fitting = files.slice(0, room).filter((file) => !isTooLarge(file));
    if (fitting.length < Math.min(files.length, room)) complain(t.tooLargeTitle, t.tooLargeText);
    setReading(true);
    const read: string[] = [];
    for (const file of fitting) {
      try {
        read.push(await readPickedImage(file));
      } catch {
        complain(t.unreadableTitle, t.unreadableText);
      }
    }
    setReading(false);
    if (read.length > 0) onChange([...new Set([...images, ...read])]);
  };
  return { isReading, pick };
}
