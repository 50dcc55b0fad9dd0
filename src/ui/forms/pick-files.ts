import { maxUploadBytes, type UploadType } from '../../shared/upload-rules.ts';
import type { PictureSize, ReadPicture } from '../data/shrink-picture.ts';

/** What a field for files takes. */
export interface FilePicking {
  readonly accepted: readonly UploadType[];
  /** How many there may be in all. */
  readonly most: number;
  /** The largest file, in bytes; absent: the server's own limit. */
  readonly maxBytes?: number;
  /** How small pictures are made before they are sent; absent: as large as the server keeps them. */
  readonly size?: PictureSize;
}

export type LeftOutReason = 'tooMany' | 'tooLarge' | 'wrongType' | 'unreadable';

/** A file that was chosen and is not taken. */
export interface LeftOut {
  readonly name: string;
  readonly reason: LeftOutReason;
}

export interface Picked {
  /** As they are to be sent: pictures made smaller, under the names that they had. */
  readonly taken: readonly File[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Sorts chosen files: each is taken or left out for a reason of its own, so that one never costs
 * another. They are read one after the other, since a photo of a phone takes 100 MB while it is drawn.
 *
 * @param already how many the field has
 */
export async function pickFiles(
  files: readonly File[],
  already: number,
  picking: FilePicking & { readonly read: ReadPicture },
): Promise<Picked> {
  const taken: File[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of files) {
    const result = already + taken.length < picking.most ? await fitted(file, picking) : 'tooMany';
    if (typeof result === 'string') leftOut.push({ name: file.name, reason: result });
    else taken.push(result);
  }
  return { taken, leftOut };
}

async function fitted(
  file: File,
  { accepted, maxBytes = maxUploadBytes, size, read }: FilePicking & { read: ReadPicture },
): Promise<File | LeftOutReason> {
  const isAccepted = accepted.some((type) => type === file.type);
  const isPicture = file.type.startsWith('image/') || file.type === '';
  if (!isPicture) {
    if (!isAccepted) return 'wrongType';
    return file.size > maxBytes ? 'tooLarge' : file;
  }
  const picture = await read(file, size);
  if (picture === null) {
    if (!isAccepted) return 'wrongType';
    return file.size > maxBytes ? 'tooLarge' : 'unreadable';
  }
  // What no server takes, this browser may still have read: as a JPEG it is taken.
  if (!accepted.some((type) => type === picture.type)) return 'wrongType';
  if (picture.size > maxBytes) return 'tooLarge';
  return picture === file ? file : new File([picture], file.name, { type: picture.type });
}

/** The reasons that still stand once more files were taken: each of them mends one. */
export function stillLeftOut(before: readonly LeftOut[], picked: Picked): LeftOut[] {
  const names = new Set(picked.leftOut.map(({ name }) => name));
  const others = before.filter(({ name }) => !names.has(name));
  return [...others.slice(picked.taken.length), ...picked.leftOut];
}
