// Keeps copies of the pages that somebody opened, so that a reload without a network shows them again.
// The network always comes first: a copy is shown only where no answer comes.
const pages = 'pages';
const answers = 'answers';
const files = 'files';
/** How many copies each cache holds; the oldest go first. */
const limits = { [pages]: 30, [answers]: 200, [files]: 300 };
/** Opens a page from copies of its data where there is no copy of the page itself. */
const shell = '/offline';
/** What one device never keeps: other people's data, secrets, and what is read once. */
const isNeverKept = ({ pathname }) =>
  /^\/(admin|auth|dev|api\/(admin|docs|ws-token|sessions|settings|profile\/export|openapi))/.test(
    pathname,
  );

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
  else if (url.pathname.startsWith('/api/') && !isNeverKept(url)) event.respondWith(ask(event));
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
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!isNeverKept(url) && isKind(answer, 'text/html')) keep(event, pages, answer);
    return answer;
  } catch (error) {
    const copy = (await find(pages, url.href)) ?? (await openShell(url));
    if (!copy) throw error;
    return copy;
  }
}

async function openShell(url) {
  if (isNeverKept(url) || url.pathname === shell) return find(pages, shell);
  return Response.redirect(`${shell}?to=${encodeURIComponent(url.pathname + url.search)}`);
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
    if (isKind(answer, 'application/json')) keep(event, answers, answer);
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
  if (answer.status !== 200 || answer.redirected) return;
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
