import path from 'node:path';
import type { Env } from '../env.ts';
import { openDiskStore } from './disk-store.ts';
import type { ObjectStore } from './store.ts';

/** The store that the settings name. The S3 client is loaded only where it is used. */
export async function openObjectStore(env: Pick<Env, 'dataDir' | 's3'>): Promise<ObjectStore> {
  const folder = path.join(env.dataDir, 'uploads');
  if (!env.s3) return openDiskStore(folder);
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(env.s3, path.join(folder, 'unfinished'));
}
