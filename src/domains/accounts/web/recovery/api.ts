import type { ApiClient } from '../../../../ui/data/api-client.ts';
import type { ContactChannel, ContactState } from '../../account-schema.ts';

/** Answers the same whether there is an account. `email` may hold a phone number. */
export function forgotPassword(api: ApiClient, email: string): Promise<unknown> {
  return api.write('POST', '/api/password/forgot', { email });
}

export interface ResetDraft {
  /** Missing with the token of a link, which names its account itself. */
  readonly email?: string;
  readonly token: string;
  readonly password: string;
}

export function resetPassword(api: ApiClient, draft: ResetDraft): Promise<unknown> {
  return api.write('POST', '/api/password/reset', draft);
}

/** The contacts of who is signed in; null for a visitor. */
export function readContacts(api: ApiClient): Promise<readonly ContactState[] | null> {
  return api.getOrNull<readonly ContactState[]>('/api/contact-proof');
}

export function requestContactProof(api: ApiClient, channel: ContactChannel): Promise<unknown> {
  return api.write('POST', '/api/contact-proof', { channel });
}

export function confirmContact(
  api: ApiClient,
  channel: ContactChannel,
  code: string,
): Promise<unknown> {
  return api.write('POST', '/api/contact-proof/confirm', { channel, code });
}
