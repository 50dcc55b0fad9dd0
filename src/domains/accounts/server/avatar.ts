import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { type Uploads, uploadIdOfMedia } from '../../../platform/object-storage/uploads.ts';
import { avatarAddress, avatarKeyOf } from '../../../shared/avatars.ts';
import { unauthorized } from '../../../shared/errors.ts';
import { lockAvatar, storeAvatar } from './queries/avatar.ts';

export interface AvatarDeps {
  readonly db: Kysely<DB>;
  readonly uploads: Uploads;
  /** A port: forgets what was rendered of a picture that is gone. */
  readonly forgetPicture: (mediaKey: string) => Promise<void>;
}

/**
 * Makes an upload the person's picture, in place of the one before, which goes for good. Null takes
 * the picture away; the present picture's own address changes nothing.
 *
 * @returns the address that accounts keep (see shared/avatars.ts); null where there is none now
 * @throws AppError 422 at profileImageUrl for anything but an unused image of this account
 */
export async function setAvatar(
  deps: AvatarDeps,
  actor: Pick<Actor, 'id'>,
  objectPath: string | null,
): Promise<string | null> {
  const { db, uploads } = deps;
  if (objectPath !== null && avatarKeyOf(objectPath)) {
    const present = await db.transaction().execute((trx) => lockAvatar(trx, actor.id));
    if (present === objectPath) return present;
  }
  const ready = await uploads.prepare(actor, objectPath === null ? [] : [objectPath], {
    purpose: 'avatar',
    pathOf: () => 'profileImageUrl',
  });
  const { before, address } = await db.transaction().execute(async (trx) => {
    const before = await lockAvatar(trx, actor.id);
    if (before === undefined) throw unauthorized();
    await uploads.claim(trx, actor, ready);
    const [key] = await uploads.publish(trx, ready);
    const address = key ? avatarAddress(key) : null;
    await storeAvatar(trx, actor.id, address);
    return { before, address };
  });
  const oldKey = before === null ? null : avatarKeyOf(before);
  if (oldKey) {
    await uploads.discard(actor.id, uploadIdOfMedia(oldKey));
    await deps.forgetPicture(oldKey);
  }
  return address;
}
