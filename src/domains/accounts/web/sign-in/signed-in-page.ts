import { data, redirect, redirectDocument } from 'react-router';
import { type ApiClient, ApiError } from '../../../../ui/data/api-client.ts';
import type { PageRequest } from '../../../../ui/data/page-context.ts';
import { signInAddress } from './sign-in-first.ts';

const closed: ReadonlySet<string> = new Set(['member_may_not', 'closed_to_viewers']);

/**
 * Reads what a page for people who are signed in shows, for its loader and its clientLoader alike.
 *
 * @throws for everybody else a redirect to the sign-in, which leads back to the page; where the API
 *   refuses the role, the page of a 403, and for what a member of a company or an admin who looks at an account may
 *   not see, the way to where they begin
 */
export async function readSignedIn<T>(
  { api, hasSession }: Pick<PageRequest, 'api' | 'hasSession'>,
  { url }: Pick<Request, 'url'>,
  read: (api: ApiClient) => T | Promise<T>,
): Promise<T> {
  if (!hasSession) throw toSignIn(url);
  try {
    return await read(api);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isUnauthorized) throw toSignIn(url);
    if (error.code && closed.has(error.code)) throw redirect('/dashboard');
    if (error.status === 403) throw data(null, { status: 403 });
    throw error;
  }
}

/** The sign-in's address is the server's, so that the browser leaves the page for it. */
function toSignIn(url: string): Response {
  const { pathname, search } = new URL(url);
  return redirectDocument(signInAddress(pathname + search));
}
