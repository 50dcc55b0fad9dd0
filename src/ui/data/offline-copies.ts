import { readStored, store } from './device-store.ts';

/** Opens a page from copies of its data where there is no copy of the page itself. */
export const offlinePath = '/offline';
const ownerKey = 'copies-of';
/** The service worker ends the sign-in where it finds this cache, before it asks for anything. */
const signOutCache = 'signed-out';

/** The browser keeps copies on https and on the machine itself only; a server of developers wants none. */
const workers = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/**
 * From now on the service worker keeps copies of what this person opens, beginning with this page.
 * Copies that another person's sign-in left go first.
 *
 * @param owner id of who is signed in, or 'visitor'
 */
export async function keepCopies(owner: string): Promise<void> {
  const worker = workers();
  if (!worker) return;
  if (readStored(ownerKey) !== owner) await forgetCopies();
  store(ownerKey, owner);
  await worker.register('/service-worker.js');
  const { active } = await worker.ready;
  if (!worker.controller)
    await new Promise((done) => worker.addEventListener('controllerchange', done, { once: true }));
  active?.postMessage({ keep: [offlinePath, window.location.href] });
}

/** Nothing is kept on this device from now on. */
export async function keepNoCopies(): Promise<void> {
  const worker = workers();
  if (!worker) return;
  await forgetCopies();
  // Whoever comes next begins anew.
  store(ownerKey, null);
  await (await worker.getRegistration())?.unregister();
}

/** The page at this address is shown from newer data than its copy holds. */
export function dropCopy(address: string): void {
  workers()?.controller?.postMessage({ drop: address });
}

/** Takes every copy off this device. */
export async function forgetCopies(): Promise<void> {
  try {
    const copies = (await caches.keys()).filter((name) => name !== signOutCache);
    await Promise.all(copies.map((name) => caches.delete(name)));
  } catch {
    // A browser without any.
  }
}

/**
 * Has the sign-in ended as soon as there is a network.
 * @returns whether this browser can do so
 */
export async function endSignInLater(): Promise<boolean> {
  if (!workers()?.controller) return false;
  try {
    await caches.open(signOutCache);
    return true;
  } catch {
    return false;
  }
}
