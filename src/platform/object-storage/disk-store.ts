import path from 'node:path';
import { openFileStore } from '../file-store.ts';
import { fileTooLarge, sweepFolder, withReceivedFile } from './receive.ts';
import type { ObjectStore } from './store.ts';

/** Objects in a folder of this machine. Uploads come through this server. */
export function openDiskStore(folder: string): ObjectStore {
  const files = openFileStore(folder);
  const unfinished = path.join(folder, 'unfinished');
  return {
    async read(key, maxBytes = Number.POSITIVE_INFINITY) {
      const bytes = await files.read(key);
      if (bytes && bytes.length > maxBytes) throw fileTooLarge();
      return bytes;
    },
    write: (key, bytes) => files.write(key, bytes),
    remove: (key) => files.remove(key),
    receive: (key, source, limits) =>
      withReceivedFile(unfinished, source, limits, (file) => files.adopt(key, file)),
    signUpload: async () => null,
    sweep: (olderThan) => sweepFolder(unfinished, olderThan),
  };
}
