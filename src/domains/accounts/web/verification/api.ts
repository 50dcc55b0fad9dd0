import { type ApiClient, browserApi } from '../../../../ui/data/api-client.ts';
import type { VerificationState } from '../../verification-schema.ts';

/** How far the own account is with being verified. */
export function readVerification(api: ApiClient): Promise<VerificationState> {
  return api.get<VerificationState>('/api/verification');
}

/** @throws ApiError 409 where a request waits already, 422 with the fields that are wrong */
export function askForVerification(request: {
  registrationNumber: string;
  kraPin: string;
  documents: readonly string[];
}): Promise<unknown> {
  return browserApi.write('POST', '/api/verification', request);
}
