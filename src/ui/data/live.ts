import { browserApi } from './api-client.ts';
import { onReconnected, tokenPath } from './connectivity.ts';
import { createLiveSocket, socketAddress } from './live-socket.ts';
import { addTalker } from './pause-requests.ts';

function onBack(listener: () => void): () => void {
  const whenSeen = () => document.visibilityState === 'visible' && listener();
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', whenSeen);
  // A new release may take longer than all attempts together.
  const stop = onReconnected(listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', whenSeen);
  };
}

function onGone(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  return () => window.removeEventListener('offline', listener);
}

/** The one live connection of this page, for who is signed in. The frame starts it. */
export const live = createLiveSocket({
  token: async () => (await browserApi.get<{ token: string }>(tokenPath)).token,
  open: (token) => new WebSocket(socketAddress(window.location, token)),
  onBack,
  onGone,
  // An entry for who looks for one; people are not told, since the polls stand behind it.
  note: (text, error) => console.info(text, error),
});

addTalker(live);
