import { buildMarketPrice } from '../../../../domains/insight/server/factory.ts';
import { type Calls, db } from './call.ts';

let priced: Promise<string> | null = null;
/** What is published of a week stays, so one material is enough. */
const pricedMaterial = () => (priced ??= buildMarketPrice(db()));

/** Market prices. */
export const insightCalls: Calls = {
  'GET /api/market': () => ({ url: '/api/market' }),
  'GET /api/market/{key}': async () => ({ url: `/api/market/${await pricedMaterial()}` }),
  'GET /api/market/{key}/prices.csv': async () => ({
    url: `/api/market/${await pricedMaterial()}/prices.csv`,
  }),
};
