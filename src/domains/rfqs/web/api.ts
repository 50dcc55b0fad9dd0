import { type ApiClient, apiPath, type Page } from '../../../ui/data/api-client.ts';
import type { MaterialSuggestion, ProductCard } from '../../catalogue/schema.ts';
import {
  type ContractorFigures,
  limits,
  type PastedLine,
  type Recipient,
  type Rfq,
  type RfqItem,
} from '../schema.ts';

export const rfqsPath = '/api/rfqs';
export const figuresPath = '/api/dashboard/contractor';

/** Thrown where an RFQ, or its lines, could not be read. */
export class RfqReadError extends Error {}

export async function readRfq(api: ApiClient, id: string): Promise<Rfq> {
  try {
    return await api.get<Rfq>(apiPath([rfqsPath, id]));
  } catch (cause) {
    throw new RfqReadError('Failed to fetch RFQ', { cause });
  }
}

export async function readRfqItems(api: ApiClient, id: string): Promise<RfqItem[]> {
  try {
    return await api.get<RfqItem[]>(apiPath([rfqsPath, id, 'items']));
  } catch (cause) {
    throw new RfqReadError('Failed to fetch RFQ items', { cause });
  }
}

export interface RfqListFilter {
  readonly search?: string;
  readonly status?: string;
}

export const rfqListPath = (filter: RfqListFilter = {}) => apiPath([rfqsPath], { ...filter });

export const readRfqs = (api: ApiClient, path: string = rfqsPath): Promise<Page<Rfq>> =>
  api.getPage<Rfq>(path);

export const readFigures = (api: ApiClient): Promise<ContractorFigures> =>
  api.get<ContractorFigures>(figuresPath);

async function written(answer: Promise<Rfq | null>): Promise<Rfq> {
  const rfq = await answer;
  if (!rfq) throw new Error('The answer to a written RFQ was empty');
  return rfq;
}

/** Whom a request can be sent to, the matching ones first. */
export async function readRecipients(api: ApiClient, question: unknown): Promise<Recipient[]> {
  return (await api.write<Recipient[]>('POST', '/api/rfqs/recipients', question)) ?? [];
}

/** @throws ApiError; what is sent again under the same key is created once */
export const createRfq = (api: ApiClient, body: unknown, idempotencyKey: string): Promise<Rfq> =>
  written(api.write<Rfq>('POST', rfqsPath, body, { 'idempotency-key': idempotencyKey }));

/** @param body names the version that the edit began with. @throws ApiError 409 `rfq_changed` for an older one */
export const saveRfq = (
  api: ApiClient,
  id: string,
  body: { readonly version: number },
): Promise<Rfq> => written(api.write<Rfq>('PUT', apiPath([rfqsPath, id]), body));

export const closeRfq = (api: ApiClient, id: string, reason: string): Promise<Rfq> =>
  written(api.write<Rfq>('POST', apiPath([rfqsPath, id, 'close']), reason ? { reason } : {}));

/** What a pasted list says, line by line. */
export async function readPastedList(api: ApiClient, text: string): Promise<PastedLine[]> {
  return (await api.write<PastedLine[]>('POST', '/api/rfqs/read-lines', { text })) ?? [];
}

/** Those of these products that are still on the list. */
export async function readKnownProducts(
  api: Pick<ApiClient, 'write'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await api.write<string[]>('POST', '/api/rfqs/known-products', { ids }));
}

/** What each of these names says, by the name as it was written. */
export async function readNames(
  api: ApiClient,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly PastedLine[]>> {
  const readings = new Map<string, PastedLine[]>();
  for (const text of textsOf([...new Set(names)])) {
    for (const reading of await readPastedList(api, text)) {
      readings.set(reading.from, [...(readings.get(reading.from) ?? []), reading]);
    }
  }
  return readings;
}

/** Names line by line, in texts that are not too long to be read at once. */
export function textsOf(names: readonly string[]): string[] {
  const texts: string[] = [];
  for (const name of names) {
    const longer = [texts.at(-1), name].filter((text) => text !== undefined).join('\n');
    if (texts.length === 0 || longer.length > limits.pastedText) texts.push(name);
    else texts[texts.length - 1] = longer;
  }
  return texts;
}

/** Something that a line may ask for: a kind of material, or a product on the list. */
export interface ProductSuggestion {
  readonly name: string;
  readonly unit: string;
  readonly category: { readonly id: string; readonly name: string; readonly slug: string };
  /** Null for a kind of material. */
  readonly productId: string | null;
}

/** What somebody who types a product's name may mean: materials of the dictionary, then products. */
export async function suggestProducts(
  api: ApiClient,
  search: string,
): Promise<ProductSuggestion[]> {
  const [materials, products] = await Promise.all([
    api.get<MaterialSuggestion[]>(apiPath(['/api/materials'], { search })),
    api.get<ProductCard[]>(apiPath(['/api/products'], { search, limit: 12 })),
  ]);
  return oneOfEach([
    ...materials.slice(0, 4).map((material) => ({ ...material, productId: null })),
    ...products.map(({ id, name, unit, category }) => ({ name, unit, category, productId: id })),
  ]);
}

/** What several suppliers sell under one name is one suggestion. */
export function oneOfEach(suggestions: readonly ProductSuggestion[]): ProductSuggestion[] {
  const names = new Set<string>();
  return suggestions.filter(({ name }) => {
    const isNew = !names.has(name.toLowerCase());
    names.add(name.toLowerCase());
    return isNew;
  });
}
