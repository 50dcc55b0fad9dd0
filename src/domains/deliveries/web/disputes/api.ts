import { type ApiClient, apiPath, browserApi, type Page } from '../../../../ui/data/api-client.ts';
import { uploadFile } from '../../../../ui/data/upload.ts';
import type { Dispute, ListedDispute, OrderDisputes } from '../../dispute-schema.ts';

/** @throws ApiError where the order is missing or not the reader's, and for every other failure */
export const readOrderDisputes = (api: ApiClient, orderId: string) =>
  api.get<OrderDisputes>(apiPath(['/api/orders', orderId, 'disputes']));

/** Sends files and answers their paths. @throws ApiError or ConnectionLost where one does not arrive */
export async function sendEvidence(files: readonly File[]): Promise<string[]> {
  const paths: string[] = [];
  for (const file of files) {
    paths.push(await uploadFile(file, file.name, { purpose: 'dispute_file' }));
  }
  return paths;
}

interface Said {
  readonly text: string;
  readonly files: readonly string[];
}

export const openDispute = (orderId: string, dispute: Said & { readonly kind: string }) =>
  browserApi.write<Dispute>('POST', apiPath(['/api/orders', orderId, 'disputes']), dispute);

export const answerDispute = (id: string, entry: Said) =>
  browserApi.write<Dispute>('POST', apiPath(['/api/disputes', id, 'entries']), entry);

export const withdrawDispute = (id: string) =>
  browserApi.write<Dispute>('POST', apiPath(['/api/disputes', id, 'withdraw']));

export const decideDispute = (id: string, decision: object) =>
  browserApi.write<Dispute>('POST', apiPath(['/api/admin/disputes', id, 'decide']), decision);

/** A dispute with both sides, where it still waits for a decision. */
export async function readDisputeToDecide(
  api: ApiClient,
  id: string,
): Promise<{ listed: ListedDispute; dispute: Dispute } | null> {
  const open = apiPath(['/api/admin/disputes'], { status: 'open', id });
  const [listed] = (await api.getPage<ListedDispute>(open)).items;
  if (!listed) return null;
  const { disputes } = await readOrderDisputes(api, listed.orderId);
  const dispute = disputes.find((one) => one.id === id);
  return dispute ? { listed, dispute } : null;
}

export const evidenceAddress = (disputeId: string, fileId: string) =>
  apiPath(['/api/disputes', disputeId, 'files', fileId]);

export const disputeFilters = ['open', 'all'] as const;
export type DisputeFilter = (typeof disputeFilters)[number];

/** The first page of all disputes, for admins. */
export const readAllDisputes = (
  api: ApiClient,
  filter: DisputeFilter,
): Promise<Page<ListedDispute>> =>
  api.getPage<ListedDispute>(
    apiPath(['/api/admin/disputes'], filter === 'open' ? { status: 'open' } : {}),
  );
