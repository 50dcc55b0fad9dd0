import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import type { Delivery } from '../../domains/deliveries/schema.ts';
import { buildConfirmedOrder } from '../../domains/deliveries/server/factory.ts';
import { countsOf, deliveriesOf, dispatch } from '../../domains/deliveries/server/testing.ts';
import { type Order, orderResponse } from '../../domains/orders/schema.ts';
import type { SiteOrder } from '../../domains/projects/schema.ts';
import { buildProject } from '../../domains/projects/server/factory.ts';
import type { Team } from '../../domains/teams/schema.ts';
import { buildMember } from '../../domains/teams/server/factory.ts';
import { money } from '../../shared/responses.ts';
import { registerDomains } from './compose/index.ts';
import { memberCalls } from './http/member-calls.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

let server: TestServer;
const declared: { call: string; isPublic: boolean; answer: unknown }[] = [];
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, deps) => {
      app.addHook('onRoute', ({ method, url, config, schema }) => {
        for (const one of [method].flat()) {
          if (!url.startsWith('/api/') || one === 'HEAD' || url.endsWith('/*')) continue;
          declared.push({
            call: `${one} ${url}`,
            isPublic: config?.access === 'public',
            answer: schema?.response,
          });
        }
      });
      await registerDomains(deps)(app);
    },
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
type Refusal = { code: string };

