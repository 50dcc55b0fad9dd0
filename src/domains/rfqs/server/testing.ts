import type { Visitor } from '../../../app/server/testing/test-server.ts';
import type { Rfq, RfqItem } from '../schema.ts';

/** The calls about RFQs as tests make them. */

export interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly issues?: readonly { path: string; message: string }[];
}

export const plainRfq = { title: 'Steel for a slab', description: 'Y12 bars, cut and bent' };

export const create = (who: Visitor, body: object = plainRfq, headers = {}) =>
  who.post<Rfq & Refusal>('/api/rfqs', body, headers);

export const edit = (who: Visitor, id: string, body: object) =>
  who.send<Rfq & Refusal>({
    method: 'PUT',
    url: `/api/rfqs/${id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

export const close = (who: Visitor, id: string, body: object = {}) =>
  who.post<Rfq & Refusal>(`/api/rfqs/${id}/close`, body);

export const read = (who: Visitor, id: string) => who.get<Rfq & Refusal>(`/api/rfqs/${id}`);

export const itemsOf = async (who: Visitor, id: string) =>
  (await who.get<RfqItem[]>(`/api/rfqs/${id}/items`)).body;
