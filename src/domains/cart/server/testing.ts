import type { AddedLine, CartLine } from '../schema.ts';

/** The cart's calls as tests make them. */

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Who calls, as the test server has them. */
interface Caller {
  get<T>(url: string): Promise<Answer<T>>;
  post<T>(url: string, body?: unknown): Promise<Answer<T>>;
  send<T>(request: {
    method: 'PUT' | 'DELETE';
    url: string;
    headers?: Record<string, string>;
    payload?: string;
  }): Promise<Answer<T>>;
}

export interface Refusal {
  readonly message: string;
  readonly code?: string;
  readonly issues?: { path: string; message: string }[];
}

/** What a product in a cart is, unless told otherwise. */
export const cement = {
  name: 'Cement 50 kg',
  price: '780.00',
  unit: 'bag',
  stockQuantity: 100,
} as const;

export const add = (who: Caller, productId: unknown, quantity: unknown = 1) =>
  who.post<AddedLine & Refusal>('/api/cart', { productId, quantity });
export const put = (who: Caller, itemId: string, body: unknown) =>
  who.send<CartLine & Refusal>({
    method: 'PUT',
    url: `/api/cart/${itemId}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
export const remove = (who: Caller, itemId: string) =>
  who.send<Refusal | null>({ method: 'DELETE', url: `/api/cart/${itemId}` });

export const cartOf = async (who: Caller) => (await who.get<CartLine[]>('/api/cart')).body;
export const countOf = async (who: Caller) =>
  (await who.get<{ count: number }>('/api/cart/count')).body;
