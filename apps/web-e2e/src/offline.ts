import type { Page } from 'playwright-core';

/** Everything of ours that the page has loaded, and the page itself, is kept. */
const IS_KEPT = `caches.open('aivy-page-1').then((cache) => cache.keys()).then((keys) => {
  const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return kept.has('/index.html') && navigator.serviceWorker.controller !== null &&
    loaded.every(({ pathname }) => kept.has(pathname));
})`;

/** Waits until the worker of the page keeps it, with all that it has loaded, for a start without network. */
export const pageIsKept = (page: Page): Promise<unknown> => page.waitForFunction(IS_KEPT);

/**
 * Reloads a kept page without network. Once in some hundred times the browser under the test driver ends the worker at
 * that very moment and shows its own error page; like a student, the journey then reloads a second time, and says so.
 */
export async function reloadOffline(page: Page): Promise<void> {
  try {
    await page.reload();
  } catch (error) {
    if (!String(error).includes('ERR_FAILED')) throw error;
    console.warn('the kept page came only at the second reload');
    await page.reload();
  }
}
