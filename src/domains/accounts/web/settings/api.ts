import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import type {
  CurrentUser,
  NotificationPreferences,
  OwnSession,
  TwoStepState,
} from '../../account-schema.ts';
import type { PasswordChange } from '../../settings-schema.ts';
import type { VerificationStatus } from '../../verification-rules.ts';
import { readPayees } from '../payment-details/api.ts';
import { readTwoStep } from '../two-step/api.ts';
import { readVerification } from '../verification/api.ts';

export interface SettingsData {
  readonly sessions: readonly OwnSession[];
  readonly twoStep: TwoStepState;
  /** How far being verified is; null for an admin, who has no business to verify. */
  readonly verification: VerificationStatus | null;
  /** Whether a supplier has said where it is paid; null for everybody else. */
  readonly hasPayees: boolean | null;
}

/** @throws ApiError */
export async function readSettings(api: ApiClient): Promise<SettingsData> {
  const user = await api.get<CurrentUser>('/api/user');
  const [sessions, twoStep, verification, payees] = await Promise.all([
    readSessions(api),
    readTwoStep(api),
    user.role === 'admin' ? null : readVerification(api),
    user.role === 'supplier' ? readPayees(api) : null,
  ]);
  const hasPayees = payees && payees.length > 0;
  return { sessions, twoStep, verification: verification?.status ?? null, hasPayees };
}

export function readSessions(api: ApiClient): Promise<readonly OwnSession[]> {
  return api.get<readonly OwnSession[]>('/api/sessions');
}

export function endSession(id: string): Promise<unknown> {
  return browserApi.write('DELETE', apiPath(['/api/sessions', id]));
}

export function endOtherSessions(): Promise<unknown> {
  return browserApi.write('DELETE', '/api/sessions');
}

export function changePassword(draft: PasswordChange): Promise<unknown> {
  return browserApi.write('PUT', '/api/settings/password', draft);
}

export async function savePreferences(preferences: NotificationPreferences): Promise<CurrentUser> {
  const path = '/api/settings/notifications';
  return (await browserApi.write('PUT', path, preferences)) as CurrentUser;
}
