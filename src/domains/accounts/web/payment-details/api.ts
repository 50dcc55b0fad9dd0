import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import type { PayeeKind } from '../../payment-details-rules.ts';
import type { NewPayee, OwnPayee } from '../../payment-details-schema.ts';
import type { TwoStepProof } from '../../settings-schema.ts';

const path = '/api/payment-details';

/** @throws ApiError 401, 403 for who is no supplier */
export const readPayees = (api: ApiClient) => api.get<readonly OwnPayee[]>(path);

export const enterPayee = (draft: NewPayee) => browserApi.write('POST', path, draft);

export const removePayee = (kind: PayeeKind, proof: TwoStepProof) =>
  browserApi.write('DELETE', apiPath([path, kind]), proof);

export const takeBackPayee = (id: string) =>
  browserApi.write('POST', apiPath([path, id, 'take-back']));
