import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import type { GoodsReturn, NewReturn, OrderReturns, ReceivedReturn } from '../../return-schema.ts';
import { sendPhotos } from '../api.ts';

/** @throws ApiError where the order is missing or not the reader's, and for every other failure */
export const readOrderReturns = (api: ApiClient, orderId: string) =>
  api.get<OrderReturns>(apiPath(['/api/orders', orderId, 'returns']));

/** What a buyer chose; what is not chosen is for the server to name. */
export type ReturnDraft = Omit<NewReturn, 'kind' | 'photos'> & {
  readonly kind: string;
  readonly photos: readonly File[];
};

/** @throws ApiError or ConnectionLost where a photo does not arrive */
export async function askReturn(orderId: string, { photos, ...draft }: ReturnDraft) {
  const body = { ...draft, photos: await sendPhotos(photos, 'return_photo') };
  return browserApi.write<GoodsReturn>('POST', apiPath(['/api/orders', orderId, 'returns']), body);
}

const step = (id: string, name: string, body?: unknown) =>
  browserApi.write<GoodsReturn>('POST', apiPath(['/api/returns', id, name]), body);

export const agreeReturn = (id: string) => step(id, 'agree');
export const withdrawReturn = (id: string) => step(id, 'withdraw');
export const declineReturn = (id: string, reason: string) => step(id, 'decline', { reason });
export const receiveReturn = (id: string, received: ReceivedReturn) =>
  step(id, 'receive', received);

export const returnPhotoAddress = (returnId: string, photoId: string) =>
  apiPath(['/api/returns', returnId, 'photos', photoId]);
