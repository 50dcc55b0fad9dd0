import { type ApiClient, browserApi } from '../../../../ui/data/api-client.ts';
import type { RecoveryCodes, TwoStepSetup, TwoStepState } from '../../account-schema.ts';
import type { TwoStepBeginning, TwoStepProof } from '../../settings-schema.ts';

export const twoStepPath = '/api/settings/totp';

export function readTwoStep(api: ApiClient): Promise<TwoStepState> {
  return api.get<TwoStepState>(twoStepPath);
}

export async function beginTwoStep(draft: TwoStepBeginning): Promise<TwoStepSetup> {
  return (await browserApi.write('POST', twoStepPath, draft)) as TwoStepSetup;
}

export async function confirmTwoStep(draft: { code: string }): Promise<RecoveryCodes> {
  return (await browserApi.write('POST', `${twoStepPath}/confirm`, draft)) as RecoveryCodes;
}

export async function renewRecoveryCodes(draft: TwoStepProof): Promise<RecoveryCodes> {
  return (await browserApi.write('POST', `${twoStepPath}/recovery-codes`, draft)) as RecoveryCodes;
}

export function removeTwoStep(draft: TwoStepProof): Promise<unknown> {
  return browserApi.write('DELETE', twoStepPath, draft);
}
