import type { Contact } from '../../../../shared/contact.ts';

/** The contacts that an account has, as a list. */
export function contactsOf(account: {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}): Contact[] {
  const { email, phoneNumber } = account;
  return [
    ...(email ? [{ kind: 'email', value: email } as const] : []),
    ...(phoneNumber ? [{ kind: 'phone', value: phoneNumber } as const] : []),
  ];
}
