import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../domains/accounts/account-schema.ts';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../domains/catalogue/server/factory.ts';
import {
  buildAskedRfq,
  buildQuotation,
  buildQuotationItem,
} from '../../domains/quotations/server/factory.ts';
import type { Rfq } from '../../domains/rfqs/schema.ts';
import { buildRfq } from '../../domains/rfqs/server/factory.ts';
import type { ApprovalRequest, Approved, Companies, Team } from '../../domains/teams/schema.ts';
import { buildInvitation, buildMember } from '../../domains/teams/server/factory.ts';
import { invitationToken } from '../../domains/teams/server/link.ts';
import { keysOf } from '../../platform/keys.ts';
import { registerDomains } from './compose/index.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
type Refusal = { code: string; details?: object };

const put = (who: Visitor, url: string, body: object) =>
  who.send<Refusal>({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const act = (who: Visitor, companyId: string | null) => put(who, '/api/team/acting', { companyId });

/** A company and a member who acts for it. */
async function scene(rights: Parameters<typeof buildMember>[1] = {}) {
  const company = await buildUser(db(), { companyName: 'Mwangi Builders', county: 'Nairobi' });
  const person = await buildUser(db(), { firstName: 'Wanjiru' });
  await buildMember(db(), { companyId: company.id, personId: person.id, ...rights });
  const member = await server.signedIn(person.id);
  expect((await act(member, company.id)).status).toBe(204);
  return { company, person, member, owner: await server.signedIn(company.id) };
}

const tokenFor = (id: string) =>
  invitationToken(keysOf(server.env.sessionSecret).invitationLinks, id);

describe('an invitation', () => {
  it('is accepted once, by its link, and leads to the company', async () => {
    const company = await buildUser(db());
    const owner = await server.signedIn(company.id);
    const wanted = { contact: '0712 345 678', role: 'buyer', orderLimit: '50000', monthLimit: '' };
    const made = await owner.post<Team>('/api/team/invitations', wanted);
    const [invitation] = made.body.invitations;
    expect(invitation).toMatchObject({ contact: '+254712345678', orderLimit: '50000.00' });
    const [first, second] = await Promise.all(
      [await buildUser(db()), await buildUser(db())].map(({ id }) => server.signedIn(id)),
    );
    const token = tokenFor(invitation?.id ?? '');
    const answers = await Promise.all(
      [first, second].map((who) => who?.post<Refusal>('/api/team/join', { token })),
    );
    expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, 404]);
    const team = (await owner.get<Team>('/api/team')).body;
    expect(team).toMatchObject({ invitations: [], members: [{ role: 'buyer', spent: '0.00' }] });
  });

  it('is nothing with a code that the server did not make, withdrawn, or over', async () => {
    const person = await server.signedIn((await buildUser(db())).id);
    const open = await buildInvitation(db());
    const over = await buildInvitation(db(), { expiresAt: new Date(Date.now() - 1_000) });
    for (const token of [`${open.id}${'A'.repeat(22)}`, open.id, tokenFor(over.id), 'x']) {
      expect((await person.post<Refusal>('/api/team/join', { token })).body.code).toBe(
        'invitation_gone',
      );
    }
  });

  it('takes back neither a lower limit nor a removal that came after it was sent', async () => {
    const { id: companyId } = await buildUser(db());
    const { id: personId } = await buildUser(db());
    const [owner, person] = [await server.signedIn(companyId), await server.signedIn(personId)];
    const [first, second] = [
      await buildInvitation(db(), { companyId }),
      await buildInvitation(db(), { companyId }),
    ];
    const join = (id: string) => person.post<Refusal>('/api/team/join', { token: tokenFor(id) });
    expect((await join(first.id)).status).toBe(200);
    const lower = { role: 'buyer', orderLimit: '1000', monthLimit: '' };
    expect((await put(owner, `/api/team/members/${personId}`, lower)).status).toBe(204);
    expect((await join(second.id)).body.code).toBe('invitation_gone');
    const { members } = (await owner.get<Team>('/api/team')).body;
    expect(members).toMatchObject([{ orderLimit: '1000.00' }]);
    const later = await buildInvitation(db(), { companyId, createdAt: new Date() });
    expect((await join(later.id)).status).toBe(200);
  });
});

