import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../../shared/errors.ts';
import type { ReceiveLimits } from './store.ts';

/** The connection ends with these answers: what is still on its way is not read. */
const closing = { headers: { connection: 'close' } };

export const fileTooLarge = () => new AppError(413, 'file_too_large', closing);
const tookTooLong = () => new AppError(408, 'upload_timeout', closing);
const brokeOff = () => new AppError(400, 'upload_aborted', closing);

/**
 * Runs `use` with a stream's bytes in a file of the folder, which is gone afterwards unless `use`
 * moved it away. See ObjectStore.receive for what is thrown.
 */
export async function withReceivedFile(
  folder: string,
  source: Readable,
  limits: ReceiveLimits,
  use: (file: string, bytes: number) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  try {
    await use(file, await writeCounted(file, source, limits));
  } finally {
    await rm(file, { force: true });
  }
}

async function writeCounted(file: string, source: Readable, limits: ReceiveLimits) {
  const handle = await open(file, 'wx');
  const timeout = Promise.withResolvers<never>();
  timeout.promise.catch(() => undefined);
  const timer = setTimeout(() => timeout.reject(tookTooLong()), limits.timeoutMs);
  // Without destroyOnReturn a refusal would close the connection before it could be answered.
  const chunks = source.iterator({ destroyOnReturn: false });
  let total = 0;
  try {
    for (;;) {
      const next = chunks.next().catch(() => Promise.reject(brokeOff()));
      const { done, value } = await Promise.race([next, timeout.promise]);
      if (done) return total;
      total += value.length;
      if (total > limits.maxBytes) throw fileTooLarge();
      await handle.write(value);
    }
  } finally {
    clearTimeout(timer);
    await handle.close();
  }
}

/** Takes away files of the folder that nothing wrote to since this moment. */
export async function sweepFolder(folder: string, olderThan: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtime < olderThan) await rm(file, { force: true });
  }
}
