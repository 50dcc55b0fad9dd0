import { buildOrder } from '../../../../domains/payments/server/factory.ts';
import { buildProject } from '../../../../domains/projects/server/factory.ts';
import { buildRfq } from '../../../../domains/rfqs/server/factory.ts';
import { type Calls, type Case, db } from './call.ts';

const fields = {
  name: 'Ruiru flats',
  county: 'Kiambu',
  town: '',
  budget: '',
  startsOn: '',
  endsOn: '',
};

/** Projects of contractors. */
export const projectCalls: Calls = {
  'GET /api/projects': () => ({ url: '/api/projects' }),
  'POST /api/projects': () => ({ url: '/api/projects', body: fields }),
  'GET /api/projects/{A}': async (one) => ({ url: `/api/projects/${await ofA(one)}` }),
  'PUT /api/projects/{A}': async (one) => ({
    url: `/api/projects/${await ofA(one)}`,
    body: { ...fields, isClosed: true },
  }),
  'GET /api/projects/{A}/orders.csv': async (one) => ({
    url: `/api/projects/${await ofA(one)}/orders.csv`,
  }),
  'GET /api/site-orders': () => ({ url: '/api/site-orders' }),
  'GET /api/site-orders/{of A and supplierA}': async (one) => {
    const { contractorA, supplierA } = one.people;
    const sides = { contractorId: contractorA.id, supplierId: supplierA.id };
    const placed = { ...sides, projectId: await ofA(one), status: 'confirmed' as const };
    return { url: `/api/site-orders/${(await buildOrder(db(), placed)).id}` };
  },
  'PUT /api/rfqs/{A-open}/project': async (one) => ({
    url: `/api/rfqs/${(await buildRfq(db(), { contractorId: one.people.contractorA.id })).id}/project`,
    body: { projectId: await ofA(one) },
  }),
  'PUT /api/orders/{of A and supplierA}/project': async (one) => {
    const { contractorA, supplierA } = one.people;
    const sides = { contractorId: contractorA.id, supplierId: supplierA.id };
    return {
      url: `/api/orders/${(await buildOrder(db(), sides)).id}/project`,
      body: { projectId: await ofA(one) },
    };
  },
};

const ofA = async ({ people }: Case) =>
  (await buildProject(db(), { contractorId: people.contractorA.id })).id;
