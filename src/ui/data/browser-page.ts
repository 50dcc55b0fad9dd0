import { browserApi } from './api-client.ts';
import type { PageRequest } from './page-context.ts';

let hasSession = true;

/** The frame says whether somebody is signed in, whenever it learns it. */
export function noteSession(isSignedIn: boolean): void {
  hasSession = isSignedIn;
}

/**
 * What a page's clientLoader reads with, as its loader does with the page's request: for a visitor
 * it makes no private call, whose refusal would stand in the console.
 */
export function browserPage(): Pick<PageRequest, 'api' | 'hasSession'> {
  return { api: browserApi, hasSession };
}
