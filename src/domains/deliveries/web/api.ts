import { type ApiClient, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import { uploadFile } from '../../../ui/data/upload.ts';
import type { OrderStatus } from '../../orders/rules.ts';
import type { Delivery, OrderDeliveries, ReceiptRequest } from '../schema.ts';

/** The order that deliveries are shown of. */
export interface DeliveredOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  /** Which side the reader is on; null for an admin. */
  readonly party: 'buyer' | 'seller' | null;
}

/** @throws ApiError where the order is missing or not the reader's, and for every other failure */
export const readOrderDeliveries = (api: ApiClient, orderId: string) =>
  api.get<OrderDeliveries>(apiPath(['/api/orders', orderId, 'deliveries']));

/** What somebody typed of goods that leave. */
export interface DispatchDraft {
  readonly driverName: string;
  readonly driverPhone: string;
  readonly vehicle: string;
  readonly note: string;
  readonly lines: readonly { readonly orderItemId: string; readonly quantity: string }[];
}

export const dispatchGoods = (orderId: string, draft: DispatchDraft) =>
  browserApi.write<Delivery>('POST', apiPath(['/api/orders', orderId, 'dispatch']), draft);

/** Sends photos and answers their paths. @throws ApiError or ConnectionLost where one does not arrive */
export async function sendPhotos(
  photos: readonly File[],
  purpose: 'delivery_photo' | 'return_photo',
): Promise<string[]> {
  const paths: string[] = [];
  for (const photo of photos) paths.push(await uploadFile(photo, photo.name, { purpose }));
  return paths;
}

export async function confirmArrival(
  orderId: string,
  receipt: ReceiptRequest,
  files: readonly File[],
): Promise<Delivery | null> {
  const photos = await sendPhotos(files, 'delivery_photo');
  const url = apiPath(['/api/orders', orderId, 'deliveries']);
  return browserApi.write<Delivery>('POST', url, { ...receipt, photos });
}

export const cancelDelivery = (id: string, reason: string) =>
  browserApi.write<Delivery>('POST', apiPath(['/api/deliveries', id, 'cancel']), { reason });

export const sendLinkAgain = (id: string) =>
  browserApi.write<Delivery>('POST', apiPath(['/api/deliveries', id, 'link']));

export const photoAddress = (deliveryId: string, photoId: string) =>
  apiPath(['/api/deliveries', deliveryId, 'photos', photoId]);
export const noteAddress = ({ orderId, id: delivery }: Pick<Delivery, 'orderId' | 'id'>) =>
  apiPath(['/api/orders', orderId, 'documents', 'delivery-note.pdf'], { delivery });
