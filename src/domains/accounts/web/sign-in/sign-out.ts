import { ApiError, browserApi } from '../../../../ui/data/api-client.ts';
import { endSignInLater, forgetCopies } from '../../../../ui/data/offline-copies.ts';
import { pauseRequests } from '../../../../ui/data/pause-requests.ts';

const channelName = 'signed-out';
/** Nobody waits longer for the browser to clear up. */
const longestMs = 500;

/** Leaves for the start page by loading it, so that nothing of the account stays in memory. */
async function leave(): Promise<void> {
  for (const store of ['sessionStorage', 'localStorage'] as const) {
    try {
      // Drafts, unsent messages and the like are the person's, not the device's.
      window[store].clear();
    } catch {
      // Where the browser keeps nothing there is nothing to clear.
    }
  }
  const forgotten = Promise.all([forgetDatabases(), forgetCopies()]);
  await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, longestMs))]);
  window.location.assign('/');
}

/** Deletes what this site keeps in databases of the browser; one that is in use goes when it is not. */
async function forgetDatabases(): Promise<void> {
  try {
    const databases = await indexedDB.databases();
    await Promise.all(databases.map(({ name }) => name && deleted(name)));
  } catch {
    // A browser without any.
  }
}

function deleted(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

/** What the page asks by itself rests meanwhile, and for good once the sign-in has ended. */
async function end(work: () => Promise<unknown>): Promise<void> {
  const resume = await pauseRequests();
  try {
    await work();
  } catch (error) {
    resume();
    throw error;
  }
}

/**
 * Ends the sign-in here, and what it shows in the other tabs of this browser. Without a network this
 * device is cleared at once, and the sign-in ends before the site opens again.
 * @throws ApiError
 */
export async function signOut(): Promise<void> {
  await end(async () => {
    try {
      await browserApi.write('POST', '/api/logout');
    } catch (error) {
      if (error instanceof ApiError || !(await endSignInLater())) throw error;
    }
  });
  await leaveEverywhere();
}

export interface AccountDeletionDraft {
  readonly password: string | undefined;
  /** Of two-step sign-in. */
  readonly code: string | undefined;
}

/**
 * Deletes the own account. The page is to be left afterwards.
 * @throws ApiError 422 at password or code where it is asked for or wrong
 */
export function deleteOwnAccount(proof: AccountDeletionDraft): Promise<void> {
  return end(() => browserApi.write('DELETE', '/api/profile', proof));
}

/** Takes what is the person's off this device and shows the start page, in the other tabs as well. */
export async function leaveEverywhere(): Promise<void> {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
  await leave();
}

/**
 * Leaves when another tab signs out, and when "back" brings a page back that was left by signing out.
 * @returns how to stop
 */
export function followSignOut(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => {
    void pauseRequests();
    void leave();
  };
  const reloadKept = (event: PageTransitionEvent) => {
    if (event.persisted) window.location.reload();
  };
  window.addEventListener('pageshow', reloadKept);
  return () => {
    channel.close();
    window.removeEventListener('pageshow', reloadKept);
  };
}
