import { isCartRefusal } from '../../../shared/cart-refusals.ts';
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
  told(who.post<AddedLine & Refusal>('/api/cart', { productId, quantity }));
export const put = (who: Caller, itemId: string, body: unknown) =>
  told(
    who.send<CartLine & Refusal>({
      method: 'PUT',
      url: `/api/cart/${itemId}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    }),
  );
export const remove = (who: Caller, itemId: string) =>
  told(who.send<Refusal | null>({ method: 'DELETE', url: `/api/cart/${itemId}` }));

/** @throws Error for a refusal that readers of another language could not be told */
async function told<T extends Refusal | null>(calling: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await calling;
  const code = answer.body?.code ?? null;
  if (answer.status < 400 || answer.status === 401 || isCartRefusal(code)) return answer;
  throw new Error(`${answer.status} ${code} is not among the refusals of the cart`);
}

export const cartOf = async (who: Caller) => (await who.get<CartLine[]>('/api/cart')).body;
export const countOf = async (who: Caller) =>
  (await who.get<{ count: number }>('/api/cart/count')).body;
