import {
  type ApiClient,
  ApiError,
  apiPath,
  browserApi,
  browserSend,
} from '../../../../ui/data/api-client.ts';
import type { DriverDelivery, ReportRequest } from '../../schema.ts';

/** What the link opens; null for one that has ended. @throws ApiError for every other failure */
export async function readLinked(api: ApiClient, token: string): Promise<DriverDelivery | null> {
  try {
    return await api.get<DriverDelivery>(apiPath(['/api/d', token]));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Sent again under the same name it is kept once. @throws ApiError where it is refused */
export async function sendPhoto(token: string, clientId: string, photo: Blob): Promise<void> {
  const answer = await browserSend(apiPath(['/api/d', token, 'photos', clientId]), {
    method: 'PUT',
    headers: { 'content-type': photo.type },
    body: photo,
  });
  if (answer.ok) return;
  const { status, statusText, headers } = answer;
  throw new ApiError(status, await answer.text(), statusText, headers.get('retry-after'));
}

export const sendReport = (token: string, report: ReportRequest) =>
  browserApi.write<DriverDelivery>('POST', apiPath(['/api/d', token, 'report']), report);

/** It may be sent again as it is: nothing was wrong with it. */
export function isToBeSentAgain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.status === 429 || error.retryAfterMs !== null;
}
