import type { ApiClient, Page } from '../../../ui/data/api-client.ts';
import type { ContractorFigures, Rfq } from '../schema.ts';
import { readFigures, readRfqs } from './api.ts';

/** What the dashboard begins with. */
export interface ContractorFirstView {
  readonly figures: ContractorFigures;
  readonly rfqs: Page<Rfq>;
}

export async function readContractorFirstView(api: ApiClient): Promise<ContractorFirstView> {
  const [figures, rfqs] = await Promise.all([readFigures(api), readRfqs(api)]);
  return { figures, rfqs };
}
