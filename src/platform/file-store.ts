import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Bytes under a key, on the local disk. A reader sees a whole file or none. */
export interface FileStore {
  read(key: string): Promise<Buffer | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes a file away; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Makes a finished file the one under this key, without copying it. */
  adopt(key: string, file: string): Promise<void>;
}

const keyPattern = /^[a-z0-9][a-z0-9/_-]*(\.[a-z0-9]+)?$/;

/** @throws RangeError for a key that could name a place outside the folder. */
export function openFileStore(folder: string): FileStore {
  const placeOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new RangeError('Not a key of this store');
    return path.join(folder, key);
  };
  const adopt = async (key: string, file: string) => {
    const place = placeOf(key);
    await mkdir(path.dirname(place), { recursive: true });
    await rename(file, place);
  };
  return {
    adopt,
    async read(key) {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(key, bytes) {
      const unfinished = `${placeOf(key)}.${randomBytes(6).toString('hex')}`;
      await mkdir(path.dirname(unfinished), { recursive: true });
      await writeFile(unfinished, bytes);
      await adopt(key, unfinished);
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
  };
}
