import { type ApiClient, ApiError, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import type { CurrentUser } from '../../accounts/account-schema.ts';
import type { ProductCard } from '../../catalogue/schema.ts';
import type { Rfq, RfqItem } from '../../rfqs/schema.ts';
import type { PriceListLine, Quotation, QuotationSummary } from '../schema.ts';
import type { OfferBody } from './form-state.ts';

/** What may stand in a line in place of what was asked for. */
export type OwnProduct = Pick<ProductCard, 'id' | 'name' | 'unit' | 'price'>;

export interface QuoteData {
  readonly rfq: Rfq;
  readonly items: readonly RfqItem[];
  /** The supplier's own, newest first. */
  readonly own: readonly QuotationSummary[];
  /** The newest of them with its lines: the one that can be revised, where one can. */
  readonly latest: Quotation | null;
  /** Whether there is anything to offer in place of what is asked for. */
  readonly hasProducts: boolean;
  /** Whether the supplier may send something here: some RFQs are for verified ones alone. */
  readonly mayAnswer: boolean;
}

/** What the supplier's page of an RFQ shows to whoever opens it. */
export type QuotePageData =
  | { readonly access: 'granted'; readonly supplierId: string; readonly data: QuoteData }
  | { readonly access: 'notSupplier'; readonly role: CurrentUser['role'] | null }
  /** It was closed before this supplier answered. */
  | { readonly access: 'late' }
  | { readonly access: 'missing' };

/** @throws ApiError for a failure that is not an RFQ which is missing or not meant for this supplier */
export async function readQuotePage(api: ApiClient, rfqId: string): Promise<QuotePageData> {
  const user = await api.getOrNull<CurrentUser>('/api/user');
  if (user?.role !== 'supplier') return { access: 'notSupplier', role: user?.role ?? null };
  try {
    return { access: 'granted', supplierId: user.id, data: await readQuote(api, rfqId, user) };
  } catch (error) {
    const { status, code } = error instanceof ApiError ? error : {};
    if (status === 404 && code === 'rfq_closed') return { access: 'late' };
    if (status === 404 || status === 422) return { access: 'missing' };
    throw error;
  }
}

async function readQuote(
  api: ApiClient,
  rfqId: string,
  { id: supplierId, isVerified }: Pick<CurrentUser, 'id' | 'isVerified'>,
): Promise<QuoteData> {
  const path = ['/api/rfqs', rfqId];
  const list = ['/api/quotations'];
  const [rfq, items, own, latest, products] = await Promise.all([
    api.get<Rfq>(apiPath(path)),
    api.get<readonly RfqItem[]>(apiPath([...path, 'items'])),
    api.get<readonly QuotationSummary[]>(apiPath(list, { rfqId, limit: 50, items: 'false' })),
    api.get<readonly Quotation[]>(apiPath(list, { rfqId, limit: 1 })),
    api.get<readonly OwnProduct[]>(apiPath(['/api/products'], { supplierId, limit: 1 })),
  ]);
  const mayAnswer = isVerified || !rfq.verifiedOnly;
  const hasProducts = products.length > 0;
  return { rfq, items, own, latest: latest[0] ?? null, hasProducts, mayAnswer };
}

/** Own products that are for sale and go by these words; the first of all for no words. */
export const searchOwnProducts = (api: ApiClient, supplierId: string, search: string) =>
  api.get<readonly OwnProduct[]>(apiPath(['/api/products'], { supplierId, search, limit: 8 }));

/** What the supplier lists of what an RFQ asks for. */
export const readPriceList = async (api: ApiClient, rfqId: string) =>
  api.get<readonly PriceListLine[]>(apiPath(['/api/rfqs', rfqId, 'price-list']));

const one = async (answer: Promise<Quotation | null>): Promise<Quotation> => {
  const quotation = await answer;
  if (!quotation) throw new Error('A quotation was answered with nothing');
  return quotation;
};

/** Sent again under the same key it is done once. */
export const submitQuotation = (rfqId: string, offer: OfferBody, idempotencyKey: string) =>
  one(
    browserApi.write(
      'POST',
      '/api/quotations',
      { rfqId, ...offer, status: 'pending' },
      { 'idempotency-key': idempotencyKey },
    ),
  );

export const reviseQuotation = (id: string, offer: OfferBody, idempotencyKey: string) =>
  one(
    browserApi.write('PUT', apiPath(['/api/quotations', id]), offer, {
      'idempotency-key': idempotencyKey,
    }),
  );

export const withdrawQuotation = (id: string) =>
  one(browserApi.write('POST', apiPath(['/api/quotations', id, 'withdraw'])));

/** @param rfqVersion of the RFQ that its supplier has read */
export const reconfirmQuotation = (id: string, validUntil: string, rfqVersion: number) =>
  one(
    browserApi.write('POST', apiPath(['/api/quotations', id, 'reconfirm']), {
      validUntil,
      rfqVersion,
    }),
  );

export const rejectQuotation = (id: string, reason: string) =>
  one(browserApi.write('POST', apiPath(['/api/quotations', id, 'reject']), { reason }));

export async function deleteQuotation(id: string): Promise<void> {
  await browserApi.write('DELETE', apiPath(['/api/quotations', id]));
}
