import { browserApi } from '../../ui/data/api-client.ts';

const channelName = 'signed-out';

/** Leaves for the start page by loading it, so that nothing of the account stays in memory. */
function leave(): void {
  for (const store of ['sessionStorage', 'localStorage'] as const) {
    try {
      // Drafts, unsent messages and the like are the person's, not the device's.
      window[store].clear();
    } catch {
      // Where the browser keeps nothing there is nothing to clear.
    }
  }
  window.location.assign('/');
}

/** Ends the sign-in here, and what it shows in the other tabs of this browser. @throws ApiError */
export async function signOut(): Promise<void> {
  await browserApi.write('POST', '/api/logout');
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
  leave();
}

/**
 * Leaves when another tab signs out, and when "back" brings a page back that was left by signing out.
 * @returns how to stop
 */
export function followSignOut(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = leave;
  const reloadKept = (event: PageTransitionEvent) => {
    if (event.persisted) window.location.reload();
  };
  window.addEventListener('pageshow', reloadKept);
  return () => {
    channel.close();
    window.removeEventListener('pageshow', reloadKept);
  };
}
