import { type ApiClient, apiPath, browserApi } from '../../../ui/data/api-client.ts';
import type {
  CountyGuess,
  CurrentUser,
  NotificationPreferences,
  OwnSession,
  RecoveryCodes,
  SoldCategory,
  TwoStepSetup,
  TwoStepState,
} from '../schema.ts';
import type { VerificationStatus } from '../verification-rules.ts';
import { readVerification } from './api.ts';

export const twoStepPath = '/api/settings/totp';

/** What the profile page shows beside the account itself. */
export interface ProfileData {
  readonly userId: string;
  /** A supplier's; null for everybody else. */
  readonly business: BusinessData | null;
}

export interface BusinessData {
  /** The categories that this supplier sells, of all there are. */
  readonly sold: readonly SoldCategory[];
  readonly all: readonly SoldCategory[];
  /** The county that the location seems to be in, where none was chosen yet. */
  readonly guessedCounty: string | null;
}

/** Null where nobody is signed in. */
export async function readProfile(api: ApiClient): Promise<ProfileData | null> {
  const user = await api.getOrNull<CurrentUser>('/api/user');
  if (!user) return null;
  if (user.role !== 'supplier') return { userId: user.id, business: null };
  const [sold, all, { county: guessedCounty }] = await Promise.all([
    api.get<readonly SoldCategory[]>('/api/profile/categories'),
    api.get<readonly SoldCategory[]>('/api/categories'),
    user.county === null ? api.get<CountyGuess>('/api/profile/county-guess') : { county: null },
  ]);
  return { userId: user.id, business: { sold, all, guessedCounty } };
}

/** What the form holds; the server reads it by profileSchema. */
export type ProfileDraft = Readonly<Record<string, unknown>>;

export async function saveProfile(draft: ProfileDraft): Promise<CurrentUser> {
  return (await browserApi.write('PUT', '/api/profile', draft)) as CurrentUser;
}

export interface SettingsData {
  readonly sessions: readonly OwnSession[];
  readonly twoStep: TwoStepState;
  /** How far being verified is; null for an admin, who has no business to verify. */
  readonly verification: VerificationStatus | null;
}

/** Null where nobody is signed in. */
export async function readSettings(api: ApiClient): Promise<SettingsData | null> {
  const user = await api.getOrNull<CurrentUser>('/api/user');
  if (!user) return null;
  const [sessions, twoStep, verification] = await Promise.all([
    readSessions(api),
    readTwoStep(api),
    user.role === 'admin' ? null : readVerification(api),
  ]);
  return sessions && twoStep && { sessions, twoStep, verification: verification?.status ?? null };
}

export function readSessions(api: ApiClient): Promise<readonly OwnSession[] | null> {
  return api.getOrNull<readonly OwnSession[]>('/api/sessions');
}

export function readTwoStep(api: ApiClient): Promise<TwoStepState | null> {
  return api.getOrNull<TwoStepState>(twoStepPath);
}

export function endSession(id: string): Promise<unknown> {
  return browserApi.write('DELETE', apiPath(['/api/sessions', id]));
}

export function endOtherSessions(): Promise<unknown> {
  return browserApi.write('DELETE', '/api/sessions');
}

export function changePassword(draft: object): Promise<unknown> {
  return browserApi.write('PUT', '/api/settings/password', draft);
}

export async function savePreferences(preferences: NotificationPreferences): Promise<CurrentUser> {
  const path = '/api/settings/notifications';
  return (await browserApi.write('PUT', path, preferences)) as CurrentUser;
}

export async function beginTwoStep(draft: object): Promise<TwoStepSetup> {
  return (await browserApi.write('POST', twoStepPath, draft)) as TwoStepSetup;
}

export async function confirmTwoStep(draft: object): Promise<RecoveryCodes> {
  return (await browserApi.write('POST', `${twoStepPath}/confirm`, draft)) as RecoveryCodes;
}

export async function renewRecoveryCodes(draft: object): Promise<RecoveryCodes> {
  return (await browserApi.write('POST', `${twoStepPath}/recovery-codes`, draft)) as RecoveryCodes;
}

export function removeTwoStep(draft: object): Promise<unknown> {
  return browserApi.write('DELETE', twoStepPath, draft);
}