const put = (who: Visitor, url: string, body: object) =>
  who.send<Refusal | null>({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

/** Somebody who acts for a company as this. */
async function acting(companyId: string, rights: Parameters<typeof buildMember>[1]) {
  const { id: personId } = await buildUser(db(), { firstName: 'Otieno' });
  await buildMember(db(), { companyId, personId, ...rights });
  const member = await server.signedIn(personId);
  expect((await put(member, '/api/team/acting', { companyId })).status).toBe(204);
  return { personId, member };
}

/** Where an answer has a field for money. */
function moneyIn(part: unknown, path = '', seen = new Set<unknown>()): string[] {
  if (part === money) return [path];
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  const inside = new Set(seen).add(part);
  const { def } = (part as { _zod?: { def: object } })._zod ?? {};
  const entries = Object.entries(def ?? part).filter(([name]) => name !== 'checks');
  return entries.flatMap(([name, value]) => moneyIn(value, `${path}.${name}`, inside));
}

describe('a site foreman', () => {
  const atSite = async () => {
    const company = await buildUser(db(), { companyName: 'Mwangi Builders' });
    const [site, other] = [
      await buildProject(db(), { contractorId: company.id, name: 'Ruiru flats' }),
      await buildProject(db(), { contractorId: company.id }),
    ];
    const rights = { role: 'foreman', projectIds: [site.id] };
    const { personId, member: foreman } = await acting(company.id, rights);
    const placed = { contractorId: company.id, projectId: site.id };
    const order = await buildConfirmedOrder(db(), placed);
    const elsewhere = await buildConfirmedOrder(db(), { ...placed, projectId: other.id });
    const owner = await server.signedIn(company.id);
    return { personId, site, foreman, order, elsewhere, owner };
  };

  it('sees the deliveries of the own sites, without prices, and confirms what came', async () => {
    const { foreman, order, elsewhere, owner } = await atSite();
    const seller = await server.signedIn(order.supplierId);
    expect((await dispatch({ order, seller })).status).toBe(201);
    const away = { order: elsewhere, seller: await server.signedIn(elsewhere.supplierId) };
    const { body: unseen } = await dispatch(away);

    const listed = await foreman.get<SiteOrder[]>('/api/site-orders');
    expect(listed.body.map(({ id }) => id)).toEqual([order.id]);
    expect(listed.body[0]).toMatchObject({ projectName: 'Ruiru flats', status: 'dispatched' });
    for (const url of [
      `/api/site-orders/${elsewhere.id}`,
      `/api/orders/${elsewhere.id}/deliveries`,
      `/api/orders/${elsewhere.id}/documents/delivery-note.pdf`,
      `/api/deliveries/${unseen.id}/photos/${crypto.randomUUID()}`,
    ]) {
      expect([url, (await foreman.get(url)).status]).toEqual([url, 404]);
    }
    const there = { order, buyer: foreman };
    const [delivery] = (await deliveriesOf(there)).deliveries;
    expect(delivery?.pin).toMatch(/^\d{4}$/);
    const receipt = (one: Delivery | undefined, said = {}) => ({
      deliveryId: one?.id,
      lines: one && countsOf(one, said),
    });
    const forbidden = `/api/orders/${elsewhere.id}/deliveries`;
    expect((await foreman.post(forbidden, receipt(unseen))).status).toBe(404);
    const lacking = { [order.bags]: { delivered: '90', short: '4', damaged: '6', refused: '0' } };
    const url = `/api/orders/${order.id}/deliveries`;
    expect((await foreman.post(url, receipt(delivery, lacking))).status).toBe(200);

    const note = `/api/orders/${order.id}/documents/delivery-note.pdf`;
    const printed = await foreman.send<Buffer>({ method: 'GET', url: note });
    expect(printed.status).toBe(200);
    const answers = [listed.body, await deliveriesOf(there)];
    for (const priced of ['130000', '70000', '1500', '700']) {
      expect(JSON.stringify(answers)).not.toContain(priced);
    }
    // The company reads who it was, the other side does not.
    const shortOf = async (who: Visitor) =>
      (await who.get<Order>(`/api/orders/${order.id}`)).body.events.find(
        ({ kind }) => kind === 'delivery_short',
      );
    expect(await shortOf(owner)).toMatchObject({ by: 'buyer', person: 'Otieno Wekesa' });
    expect(await shortOf(seller)).not.toHaveProperty('person');
  });

  it('has sites of the company, at least one', async () => {
    const { owner, personId, site } = await atSite();
    const foreign = await buildProject(db());
    const url = `/api/team/members/${personId}`;
    const rights = { role: 'foreman', orderLimit: '', monthLimit: '' };
    for (const projectIds of [[], [foreign.id], [site.id, foreign.id]]) {
      expect((await put(owner, url, { ...rights, projectIds })).status).toBe(422);
    }
    expect((await put(owner, url, { ...rights, projectIds: [site.id] })).status).toBe(204);
    const { body } = await owner.get<Team>('/api/team');
    expect(body.members[0]).toMatchObject({ role: 'foreman', projectIds: [site.id] });
  });
});

describe('what a member may call', () => {
  it('is there', () => {
    const calls = new Set(declared.map(({ call }) => call));
    const unknown = [...memberCalls.buyer].filter((call) => !calls.has(call));
    expect(unknown).toEqual([]);
  });

  it.each(['viewer', 'buyer', 'foreman'] as const)(
    'every other call is refused to a %s',
    async (role) => {
      const projectIds = role === 'foreman' ? [crypto.randomUUID()] : [];
      const { member } = await acting((await buildUser(db())).id, { role, projectIds });
      const wrong: string[] = [];
      for (const { call, isPublic } of declared) {
        const [method = '', pattern = ''] = call.split(' ');
        if (isPublic) continue;
        const url = pattern.replace(/:[a-zA-Z]+/g, crypto.randomUUID());
        const { status, body } = await member.send<Refusal | null>({
          method: method as 'GET',
          url,
        });
        const isRefused = status === 403 && body?.code === 'member_may_not';
        if (isRefused === memberCalls[role].has(call)) wrong.push(`${call} ${status}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('is what pages ask for by name', () => {
    const calls = new Set(declared.map(({ call }) => call));
    const pages = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
    const asked = pages.flatMap((text) => [...text.matchAll(/(?:\bmay|useMay\(\))\('([^']+)'\)/g)]);
    const names = asked.map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !calls.has(name))).toEqual([]);
  });

  it('has no answer with a price for a foreman, but the limits of a person', () => {
    const priced = declared
      .filter(({ call }) => memberCalls.foreman.has(call))
      .flatMap(({ call, answer }) => moneyIn(answer).map((field) => `${call} ${field}`));
    // The limits are the person's own, the terms a supplier's account's.
    const ownFields = ['orderLimit', 'monthLimit', 'deliveryFee', 'minimumOrder'];
    const isOwn = (text: string) => ownFields.some((name) => text.endsWith(`${name}.innerType`));
    expect(priced.filter((text) => !isOwn(text))).toEqual([]);
    expect(moneyIn(orderResponse).length).toBeGreaterThan(10);
  });

  it('of a viewer is reading', () => {
    const writes = [...memberCalls.viewer].filter((call) => !call.startsWith('GET '));
    expect(writes).toEqual(['PUT /api/team/acting', 'POST /api/team/join']);
  });
});
