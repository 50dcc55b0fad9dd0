import type { Kysely } from 'kysely';
import type { DB } from '../database.types.ts';
import { deleteAbandoned, lockAbandoned } from './queries.ts';
import type { ObjectStore } from './store.ts';
import { incomingKey, mediaKeyOf, objectKey } from './uploads.ts';

const atOnce = 50;

/**
 * Takes away what was uploaded, or begun to be, before `olderThan` and that nothing uses. Safe beside
 * claims and beside itself: a row is held while its objects go, and goes last.
 *
 * @param forgetPicture forgets what was rendered of a picture that is gone
 * @returns how many uploads went
 */
export async function cleanUnclaimedUploads(
  db: Kysely<DB>,
  store: ObjectStore,
  olderThan: Date,
  forgetPicture: (mediaKey: string) => Promise<void> = async () => undefined,
): Promise<number> {
  await store.sweep(olderThan);
  let total = 0;
  for (;;) {
    const cleaned = await db.transaction().execute(async (trx) => {
      const ids = await lockAbandoned(trx, olderThan, atOnce);
      if (ids.length === 0) return 0;
      await Promise.all(
        ids.flatMap((id) => [
          store.remove(incomingKey(id)),
          store.remove(objectKey(id)),
          forgetPicture(mediaKeyOf(id)),
        ]),
      );
      await deleteAbandoned(trx, ids);
      return ids.length;
    });
    total += cleaned;
    if (cleaned < atOnce) return total;
  }
}
