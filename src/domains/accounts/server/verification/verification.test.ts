import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import {
  type Answer,
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { pdfFile, pngFile } from '../../../../platform/object-storage/testing/files.ts';
import {
  listen,
  makeStorageFolder,
  type StorageFolder,
  sendFile,
} from '../../../../platform/object-storage/testing/storage-server.ts';
import type { Role } from '../../../../shared/roles.ts';
import type { VerificationEntry, VerificationState } from '../../verification-schema.ts';
import { buildUser, jobDepsFor } from '../factory.ts';
import { type Post, startPost } from '../testing.ts';

let server: TestServer;
let folder: StorageFolder;
let base: string;
let post: Post;
beforeAll(async () => {
  folder = await makeStorageFolder();
  server = await openTestServer({
    settings: { DATA_DIR: folder.path },
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
  base = await listen(server.app);
  post = await startPost(server, jobDepsFor(server));
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly issues?: readonly { path: string; message: string }[];
}
type Person = { id: string; email: string; visitor: Visitor };

async function person(role: Role = 'supplier'): Promise<Person> {
  const { id, email } = await buildUser(server.database.db, {
    role,
    companyName: 'Jirani Hardware',
    totpConfirmedAt: new Date(),
  });
  return { id, email: email ?? '', visitor: await server.signedIn(id) };
}

const document = async ({ visitor }: Person, purpose?: 'avatar') => {
  const sent = await sendFile(visitor, base, pdfFile(), {
    filename: 'cheti.pdf',
    contentType: 'application/pdf',
    ...(purpose ? { purpose } : {}),
  });
  return sent.objectPath;
};

const numbers = { registrationNumber: ' pvt-9xu2r7k ', kraPin: 'p051112223z' };
const ask = ({ visitor }: Person, documents: readonly string[], changes: object = {}) =>
  visitor.post<VerificationState & Refusal>('/api/verification', {
    ...numbers,
    documents,
    ...changes,
  });
const state = async ({ visitor }: Person) =>
  (await visitor.get<VerificationState>('/api/verification')).body;

const bellOf = async ({ visitor }: Person) => {
  const { body } =
    await visitor.get<{ kind: string; link: string; isRead: boolean }[]>('/api/notifications');
  return body.map(({ kind, link, isRead }) => [kind, link, isRead]);
};

/** An account whose request waits, and the request's id. */
async function asking(role: Role = 'supplier'): Promise<Person & { requestId: string }> {
  const someone = await person(role);
  expect((await ask(someone, [await document(someone)])).status).toBe(201);
  const { id } = await server.database.db
    .selectFrom('verificationRequests')
    .select('id')
    .where('userId', '=', someone.id)
    .executeTakeFirstOrThrow();
  return { ...someone, requestId: id };
}

const decide = ({ visitor }: Person, id: string, decision: 'approve' | 'reject', body?: object) =>
  visitor.post<Refusal>(`/api/admin/verifications/${id}/${decision}`, body);

describe('asking to be verified', () => {
  it.each(['supplier', 'contractor'] as const)('SET-02 is for a %s, and waits', async (role) => {
    const someone = await person(role);
    expect(await state(someone)).toEqual({
      status: 'none',
      registrationNumber: null,
      kraPin: null,
      documents: [],
      reason: null,
      createdAt: null,
      decidedAt: null,
    });
    const objectPath = await document(someone);
    const answer = await ask(someone, [objectPath]);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: 'pending',
      registrationNumber: 'PVT-9XU2R7K',
      kraPin: 'P051112223Z',
      documents: [
        {
          objectPath,
          filename: 'cheti.pdf',
          contentType: 'application/pdf',
          size: pdfFile().length,
        },
      ],
    });
    expect(await state(someone)).toEqual(answer.body);
  });

  it('is not for admins and not for strangers', async () => {
    const admin = await person('admin');
    expect((await ask(admin, [])).status).toBe(403);
    expect((await admin.visitor.get('/api/verification')).status).toBe(403);
    expect((await server.visitor().get('/api/verification')).status).toBe(401);
    expect((await server.visitor().post('/api/verification', {})).status).toBe(401);
  });

  it.each([
    ['registrationNumber', { registrationNumber: 'Mabati Limited' }],
    ['kraPin', { kraPin: 'B051112223Z' }],
    ['kraPin', { kraPin: null }],
    ['documents', { documents: [] }],
    ['documents', { documents: Array.from({ length: 6 }, () => `uploads/${randomUUID()}`) }],
    ['documents.0', { documents: ['../../etc/passwd'] }],
    ['documents.0', { documents: [`uploads/${randomUUID()}`] }],
    ['status', { status: 'approved' }],
  ])('says at %s what is wrong', async (path, changes) => {
    const someone = await person();
    const answer = await ask(someone, [`uploads/${randomUUID()}`], changes);
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([422, path]);
    expect((await state(someone)).status).toBe('none');
  });

  it('takes only the account’s own, unused documents, each once', async () => {
    const someone = await person();
    const own = await document(someone);
    const foreign = await document(await person());
    for (const documents of [[own, foreign], [own, own], [foreign]]) {
      const answer = await ask(someone, documents);
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([
        422,
        `documents.${documents.length - 1}`,
      ]);
    }
    const picture = await sendFile(someone.visitor, base, await pngFile(), {
      contentType: 'image/png',
      purpose: 'avatar',
    });
    expect((await ask(someone, [picture.objectPath])).status).toBe(422);
    expect((await ask(someone, [own])).status).toBe(201);
  });

  it('takes one request at a time: of eight at once, one', async () => {
    const someone = await person();
    const documents = await Promise.all(Array.from({ length: 8 }, () => document(someone)));
    const answers = await Promise.all(documents.map((one) => ask(someone, [one])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    const again = await ask(someone, [await document(someone)]);
    expect([again.status, again.body.code]).toEqual([409, 'verification_pending']);
  });
});

describe('deciding', () => {
  it('verifies the account, and is noted', async () => {
    const admin = await person('admin');
    const someone = await asking();
    expect((await decide(admin, someone.requestId, 'approve')).status).toBe(204);
    expect(await state(someone)).toMatchObject({ status: 'verified', reason: null });
    const [mail] = await post.textsTo(someone.email);
    expect(mail).toContain('your business is verified');
    expect(mail).toContain('/settings/verification');
    expect(await bellOf(someone)).toEqual([
      ['verificationApproved', '/settings/verification', false],
    ]);
    const user = await someone.visitor.get<{ isVerified: boolean }>('/api/user');
    expect(user.body.isVerified).toBe(true);
    const again = await ask(someone, [await document(someone)]);
    expect([again.status, again.body.code]).toEqual([409, 'already_verified']);
    const notes = await server.database.db
      .selectFrom('auditLog')
      .select(['actorId', 'action'])
      .where('targetId', '=', someone.requestId)
      .orderBy('id')
      .execute();
    expect(notes).toEqual([
      { actorId: someone.id, action: 'verification.requested' },
      { actorId: admin.id, action: 'verification.approved' },
    ]);
  });

  it('verifies the name that stood in the request, and no other', async () => {
    const admin = await person('admin');
    const someone = await asking();
    const rename = (companyName: string) =>
      someone.visitor.send({
        method: 'PUT',
        url: '/api/profile',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ firstName: 'Amina', lastName: 'Wekesa', companyName }),
      });
    expect((await rename('Another Cement PLC')).status).toBe(200);
    const refused = await decide(admin, someone.requestId, 'approve');
    expect([refused.status, refused.body.code]).toEqual([409, 'name_changed']);
    expect(await state(someone)).toMatchObject({ status: 'pending' });
    expect((await rename('Jirani Hardware')).status).toBe(200);
    expect((await decide(admin, someone.requestId, 'approve')).status).toBe(204);
  });

  it('rejects with a reason that the account reads, and may ask again', async () => {
    const admin = await person('admin');
    const someone = await asking('contractor');
    for (const body of [undefined, {}, { reason: '  ' }]) {
      expect((await decide(admin, someone.requestId, 'reject', body)).status).toBe(422);
    }
    const reason = 'The certificate cannot be read.';
    expect((await decide(admin, someone.requestId, 'reject', { reason })).status).toBe(204);
    expect(await state(someone)).toMatchObject({ status: 'rejected', reason });
    expect(await post.textsTo(someone.email)).toEqual([expect.stringContaining(reason)]);
    expect(await bellOf(someone)).toEqual([
      ['verificationRejected', '/settings/verification', false],
    ]);
    expect((await ask(someone, [await document(someone)])).body).toMatchObject({
      status: 'pending',
      reason: null,
    });
  });

  it('happens once: of two admins at once one gets 409', async () => {
    const [first, second] = [await person('admin'), await person('admin')];
    const someone = await asking();
    const answers = await Promise.all([
      decide(first, someone.requestId, 'approve'),
      decide(second, someone.requestId, 'reject', { reason: 'No.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await post.textsTo(someone.email)).toHaveLength(1);
    const { status } = await state(someone);
    expect(status).toBe(answers[0]?.status === 204 ? 'verified' : 'rejected');
    expect((await decide(first, randomUUID(), 'approve')).status).toBe(404);
    expect((await decide(first, 'abc', 'approve')).status).toBe(422);
  });

  it('shows the admin which other accounts named one of the same numbers', async () => {
    const admin = await person('admin');
    const [first, second] = [await asking(), await asking()];
    await decide(admin, first.requestId, 'approve');
    const read = async (id: string) => {
      const url = '/api/admin/verifications?limit=50';
      const { body } = await admin.visitor.get<VerificationEntry[]>(url);
      return body.find((entry) => entry.id === id)?.samePapers ?? [];
    };
    const same = await read(second.requestId);
    expect(same).toContainEqual({ id: first.id, name: 'Jirani Hardware', isVerified: true });
    expect(same.map(({ id }) => id)).not.toContain(second.id);
    await server.database.db
      .updateTable('verificationRequests')
      .set({ registrationNumber: 'BN-ALONE1', kraPin: 'P059998887Z' })
      .where('id', '=', second.requestId)
      .execute();
    expect(await read(second.requestId)).toEqual([]);
  });

  it('is an admin’s alone, as is the list', async () => {
    const someone = await asking();
    expect((await decide(someone, someone.requestId, 'approve')).status).toBe(403);
    expect((await someone.visitor.get('/api/admin/verifications')).status).toBe(403);
    expect((await server.visitor().get('/api/admin/verifications')).status).toBe(401);
    expect((await state(someone)).status).toBe('pending');
  });

  it('starts from a list, longest waiting first, page by page, whose reading is noted', async () => {
    const admin = await person('admin');
    const first = await asking();
    const second = await asking();
    const read: VerificationEntry[] = [];
    let url: string | undefined = '/api/admin/verifications?status=pending&limit=1';
    while (url) {
      const answer: Answer<VerificationEntry[]> = await admin.visitor.get(url);
      expect(answer.status).toBe(200);
      expect(Number(answer.headers['x-total-count'])).toBeGreaterThanOrEqual(2);
      read.push(...answer.body);
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    const ids = read.map(({ id }) => id);
    expect(ids.indexOf(first.requestId)).toBeLessThan(ids.indexOf(second.requestId));
    expect(ids).toContain(first.requestId);
    expect(new Set(ids).size).toBe(ids.length);
    const entry = read.find(({ id }) => id === second.requestId);
    expect(entry).toMatchObject({
      status: 'pending',
      kraPin: 'P051112223Z',
      user: { id: second.id, companyName: 'Jirani Hardware', role: 'supplier' },
    });
    const file = await admin.visitor.get(`/api/object-storage/${entry?.documents[0]?.objectPath}`);
    expect(file.status).toBe(200);
    const note = await server.database.db
      .selectFrom('auditLog')
      .select('action')
      .where('actorId', '=', admin.id)
      .where('targetId', '=', 'pending')
      .execute();
    expect(note.length).toBe(ids.length);
    for (const query of ['status=odd', 'limit=0', 'limit=51', 'cursor=x', 'page=2']) {
      expect((await admin.visitor.get(`/api/admin/verifications?${query}`)).status).toBe(422);
    }
  });
});
