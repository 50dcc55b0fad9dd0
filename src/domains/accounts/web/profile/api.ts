import { type ApiClient, browserApi } from '../../../../ui/data/api-client.ts';
import type { CountyGuess, CurrentUser, SoldCategory } from '../../account-schema.ts';

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

/** @throws ApiError */
export async function readProfile(api: ApiClient): Promise<ProfileData> {
  const user = await api.get<CurrentUser>('/api/user');
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
