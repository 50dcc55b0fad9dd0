import type { CurrentUser } from '../account-schema.ts';

/** Who acts for a company may call what the server lets them; an admin who looks at an account only reads. */
export function mayCall(
  user: Pick<CurrentUser, 'viewedUntil' | 'member'> | null,
  call: string,
): boolean {
  if (user?.viewedUntil) return call.startsWith('GET ');
  return user?.member?.calls.includes(call) ?? true;
}
