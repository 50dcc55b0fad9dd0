import type { Readable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import type { RefusalCode } from '../../messages/refusals.ts';
import { AppError, invalid, issueAt } from '../../shared/errors.ts';
import {
  acceptedTypes,
  maxUploadBytes,
  objectPathOf,
  typesFor,
  type UploadPurpose,
  type UploadTicket,
  type UploadType,
  uploadIdOf,
} from '../../shared/upload-rules.ts';
import type { UploadRequest } from '../../shared/uploads.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit.ts';
import type { DB } from '../database.types.ts';
import { type InspectedFile, inspectFile } from './inspect.ts';
import {
  insertMedia,
  insertUpload,
  lockUnstored,
  markClaimed,
  markRefused,
  markStored,
  releaseUpload,
  selectSignedUpload,
  selectStored,
  selectUnclaimed,
  type UploadRow,
} from './queries.ts';
import { createSigner } from './signature.ts';
import type { ObjectStore } from './store.ts';

/** How long a place to send a file to stays open, in seconds. */
const addressLifeSeconds = 600;
/** The longest that one file may take to arrive: 5 MB at 20 kB/s, a bad day on a phone. */
export const receiveTimeoutMs = 270_000;
/** Files of one account that nothing uses yet; cleaning makes room again. */
const maxUnused = 40;

export interface UploadsDeps {
  readonly db: Kysely<DB>;
  readonly store: ObjectStore;
  /** Signs the addresses of this server. */
  readonly key: Buffer;
}

export interface SentFile {
  readonly id: string;
  readonly expires: number;
  readonly signature: string;
  readonly contentType: string;
  /** As the sender announced it with the bytes; null where it did not. */
  readonly contentLength: number | null;
  readonly source: Readable;
  /** Comes when its sender no longer waits. */
  readonly gone?: AbortSignal;
}

/** A kept file as it is given out. */
export interface KeptFile {
  readonly bytes: Buffer;
  readonly contentType: UploadType;
  readonly filename: string;
}

/** Uploads that may be claimed: the owner's, unused, checked, and of the right kind. */
export interface ReadyUploads {
  readonly ids: readonly string[];
  readonly purpose: UploadPurpose;
  /** Names the field of the request that held the one at this place. */
  readonly pathOf: (index: number) => string;
}

export const incomingKey = (id: string) => `incoming/${id}`;
export const objectKey = (id: string) => `objects/${id}`;
/** The key of an upload's public picture: `/media/{key}/{width}.webp`. */
export const mediaKeyOf = (id: string) => id.replaceAll('-', '');
/** The other way round. */
export const uploadIdOfMedia = (key: string) =>
  key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Files of people, from the signed address to their use. A file belongs to the account that asked for
 * its place; until something claims it, nobody but its owner can see it, and cleaning takes it away.
 */
export class Uploads {
  readonly #db: Kysely<DB>;
  readonly #store: ObjectStore;
  readonly #signer: ReturnType<typeof createSigner>;

  constructor({ db, store, key }: UploadsDeps) {
    this.#db = db;
    this.#store = store;
    this.#signer = createSigner(key);
  }

  /** A place for a file, for ten minutes. @throws AppError 429 with too many unused files */
  async start(actor: Actor, request: UploadRequest): Promise<UploadTicket> {
    const id = await insertUpload(this.#db, actor.id, request, maxUnused);
    if (!id) throw tooManyUnused();
    const { contentType, size } = request;
    const direct =
      size === undefined
        ? null
        : await this.#store.signUpload({
            key: incomingKey(id),
            contentType,
            bytes: size,
            expiresInSeconds: addressLifeSeconds,
          });
    const expires = Math.floor(Date.now() / 1_000) + addressLifeSeconds;
    const upload = { id, ownerId: actor.id, contentType, bytes: size ?? null, expires };
    const own = `/api/object-storage/uploads/${id}?expires=${expires}&signature=${this.#signer.sign(upload)}`;
    return { method: 'PUT', url: direct ?? own, objectPath: objectPathOf(id) };
  }

  /**
   * Takes the bytes that were sent to a signed address of this server.
   *
   * @param actor whose browser sends it; null where no session came along
   * @throws AppError 403 for an address that is not signed or out of date, 404 for somebody else's,
   *   409 for a second file, 413, 415, 408 and 400 for what the bytes are or how they came
   */
  async receive(actor: Actor | null, sent: SentFile): Promise<void> {
    const row = await selectSignedUpload(this.#db, sent.id);
    if (!row || !this.#signer.isSigned(signedPart(row, sent.expires), sent.signature))
      throw notSigned();
    if (actor && actor.id !== row.ownerId) throw new AppError(404, 'file_not_found');
    if (sent.expires * 1_000 < Date.now()) throw outOfDate();
    if (row.contentType || row.refusedAt) throw alreadyThere();
    if (sent.contentType !== row.declaredType) {
      throw new AppError(415, 'file_type_other');
    }
    const maxBytes = row.declaredBytes ?? maxUploadBytes;
    if ((sent.contentLength ?? 0) > maxBytes) throw tooLarge();
    await this.#store.receive(incomingKey(row.id), sent.source, {
      maxBytes,
      timeoutMs: receiveTimeoutMs,
    });
    await this.#keepOrDrop(row, sent.gone);
  }

  /**
   * Keeps a file that came inside a request, as one of this account's that nothing uses yet.
   *
   * @returns its object path
   * @throws AppError 415 for what is not a readable file of this purpose, 429 with too many unused
   */
  async keepInline(
    actor: Pick<Actor, 'id'>,
    bytes: Buffer,
    { filename, purpose }: { readonly filename: string; readonly purpose: UploadPurpose },
  ): Promise<string> {
    const file = await inspectFile(bytes, typesFor(purpose), { ownerId: actor.id });
    const { contentType } = file;
    const request = { filename, contentType, size: bytes.length, purpose };
    const id = await insertUpload(this.#db, actor.id, request, maxUnused);
    if (!id) throw tooManyUnused();
    await this.#store.write(objectKey(id), file.bytes, contentType);
    await this.#db.transaction().execute((trx) => markStored(trx, id, file));
    return objectPathOf(id);
  }

  /**
   * Makes sure, before the transaction that will use them, that these files may be used by this
   * account for this. Somebody else's, a used one and none at all get one answer.
   *
   * @throws AppError 422 at the field
   */
  async prepare(
    actor: Pick<Actor, 'id'>,
    objectPaths: readonly string[],
    { purpose, pathOf }: Omit<ReadyUploads, 'ids'>,
  ): Promise<ReadyUploads> {
    const ids = objectPaths.map((objectPath) => uploadIdOf(objectPath) ?? '');
    if (ids.includes('')) throw unusable(pathOf(ids.indexOf('')));
    const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (repeated >= 0) throw invalid([issueAt(pathOf(repeated), 'file_repeated')]);
    const rows = ids.length > 0 ? await selectUnclaimed(this.#db, actor.id, ids) : [];
    for (const [index, id] of ids.entries()) {
      const row = rows.find((candidate) => candidate.id === id);
      if (!row || (row.purpose && row.purpose !== purpose)) throw unusable(pathOf(index));
      const contentType =
        row.contentType ?? (await arrivedType(row, pathOf(index), (one) => this.#keepOrDrop(one)));
      if (!acceptedTypes[purpose].includes(contentType)) {
        throw invalid([issueAt(pathOf(index), 'file_type_wrong')]);
      }
    }
    return { ids, purpose, pathOf };
  }

  /** Takes prepared files into use, once. @throws AppError 422 where another use was first */
  async claim(trx: Transaction<DB>, actor: Pick<Actor, 'id'>, ready: ReadyUploads): Promise<void> {
    if (ready.ids.length === 0) return;
    const claimed = await markClaimed(trx, actor.id, ready.ids, ready.purpose);
    if (claimed !== ready.ids.length) throw unusable(ready.pathOf(0));
  }

  /** Lets everybody see claimed images below /media; answers their keys. */
  async publish(trx: Transaction<DB>, ready: ReadyUploads): Promise<string[]> {
    for (const id of ready.ids) {
      await insertMedia(trx, { key: mediaKeyOf(id), uploadId: id, storagePath: objectKey(id) });
    }
    return ready.ids.map(mediaKeyOf);
  }

  /** Takes a file of this account out of use: nobody sees it any more, and the next cleaning takes it. */
  async release(ownerId: string, id: string, within?: Transaction<DB>): Promise<void> {
    const release = (trx: Transaction<DB>) => releaseUpload(trx, ownerId, id, mediaKeyOf(id));
    await (within ? release(within) : this.#db.transaction().execute(release));
  }

  /**
   * A file for who may read it: its owner, or an admin, which is written down.
   *
   * @throws AppError 404 for everybody else
   */
  async open(actor: Actor, id: string): Promise<KeptFile> {
    const isAdmin = actor.role === 'admin' && !actor.needsTwoStep;
    const own = await selectStored(this.#db, id, actor.id);
    const row = own ?? (isAdmin ? await selectStored(this.#db, id, null) : null);
    if (!row && (await this.#keepOwn(actor, id))) return this.open(actor, id);
    if (!row?.contentType) throw new AppError(404, 'file_not_found');
    if (row.ownerId !== actor.id) {
      // Letters are between the two who write them.
      if (row.purpose === 'message_attachment') throw new AppError(404, 'file_not_found');
      await recordAudit(this.#db, {
        actorId: actor.id,
        action: 'document.read',
        targetType: 'upload',
        targetId: id,
      });
    }
    const bytes = await this.#store.read(objectKey(id));
    if (!bytes) throw new AppError(404, 'file_not_found');
    return { bytes, contentType: row.contentType, filename: row.filename };
  }

  /**
   * A file in use for `purpose`. Who may read it is for the caller to know.
   *
   * @throws AppError 404 where it is not in use for that
   */
  async openUsed(id: string, purpose: UploadPurpose): Promise<KeptFile> {
    const row = await selectStored(this.#db, id, null);
    const isUsed = row?.purpose === purpose && row.claimedAt !== null;
    const bytes = isUsed ? await this.#store.read(objectKey(id)) : null;
    if (!row?.contentType || !bytes) throw new AppError(404, 'file_not_found');
    return { bytes, contentType: row.contentType, filename: row.filename };
  }

  /** Bytes of a public picture, by media.storage_path. */
  readPublic = (storagePath: string): Promise<Buffer | null> => this.#store.read(storagePath);

  /** Checks what arrived for this row and keeps it. @throws AppError 409 where it is kept already */
  async #keep(row: UploadRow, gone?: AbortSignal): Promise<InspectedFile> {
    const by = { ownerId: row.ownerId, ...(gone && { gone }) };
    const place = incomingKey(row.id);
    const bytes = await this.#store.read(place, maxUploadBytes);
    if (!bytes) throw new AppError(422, 'not_uploaded');
    const file = await inspectFile(bytes, typesFor(row.purpose), by);
    await this.#db.transaction().execute(async (trx) => {
      if (!(await lockUnstored(trx, row.id))) throw alreadyThere();
      await this.#store.write(objectKey(row.id), file.bytes, file.contentType);
      await markStored(trx, row.id, file);
    });
    await this.#store.remove(place);
    return file;
  }

  /** As #keep; what is refused goes. A failure of ours leaves it, to be tried again. */
  async #keepOrDrop(row: UploadRow, gone?: AbortSignal): Promise<InspectedFile> {
    try {
      return await this.#keep(row, gone);
    } catch (error) {
      if (isRefusal(error)) {
        await this.#store.remove(incomingKey(row.id));
        await markRefused(this.#db, row.id);
      }
      throw error;
    }
  }

  /** Keeps what its owner sent straight to the store; false where there is nothing to keep. */
  async #keepOwn(actor: Actor, id: string): Promise<boolean> {
    const [row] = await selectUnclaimed(this.#db, actor.id, [id]);
    if (!row || row.contentType) return false;
    try {
      await this.#keepOrDrop(row);
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  }
}

/** What an address of this server is signed for. */
const signedPart = (row: UploadRow, expires: number) => ({
  id: row.id,
  ownerId: row.ownerId,
  contentType: row.declaredType,
  bytes: row.declaredBytes,
  expires,
});

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500;

/** The type of a file that went straight to the store and that nobody has looked at yet. */
async function arrivedType(
  row: UploadRow,
  path: string,
  keep: (row: UploadRow) => Promise<InspectedFile>,
): Promise<UploadType> {
  try {
    return (await keep(row)).contentType;
  } catch (error) {
    if (isRefusal(error))
      throw invalid([{ path, code: error.code as RefusalCode, details: error.details }]);
    throw error;
  }
}

const unusable = (path: string) => invalid([issueAt(path, 'file_unusable')]);

const tooLarge = () => new AppError(413, 'file_too_large', { headers: { connection: 'close' } });

const notSigned = () => new AppError(403, 'upload_address_invalid');

const outOfDate = () => new AppError(403, 'upload_address_expired');

const alreadyThere = () => new AppError(409, 'already_uploaded');

const tooManyUnused = () =>
  new AppError(429, 'too_many_uploads', { headers: { 'retry-after': '3600' } });
