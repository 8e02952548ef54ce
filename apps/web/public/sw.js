/**
 * Keeps the page itself on a student's device, so that the app starts offline and a test survives a reload. It never
 * touches calls: answers travel through the page's own outbox.
 */
const CACHE = 'aivy-page-1';
const SHELL = '/index.html';
const NO_PAGES = /^\/(api|dev|socket\.io)\//;
/** A network that hangs is as good as none. */
const PATIENCE_MS = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

let keeping = Promise.resolve();

/**
 * The page says what it has loaded; what an older build left behind goes. One after the other: two pages of a build that
 * speak at once would each take what the other one keeps for left behind.
 */
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data?.keep)) return;
  const kept = keeping.then(() => keep(event.data.keep));
  keeping = kept.catch(() => undefined);
  event.waitUntil(kept);
});

async function keep(urls) {
  const cache = await caches.open(CACHE);
  const address = (url) => new URL(url, self.location.origin).href;
  const wanted = new Set(urls.map(address));
  for (const url of wanted) if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
  const response = await fetch(SHELL);
  if (!response.ok) return;
  const html = await response.clone().text();
  const parts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => address(path));
  // A newer build than the one that runs: its shell would ask for what is not kept here.
  if (!parts.every((part) => wanted.has(part))) return;
  const before = await cache.match(SHELL);
  if (before && (await before.text()) === html) return;
  // A new build runs: what the older one left behind goes, the shell never, or a reload at this moment would find none.
  await cache.put(SHELL, response);
  wanted.add(address(SHELL));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // A file to download is no page, and may take its time.
  if (NO_PAGES.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (['/config.json', '/theme.js', '/favicon.svg'].includes(url.pathname)) event.respondWith(fresh(request));
});

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

async function fresh(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function page(request) {
  const kept = await caches.match(SHELL);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // A proxy whose server is down answers, but has no page.
    return response.status >= 500 && kept ? kept : response;
  } catch (error) {
    // It may have been kept while the network was asked.
    const found = kept ?? (await caches.match(SHELL));
    if (found) return found;
    throw error;
  }
}
