/** What other parts of the server may use of market prices. */

export { listPricedMaterials } from './market.ts';
export { publishWeek, readStated } from './publish.ts';
export { insightPersonalData } from './queries/personal-data.ts';
