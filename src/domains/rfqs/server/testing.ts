import type { Rfq, RfqItem } from '../schema.ts';

/** The calls about RFQs as tests make them. */

interface Answer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: T;
}

/** Who calls, as the test server has them. */
interface Caller {
  get<T>(url: string): Promise<Answer<T>>;
  post<T>(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  send<T>(request: {
    method: 'PUT';
    url: string;
    headers: Record<string, string>;
    payload: string;
  }): Promise<Answer<T>>;
}

export interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly issues?: readonly { path: string; message: string }[];
}

export const plainRfq = { title: 'Steel for a slab', description: 'Y12 bars, cut and bent' };

export const create = (who: Caller, body: object = plainRfq, headers = {}) =>
  who.post<Rfq & Refusal>('/api/rfqs', body, headers);

export const edit = (who: Caller, id: string, body: object) =>
  who.send<Rfq & Refusal>({
    method: 'PUT',
    url: `/api/rfqs/${id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

export const close = (who: Caller, id: string, body: object = {}) =>
  who.post<Rfq & Refusal>(`/api/rfqs/${id}/close`, body);

export const read = (who: Caller, id: string) => who.get<Rfq & Refusal>(`/api/rfqs/${id}`);

export const itemsOf = async (who: Caller, id: string) =>
  (await who.get<RfqItem[]>(`/api/rfqs/${id}/items`)).body;