describe('who acts for a company', () => {
  it('reads and writes its rows, under the own name', async () => {
    const { company, person, member, owner } = await scene();
    expect((await member.get<CurrentUser>('/api/user')).body).toMatchObject({
      id: company.id,
      companyName: 'Mwangi Builders',
      firstName: 'Wanjiru',
      member: { role: 'buyer' },
    });
    const made = await member.post<Rfq>('/api/rfqs', { title: 'Cement', description: 'Slab' });
    expect((await owner.get<Rfq>(`/api/rfqs/${made.body.id}`)).status).toBe(200);
    const closed = await member.post(`/api/rfqs/${made.body.id}/close`);
    expect(closed.status).toBe(200);
    expect((await member.get<Companies>('/api/team/companies')).body.actingFor).toBe(company.id);
    expect((await act(member, null)).status).toBe(204);
    expect((await member.get(`/api/rfqs/${made.body.id}`)).status).toBe(404);
    expect((await member.get<CurrentUser>('/api/user')).body.id).toBe(person.id);
  });

  it('is out at once when removed, and cannot come back', async () => {
    const { company, person, member, owner } = await scene();
    const rfq = await buildRfq(db(), { contractorId: company.id });
    expect((await member.get(`/api/rfqs/${rfq.id}`)).status).toBe(200);
    const url = `/api/team/members/${person.id}`;
    expect((await owner.send({ method: 'DELETE', url })).status).toBe(204);
    expect((await member.get(`/api/rfqs/${rfq.id}`)).status).toBe(404);
    expect((await act(member, company.id)).body.code).toBe('member_not_found');
  });

  it('is out with the company’s suspension', async () => {
    const { company, person, member } = await scene();
    await db()
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', company.id)
      .execute();
    expect((await member.get<CurrentUser>('/api/user')).body.id).toBe(person.id);
  });

  it('is named in the audit trail', async () => {
    const { company, person, member } = await scene({ orderLimit: null });
    const { supplierId } = await cartOf(member);
    expect((await checkOut(member, supplierId)).status).toBe(201);
    const order = await db()
      .selectFrom('orders')
      .select('placedBy')
      .where('contractorId', '=', company.id)
      .executeTakeFirst();
    expect(order?.placedBy).toBe(person.id);
  });
});

async function cartOf(member: Visitor, price = '600.00') {
  const supplierId = (await buildSupplier(db())).id;
  const { id: productId } = await buildProduct(db(), { supplierId, price });
  expect((await member.post('/api/cart', { productId, quantity: 1 })).status).toBe(201);
  return { supplierId, productId };
}
const checkOut = (member: Visitor, supplierId: string) =>
  member.post<Refusal>('/api/cart/checkout', { supplierId, deliveryAddress: 'Plot 5' });

