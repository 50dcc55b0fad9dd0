import { data, redirect } from 'react-router';
import { type ApiClient, ApiError } from '../../../ui/data/api-client.ts';
import type { Rfq, RfqItem } from '../schema.ts';
import { RfqReadError, readRfq, readRfqItems } from './api.ts';

export type OwnRfqData =
  | { readonly access: 'granted'; readonly rfq: Rfq; readonly items: readonly RfqItem[] }
  | { readonly access: 'missing' };

/**
 * What the owner's page shows. A supplier is led to its own page of the RFQ.
 *
 * @throws a redirect; ApiError 401 where nobody is signed in, RfqReadError where the answer is neither
 */
export async function readOwnRfq(api: ApiClient, id: string) {
  try {
    const [rfq, items] = await Promise.all([readRfq(api, id), readRfqItems(api, id)]);
    if (rfq.isMatch !== undefined) throw redirect(`/rfq/${id}`);
    return data<OwnRfqData>({ access: 'granted', rfq, items });
  } catch (error) {
    const cause = error instanceof RfqReadError ? error.cause : null;
    const status = cause instanceof ApiError ? cause.status : 0;
    if (status === 401) throw cause;
    if (status === 404 || status === 422) {
      return data<OwnRfqData>({ access: 'missing' }, { status: 404 });
    }
    throw error;
  }
}
