import { type ApiClient, browserApi } from '../../../ui/data/api-client.ts';
import type { SignUpRole } from '../rules.ts';
import type { ContactChannel, ContactState, DemoAccount } from '../schema.ts';
import type { VerificationState } from '../verification-schema.ts';

export interface LoginDraft {
  readonly email: string;
  readonly password: string;
  /** The code of the two-step sign-in, once it was asked for. */
  readonly totp?: string | undefined;
}

export interface SignUpDraft extends LoginDraft {
  readonly role: SignUpRole;
  readonly firstName: string;
  readonly lastName: string;
}

/** `email` may hold a phone number, in both calls. */
export function logIn(api: ApiClient, draft: LoginDraft): Promise<unknown> {
  return api.write('POST', '/api/login', draft);
}

export function signUp(api: ApiClient, draft: SignUpDraft): Promise<unknown> {
  return api.write('POST', '/api/register', draft);
}

/** Sign-ins to try the demo with; none outside demo mode. */
export function listDemoAccounts(api: ApiClient): Promise<readonly DemoAccount[]> {
  return api.get<readonly DemoAccount[]>('/api/demo-accounts');
}

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
