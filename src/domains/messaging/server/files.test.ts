import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { pdfFile, phonePhoto } from '../../../platform/object-storage/testing/files.ts';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
  sendFile,
} from '../../../platform/object-storage/testing/storage-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { Conversation, Message } from '../schema.ts';

let server: TestServer;
let folder: StorageFolder;
let base: string;
beforeAll(async () => {
  folder = await makeStorageFolder();
  server = await openTestServer({
    settings: { DATA_DIR: folder.path },
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
  base = await listen(server.app);
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

async function person(overrides: Parameters<typeof buildUser>[1] = {}) {
  const { id } = await buildUser(server.database.db, overrides);
  return Object.assign(await server.signedIn(id), { id });
}
type Person = Awaited<ReturnType<typeof person>>;

const upload = async (from: Person, filename = 'bei.pdf') => {
  const isPdf = filename.endsWith('.pdf');
  const contentType = isPdf ? 'application/pdf' : 'image/jpeg';
  const bytes = isPdf ? pdfFile() : await phonePhoto();
  const request = { filename, contentType, purpose: 'message_attachment' } as const;
  return (await sendFile(from, base, bytes, request)).objectPath;
};
const send = (from: Person, to: Person, rest: object) =>
  from.post<Message & { issues: { path: string }[] }>('/api/messages', {
    receiverId: to.id,
    content: '',
    ...rest,
  });
const read = (reader: Person, url: string, headers: Record<string, string> = {}) =>
  fetch(new URL(url, base), {
    headers: {
      cookie: [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
  });

it('files come with a message, with or without words, and are read by the two of it alone', async () => {
  const [amina, juma, stranger] = [await person(), await person(), await person()];
  const admin = await person({ role: 'admin', totpSecret: 'sealed', totpConfirmedAt: new Date() });
  const paths = [await upload(amina, 'site.jpg'), await upload(amina)];
  const { status, body } = await send(amina, juma, { attachments: paths });
  expect(status).toBe(201);
  expect(body.attachments).toEqual([
    {
      url: expect.stringMatching(/^\/api\/messages\/attachments\//),
      filename: 'site.jpg',
      contentType: 'image/jpeg',
      bytes: expect.any(Number),
      width: 30,
      height: 60,
    },
    expect.objectContaining({ filename: 'bei.pdf', width: null, height: null }),
  ]);
  const { body: thread } = await juma.get<Message[]>(`/api/messages/${amina.id}`);
  expect(thread).toEqual([body]);
  const { body: list } = await juma.get<Conversation[]>('/api/conversations');
  expect(list[0]?.lastMessage).toMatchObject({ content: '', holds: 'files' });

  const url = body.attachments[0]?.url ?? '';
  for (const reader of [amina, juma]) {
    const answer = await read(reader, url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const again = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await read(reader, url, again)).status).toBe(304);
    expect((await read(stranger, url, again)).status).toBe(404);
  }
  const preview = await read(juma, `${url}?preview=1`);
  expect(preview.headers.get('content-type')).toBe('image/webp');
  const pdf = await read(juma, `${body.attachments[1]?.url}?preview=1`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  for (const reader of [stranger, admin]) {
    expect((await read(reader, url)).status).toBe(404);
    expect((await read(reader, `/api/object-storage/${paths[0]}`)).status).toBe(404);
  }
  expect((await fetch(new URL(url, base))).status).toBe(401);
});

it('files are the sender’s own, checked, at most five, and used once', async () => {
  const [amina, juma] = [await person(), await person()];
  const [own, his] = [await upload(amina), await upload(juma)];
  const issue = async (attachments: string[]) => {
    const { status, body } = await send(amina, juma, { attachments, content: 'Ona' });
    return [status, body.issues?.[0]?.path];
  };
  expect(await issue([own, his])).toEqual([422, 'attachments.1']);
  expect(await issue(['uploads/nothing'])).toEqual([422, 'attachments.0']);
  expect(await issue(Array(6).fill(own))).toEqual([422, 'attachments']);
  expect(await issue([own])).toEqual([201, undefined]);
  expect(await issue([own])).toEqual([422, 'attachments.0']);
  expect((await send(amina, juma, { attachments: [] })).body.issues[0]?.path).toBe('content');
});

it('one message with files for one client id, however often and at once it is sent', async () => {
  const [amina, juma] = [await person(), await person()];
  const message = { attachments: [await upload(amina)], clientId: 'a' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(amina, juma, message)));
  const again = await send(amina, juma, message);
  expect([...answers, again].map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
});

it('nothing of a file is used when its message is refused', async () => {
  const [amina, juma] = [await person(), await person()];
  const attachments = [await upload(amina)];
  await juma.post(`/api/users/${amina.id}/block`);
  expect((await send(amina, juma, { attachments })).status).toBe(403);
  const other = await person();
  expect((await send(amina, other, { attachments })).status).toBe(201);
});

it('a file stays with the other side after its sender is gone, and is in the sender’s copy before', async () => {
  const [amina, juma] = [await person(), await person()];
  const [path] = [await upload(amina)];
  const { body } = await send(amina, juma, { attachments: [path] });
  const copy = await amina.get<{
    messages: { attachments: string[] }[];
    uploads: { id: string; filename: string }[];
  }>('/api/profile/export');
  expect(copy.body.messages[0]?.attachments).toEqual([path]);
  expect(copy.body.uploads[0]?.filename).toBe('bei.pdf');
  const gone = await amina.send({ method: 'DELETE', url: '/api/profile' });
  expect(gone.status).toBe(204);
  expect((await read(juma, body.attachments[0]?.url ?? '')).status).toBe(200);
});
