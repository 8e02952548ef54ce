import type { Page } from 'playwright-core';
import { eventually } from './world.js';

/** Everything of ours that the page has loaded, and the page itself, is kept. */
const IS_KEPT = `caches.open('aivy-page-1').then((cache) => cache.keys()).then((keys) => {
  const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return kept.has('/index.html') && navigator.serviceWorker.controller !== null &&
    loaded.every(({ pathname }) => kept.has(pathname));
})`;

/**
 * Waits until the worker of the page keeps it, with all that it has loaded, for a start without network. Asks by
 * `evaluate`: `waitForFunction` takes the promise itself for the answer and would not wait at all.
 */
export const pageIsKept = (page: Page): Promise<boolean> =>
  eventually(() => page.evaluate<boolean>(IS_KEPT), Boolean, 'the page, kept for a start without network');