describe('the limit of a buyer', () => {
  it('refuses an order above it, and one that passes the month’s', async () => {
    const { member } = await scene({ orderLimit: '1000.00', monthLimit: '1500.00' });
    const dear = await cartOf(member, '1000.01');
    expect((await checkOut(member, dear.supplierId)).body.code).toBe('approval_asked');
    const first = await cartOf(member, '1000.00');
    expect((await checkOut(member, first.supplierId)).status).toBe(201);
    const second = await cartOf(member, '501.00');
    expect((await checkOut(member, second.supplierId)).body.code).toBe('approval_asked');
  });

  it('holds for orders at once', async () => {
    const { member } = await scene({ monthLimit: '1000.00' });
    const carts = [];
    for (let i = 0; i < 4; i += 1) carts.push(await cartOf(member, '600.00'));
    const answers = await Promise.all(carts.map(({ supplierId }) => checkOut(member, supplierId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403, 403]);
  });
});

describe('an order above the limit', () => {
  const asked = async (limit = '1000.00') => {
    const one = await scene({ orderLimit: limit });
    const { supplierId, productId } = await cartOf(one.member, '1500.00');
    const refused = await checkOut(one.member, supplierId);
    expect([refused.status, refused.body.code]).toEqual([403, 'approval_asked']);
    const [request] = (await one.owner.get<ApprovalRequest[]>('/api/team/requests')).body;
    return { ...one, supplierId, productId, id: request?.id ?? '', request };
  };
  const decide = (who: Visitor, id: string, what: string, body?: object) =>
    who.post<Refusal & Approved>(`/api/team/requests/${id}/${what}`, body);

  it('waits for the owner, who approves it once, and is placed', async () => {
    const { member, owner, id: before, request, supplierId, company } = await asked();
    expect(request).toMatchObject({ kind: 'checkout', status: 'open', firstName: 'Wanjiru' });
    expect(Number(request?.amount)).toBeGreaterThanOrEqual(1500);
    // Asked again it replaces the one before, which the owner may have read and cannot approve any more.
    expect((await checkOut(member, supplierId)).body.code).toBe('approval_asked');
    const open = (await owner.get<ApprovalRequest[]>('/api/team/requests')).body;
    expect(open).toHaveLength(1);
    const id = open[0]?.id ?? '';
    expect((await decide(owner, before, 'approve')).status).toBe(404);
    expect((await decide(member, id, 'approve')).body.code).toBe('member_may_not');
    const answers = await Promise.all([1, 2, 3].map(() => decide(owner, id, 'approve')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const orders = await db()
      .selectFrom('orders')
      .select('totalAmount')
      .where('contractorId', '=', company.id)
      .execute();
    expect(orders).toHaveLength(1);
    const own = (await member.get<ApprovalRequest[]>('/api/team/requests')).body;
    expect(own.map(({ status }) => status)).toEqual(['approved']);
  });

  it('is not placed at another price, and stays open', async () => {
    const { owner, id, productId } = await asked();
    await db()
      .updateTable('products')
      .set({ price: '1600.00' })
      .where('id', '=', productId)
      .execute();
    expect((await decide(owner, id, 'approve')).body.code).toBe('checkout_changed');
    const [request] = (await owner.get<ApprovalRequest[]>('/api/team/requests')).body;
    expect(request?.status).toBe('open');
  });

  it('is not awarded at another sum, and waits for no second connection', async () => {
    const one = await scene({ orderLimit: '1000.00' });
    const owned = { contractorId: one.company.id };
    const { rfq, lines, company } = await buildAskedRfq(db(), owned);
    const quotation = await buildQuotation(db(), {
      rfqId: rfq.id,
      supplierId: company.id,
      subtotal: '4500.00',
      totalAmount: '4500.00',
    });
    for (const [index, rfqItemId] of lines.entries()) {
      const offered = index
        ? { quantity: 5, unit: 'tonne', totalPrice: '500.00' }
        : { quantity: 40, unit: 'bag', totalPrice: '4000.00' };
      await buildQuotationItem(db(), { quotationId: quotation.id, rfqItemId, ...offered });
    }
    const award = `/api/rfqs/${rfq.id}/award`;
    const whole = { quotationId: quotation.id };
    expect((await one.member.post<Refusal>(award, whole)).body.code).toBe('approval_asked');
    const [request] = (await one.owner.get<ApprovalRequest[]>('/api/team/requests')).body;
    const id = request?.id ?? '';
    // The owner awards one line meanwhile: the rest is another sum than the one that was asked for.
    const part = [{ rfqItemId: lines[0], quotationId: quotation.id, quantity: '1' }];
    expect((await one.owner.post(award, { lines: part })).status).toBe(200);
    expect((await decide(one.owner, id, 'approve')).body.code).toBe('award_total_changed');
    expect((await one.member.post<Refusal>(award, whole)).body.code).toBe('approval_asked');
    const again = (await one.owner.get<ApprovalRequest[]>('/api/team/requests')).body[0]?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => decide(one.owner, again, 'approve')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
  });

  it('stands whatever the limit becomes, and ends with the membership', async () => {
    const first = await asked();
    const url = `/api/team/members/${first.person.id}`;
    await put(first.owner, url, { role: 'buyer', orderLimit: '1', monthLimit: '1' });
    expect((await decide(first.owner, first.id, 'approve')).status).toBe(200);
    const removed = await asked();
    const member = `/api/team/members/${removed.person.id}`;
    const [gone, approved] = await Promise.all([
      removed.owner.send({ method: 'DELETE', url: member }),
      decide(removed.owner, removed.id, 'approve'),
    ]);
    expect(gone.status).toBe(204);
    expect([200, 409]).toContain(approved.status);
    const demoted = await asked();
    const viewer = { role: 'viewer', orderLimit: '', monthLimit: '' };
    await put(demoted.owner, `/api/team/members/${demoted.person.id}`, viewer);
    expect((await decide(demoted.owner, demoted.id, 'approve')).body.code).toBe('approval_decided');
  });

  it('is declined with a reason, or over after its time', async () => {
    const { member, owner, id } = await asked();
    expect((await decide(owner, id, 'decline', { reason: 'Too dear' })).status).toBe(204);
    const [declined] = (await member.get<ApprovalRequest[]>('/api/team/requests')).body;
    expect(declined).toMatchObject({ status: 'declined', reason: 'Too dear' });
    expect((await decide(owner, id, 'approve')).body.code).toBe('approval_decided');
    const late = await asked();
    await db()
      .updateTable('teamRequests')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where('id', '=', late.id)
      .execute();
    expect((await decide(late.owner, late.id, 'approve')).body.code).toBe('approval_decided');
  });
});
