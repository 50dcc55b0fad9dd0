import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { type Uploads, uploadIdOfMedia } from '../../../../platform/object-storage/uploads.ts';
import { avatarAddress, avatarKeyOf } from '../../../../shared/avatars.ts';
import { unauthorized } from '../../../../shared/errors.ts';
import { lockAvatar, storeAvatar } from './queries/avatar.ts';

export interface AvatarDeps {
  readonly db: Kysely<DB>;
  readonly uploads: Uploads;
  /** A port: forgets what was rendered of a picture that is gone. */
  readonly forgetPicture: (mediaKey: string) => Promise<void>;
}

/** A picture that may be set: `store` in a transaction, `finish` once that has committed. */
export interface AvatarChange {
  /** Answers the address that accounts keep (see shared/avatars.ts); null where there is none now. */
  store(trx: Transaction<DB>): Promise<string | null>;
  /** Forgets what was rendered of the picture before. */
  finish(): Promise<void>;
}

/**
 * Makes ready to set an upload as the person's picture, in place of the one before. Null takes the
 * picture away; the present picture's own address changes nothing.
 *
 * @throws AppError 422 at profileImageUrl for anything but an unused image of this account, here or
 *   from `store` where another use was first
 */
export async function prepareAvatar(
  deps: AvatarDeps,
  actor: Pick<Actor, 'id'>,
  objectPath: string | null,
): Promise<AvatarChange> {
  const { db, uploads } = deps;
  if (objectPath !== null && avatarKeyOf(objectPath)) {
    const present = await db.transaction().execute((trx) => lockAvatar(trx, actor.id));
    if (present === objectPath)
      return { store: async () => present, finish: async () => undefined };
  }
  const ready = await uploads.prepare(actor, objectPath === null ? [] : [objectPath], {
    purpose: 'avatar',
    pathOf: () => 'profileImageUrl',
  });
  let oldKey: string | null = null;
  return {
    async store(trx) {
      const before = await lockAvatar(trx, actor.id);
      if (before === undefined) throw unauthorized();
      await uploads.claim(trx, actor, ready);
      const [key] = await uploads.publish(trx, ready);
      const address = key ? avatarAddress(key) : null;
      await storeAvatar(trx, actor.id, address);
      oldKey = before === null ? null : avatarKeyOf(before);
      if (oldKey !== null) await uploads.release(actor.id, uploadIdOfMedia(oldKey), trx);
      return address;
    },
    async finish() {
      if (oldKey !== null) await deps.forgetPicture(oldKey);
    },
  };
}
