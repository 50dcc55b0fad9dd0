// Keeps copies of the pages that somebody opened, so that a reload without a network shows them again.
// The network always comes first: a copy is shown only where no answer comes.
const pages = 'pages';
const answers = 'answers';
const files = 'files';
/** How many copies each cache holds; the oldest go first. */
const limits = { [pages]: 30, [answers]: 200, [files]: 300 };
/** Opens a page from copies of its data where there is no copy of the page itself. */
const shell = '/offline';
/** Is there when somebody signed out without a network: the sign-in ends before any page is asked for. */
const signOutCache = 'signed-out';
/** Pages with other people's data, with secrets, or to be read once. */
const isNeverKept = ({ pathname }) => /^\/(admin|auth|dev|settings)(\/|$)/.test(pathname);
/** Whatever an admin is answered, who may have signed in on a page that had a worker already. */
const isNeverCopied = ({ headers }) => headers.get('x-offline-copy') === 'never';

/** The server says of answers what no device may keep. Who is signed in is what every page opens with. */
const isKeptAnswer = (answer) =>
  isKind(answer, 'application/json') &&
  (!answer.headers.get('cache-control')?.includes('no-store') ||
    new URL(answer.url).pathname === '/api/user');

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(event));
  else if (url.pathname.startsWith('/api/')) event.respondWith(ask(event));
});

/** Pages tell what the worker cannot see: `keep` addresses of pages, `drop` a copy that is out of date. */
self.addEventListener('message', (event) => {
  const { keep: wanted = [], drop } = event.data;
  event.waitUntil(Promise.all([...wanted.map(fetchCopy), drop && dropCopy(drop)]));
});

async function fetchCopy(address) {
  const url = new URL(address, self.location.origin);
  if (isNeverKept(url) || (await find(pages, url.href))) return;
  try {
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    if (!isKind(answer, 'text/html')) return;
    const html = await answer.clone().text();
    await put(pages, url.href, answer);
    await Promise.all(Array.from(new Set(html.match(/\/assets\/[\w.-]+/g)), fetchFile));
  } catch {
    // Without a network there is nothing to keep.
  }
}

async function fetchFile(path) {
  if (!(await find(files, path))) await put(files, path, await fetch(path));
}

async function dropCopy(address) {
  await (await caches.open(pages)).delete(address, { ignoreVary: true });
}

async function openPage(event, url) {
  try {
    const preloaded = await event.preloadResponse;
    const ending = await endSignIn();
    if (ending === 'failed') return messagePage(signOutFailed);
    const answer = (ending === 'none' && preloaded) || (await fetch(event.request));
    if (!isNeverKept(url) && isKind(answer, 'text/html')) keep(event, pages, answer);
    return answer;
  } catch {
    return (await openCopy(url)) ?? messagePage(offline);
  }
}

/** The page marks what must not be read from a copy, by `data-device-copy` of its first element. */
async function openCopy(url) {
  const copy = await find(pages, url.href);
  if (!copy) return openShell(url);
  const html = (await copy.text()).replace('<html ', '<html data-device-copy="" ');
  return new Response(html, { headers: copy.headers });
}

/** At its own address: the application that finds it at another one loads that anew, again and again. */
async function openShell(url) {
  const copy = await find(pages, shell);
  if (!copy || url.pathname === shell) return copy;
  return Response.redirect(`${shell}?to=${encodeURIComponent(url.pathname + url.search)}`);
}

/** Where this device keeps nothing, e.g. after somebody signed out. */
const offline = {
  title: 'You are offline',
  text: 'Connect to the internet and try again.',
  inSwahili: 'Huna mtandao. Unganisha mtandao, kisha ujaribu tena.',
};
/** The server answered, but did not end the sign-in: no page opens with it. */
const signOutFailed = {
  title: 'You are not signed out yet',
  text: 'We could not sign you out. Wait a moment and try again.',
  inSwahili: 'Bado hujatoka kwenye akaunti. Subiri kidogo, kisha ujaribu tena.',
};

function messagePage({ title, text, inSwahili }) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>JengaSoko</title>
<body style="font:1rem/1.5 sans-serif;max-width:30rem;margin:4rem auto;padding:0 1rem">
<h1>${title}</h1><p>${text}</p>
<p lang="sw">${inSwahili}</p><p><a href="">Try again</a></p>`;
  return new Response(html, { headers: { 'content-type': 'text/html' } });
}

/**
 * Ends the sign-in of somebody who signed out without a network.
 * @returns 'ended' where that was done just now, so that what came meanwhile was for the old one
 */
async function endSignIn() {
  if (!(await caches.has(signOutCache))) return 'none';
  const { ok, status } = await fetch('/api/logout', { method: 'POST' });
  if (!ok && status !== 401) return 'failed';
  await caches.delete(signOutCache);
  return 'ended';
}

/** The name of a built file holds the hash of its content, so its copy is as good as the file. */
async function openFile(event) {
  const copy = await find(files, event.request);
  if (copy) return copy;
  const answer = await fetch(event.request);
  keep(event, files, answer);
  return answer;
}

async function ask(event) {
  try {
    const answer = await fetch(event.request);
    if (isKeptAnswer(answer)) keep(event, answers, answer);
    return answer;
  } catch (error) {
    const copy = await find(answers, event.request);
    if (!copy) throw error;
    const headers = new Headers(copy.headers);
    // The application must not take it for a sign that the server is there (reach.ts).
    headers.set('x-device-copy', '1');
    return new Response(copy.body, { status: copy.status, headers });
  }
}

const isKind = (answer, type) => answer.headers.get('content-type')?.startsWith(type) ?? false;

async function find(name, request) {
  const cache = await caches.open(name);
  return cache.match(request, { ignoreVary: true });
}

function keep(event, name, answer) {
  event.waitUntil(put(name, event.request, answer.clone()));
}

async function put(name, request, answer) {
  if (answer.status !== 200 || answer.redirected || isNeverCopied(answer)) return;
  try {
    const cache = await caches.open(name);
    await cache.put(request, answer);
    const kept = await cache.keys();
    const tooMany = kept.slice(0, Math.max(0, kept.length - limits[name]));
    await Promise.all(tooMany.map((oldest) => cache.delete(oldest, { ignoreVary: true })));
  } catch {
    // A full device keeps no copy; what was asked for is there.
  }
}
