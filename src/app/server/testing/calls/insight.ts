import { buildAlert, buildMarketPrice } from '../../../../domains/insight/server/factory.ts';
import { type Calls, db } from './call.ts';

const priced = new WeakMap<object, Promise<string>>();
/** What is published of a week stays, so one material of a database is enough. */
function pricedMaterial(): Promise<string> {
  const material = priced.get(db()) ?? buildMarketPrice(db());
  priced.set(db(), material);
  return material;
}

/** Market prices, their alerts, and analytics. */
export const insightCalls: Calls = {
  'GET /api/market': () => ({ url: '/api/market' }),
  'GET /api/market/{key}': async () => ({ url: `/api/market/${await pricedMaterial()}` }),
  'GET /api/market/{key}/prices.csv': async () => ({
    url: `/api/market/${await pricedMaterial()}/prices.csv`,
  }),
  'GET /api/insight/buying': () => ({ url: '/api/insight/buying' }),
  'GET /api/insight/buying.csv': () => ({ url: '/api/insight/buying.csv' }),
  'GET /api/insight/demand.csv': () => ({ url: '/api/insight/demand.csv' }),
  'GET /api/insight/demand': () => ({ url: '/api/insight/demand' }),
  'GET /api/price-alerts': () => ({ url: '/api/price-alerts' }),
  'POST /api/price-alerts': async () => ({
    url: '/api/price-alerts',
    body: {
      ...{ materialKey: await pricedMaterial(), size: '', county: 'Nairobi' },
      ...{ measure: 'median', below: '250' },
    },
  }),
  'DELETE /api/price-alerts/{of A}': async ({ people }) => ({
    url: `/api/price-alerts/${await buildAlert(db(), people.contractorA.id, await pricedMaterial())}`,
  }),
};
