import { buildUser } from '../../../domains/accounts/server/factory.ts';
import type { Actor } from '../../../platform/actor.ts';
import { keysOf } from '../../../platform/keys.ts';
import { openObjectStore } from '../../../platform/object-storage/open-store.ts';
import {
  listen,
  makeStorageFolder,
  sendFile,
} from '../../../platform/object-storage/testing/storage-server.ts';
import { Uploads } from '../../../platform/object-storage/uploads.ts';
import type { Role } from '../../../shared/roles.ts';
import { registerDomains } from '../compose/index.ts';
import { openTestServer, type Visitor } from './test-server.ts';

export interface FilePlace {
  readonly isS3: boolean;
  /** Files go straight to S3, which they do with an announced size, and not through this server. */
  readonly isDirect: boolean;
}

const onDisk: FilePlace = { isS3: false, isDirect: false };

/** Where files are kept, and which way they come. */
export const filePlaces: readonly (readonly [name: string, FilePlace])[] = [
  ['on disk', onDisk],
  ['in S3, straight', { isS3: true, isDirect: true }],
  ['in S3, through this server', { isS3: true, isDirect: false }],
];

/** Loaded where it is used: few tests want S3, and it is large. */
const startBucket = async () =>
  (await import('../../../platform/object-storage/testing/s3-server.ts')).startTestBucket();

export type FileServer = Awaited<ReturnType<typeof openFileServer>>;

/** A server that keeps files, on disk or at one of these places, and what people do with their files there. */
export async function openFileServer({ isS3, isDirect }: FilePlace = onDisk) {
  const folder = await makeStorageFolder();
  const bucket = isS3 ? await startBucket() : null;
  const server = await openTestServer({
    settings: { DATA_DIR: folder.path, ...bucket?.settings },
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
  const base = await listen(server.app);
  const store = await openObjectStore(server.env);
  const { db } = server.database;
  const uploads = new Uploads({ db, store, key: keysOf(server.env.sessionSecret).uploadAddresses });
  return {
    server,
    /** The server's address. */
    base,
    store,
    /** How many files lie below a prefix, wherever they are kept. */
    count: (prefix: string) => bucket?.count(prefix) ?? folder.count(prefix),
    /** How many files did not wholly arrive and still take room. */
    countUnfinished: () => folder.count('unfinished'),

    async person(role: Role = 'supplier'): Promise<{ actor: Actor; visitor: Visitor }> {
      const user = await buildUser(db, { role, totpConfirmedAt: new Date() });
      return { actor: user, visitor: await server.signedIn(user.id) };
    },

    send: (visitor: Visitor, bytes: Buffer, contentType: 'image/png' | 'application/pdf') =>
      sendFile(visitor, base, bytes, {
        contentType,
        ...(isDirect ? { size: bytes.length || 1 } : {}),
      }),

    /** Uses a file, for a verification. */
    async claim(actor: Actor, objectPath: string): Promise<void> {
      const ready = await uploads.prepare(actor, [objectPath], {
        purpose: 'verification_document',
        pathOf: (index) => `documents.${index}`,
      });
      await db.transaction().execute((trx) => uploads.claim(trx, actor, ready));
    },

    readBack: (visitor: Visitor, objectPath: string) =>
      server.app.inject({
        url: `/api/object-storage/${objectPath}`,
        headers: {
          cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join(';'),
        },
      }),

    async close(): Promise<void> {
      await server.close();
      await bucket?.close();
      await folder.remove();
    },
  };
}
