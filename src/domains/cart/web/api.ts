import { type ApiClient, ApiError, apiPath } from '../../../ui/data/api-client.ts';
import type { CartCount, CartLine, CartRequest, SupplierTerms } from '../schema.ts';

/** What the cart's page shows to whoever opens it. */
export type CartPageData =
  | {
      readonly access: 'granted';
      readonly lines: readonly CartLine[];
      /** What was asked for since it is in the cart. */
      readonly requests: readonly CartRequest[];
      /** On what terms each of their suppliers takes orders. */
      readonly terms: readonly SupplierTerms[];
    }
  | { readonly access: 'otherRole' };

/** The lines, or why there are none to see. @throws ApiError for every other failure */
export async function readCartPage(api: ApiClient): Promise<CartPageData> {
  try {
    const [lines, requests, terms] = await Promise.all([
      readCart(api),
      api.get<readonly CartRequest[]>('/api/cart/rfqs'),
      api.get<readonly SupplierTerms[]>('/api/cart/suppliers'),
    ]);
    return { access: 'granted', lines, requests, terms };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return { access: 'otherRole' };
    throw error;
  }
}

export function readCart(api: ApiClient): Promise<readonly CartLine[]> {
  return api.get<readonly CartLine[]>('/api/cart');
}

export async function readCartCount(api: ApiClient): Promise<number> {
  return (await api.get<CartCount>('/api/cart/count')).count;
}

/** @throws ApiError 404 where the line is gone, 409 above the stock */
export async function changeQuantity(
  api: ApiClient,
  itemId: string,
  quantity: number,
): Promise<CartLine> {
  const line = await api.write<CartLine>('PUT', apiPath(['/api/cart', itemId]), { quantity });
  if (!line) throw new Error('A changed line was answered with nothing');
  return line;
}

export async function removeLine(api: ApiClient, itemId: string): Promise<void> {
  await api.write('DELETE', apiPath(['/api/cart', itemId]));
}

/** Puts a line back that was removed a moment ago. @throws ApiError 404 where that is too long ago */
export async function restoreLine(api: ApiClient, itemId: string): Promise<void> {
  await api.write('POST', apiPath(['/api/cart', itemId, 'restore']));
}
