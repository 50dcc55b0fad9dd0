import type { ApiClient } from '../../../../ui/data/api-client.ts';
import type { DemoAccount } from '../../account-schema.ts';
import type { SignUpRole } from '../../rules.ts';

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
  /** The shop's name, of who sells. */
  readonly companyName?: string;
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
