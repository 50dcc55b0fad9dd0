import { type ApiClient, apiPath, browserApi, type Page } from '../../../../ui/data/api-client.ts';
import type {
  AliasEffect,
  Gap,
  GapDecision,
  GapKey,
  GapSource,
  Meaning,
} from '../../../materials/gap-schema.ts';

/** @throws ApiError 401, 403 */
export const readGaps = (
  api: ApiClient,
  source: GapSource,
  isClosed: boolean,
): Promise<Page<Gap>> =>
  api.getPage<Gap>(apiPath(['/api/admin/gaps'], { source, closed: String(isClosed) }));

/** @throws ApiError 503 where it takes too long */
export async function measureMeaning(meaning: Meaning): Promise<AliasEffect> {
  const effect = await browserApi.write<AliasEffect>('POST', '/api/admin/gaps/effect', meaning);
  if (!effect) throw new Error('The effect of an alias came without a body');
  return effect;
}

/** @throws ApiError 409 where somebody else was first, 422 */
export const decideGap = (decision: GapDecision): Promise<unknown> =>
  browserApi.write('POST', '/api/admin/gaps/decide', decision);

export const reopenGap = ({ source, text }: GapKey): Promise<unknown> =>
  browserApi.write('POST', '/api/admin/gaps/reopen', { source, text });

export interface MaterialName {
  readonly key: string;
  readonly name: string;
}

/** What the text most likely means, as the shop suggests it. */
export const findMaterials = (search: string): Promise<readonly MaterialName[]> =>
  browserApi.get<readonly MaterialName[]>(apiPath(['/api/materials'], { search }));
