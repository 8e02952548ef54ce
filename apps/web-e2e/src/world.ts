import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { baseUrl } from './environment.js';

/** Long enough for a busy machine; a sound page needs a tenth of it. */
const PATIENCE_MS = 20_000;
const JOURNEY_MS = 120_000;
/** What the browser itself writes for an answer that a journey provokes (401, 404, 409 …). */
const EXPECTED_NOISE = /Failed to load resource: the server responded with a status of 4\d\d/;

// What the worker hasn't kept can't be fetched, and a screen without its code says that it needs a connection.
const NO_NETWORK =
  /net::ERR_(INTERNET_DISCONNECTED|FAILED)|WebSocket connection|Failed to fetch dynamically imported module/;

export interface World {
  /** A person with a browser of their own, on a blank page. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** Another tab of the same person. */
  newTab(page: Page): Promise<Page>;
}

/**
 * One browser per suite, one profile per person. After each journey the pages must not have thrown, logged an error
 * or broken the content security policy.
 * @param options `offline`: the journeys take the network away, so its absence in the console is no fault
 */
export function useWorld({ offline = false }: { offline?: boolean } = {}): World {
  // A project of several cannot set its own timeout in the jest configuration.
  jest.setTimeout(JOURNEY_MS);
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    if (Reflect.get(globalThis, 'journeyFailed')) for (const context of contexts) await describePages(context);
    for (const context of contexts.splice(0)) await context.close();
    const seen = faults.splice(0);
    expect(seen).toEqual([]);
  });
  afterAll(() => browser?.close());
  const watch = (page: Page): Page => {
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        !EXPECTED_NOISE.test(message.text()) &&
        !(offline && NO_NETWORK.test(message.text()))
      )
        faults.push(`${page.url()}: ${message.text()}`);
    });
    return page;
  };
  return {
    async newPage(options = {}) {
      const context = await browser.newContext({
        baseURL: baseUrl(),
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      contexts.push(context);
      return watch(await context.newPage());
    },
    newTab: async (page) => watch(await page.context().newPage()),
  };
}

/** Writes where the pages of a journey that failed stood, and what they showed. */
async function describePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page
      .locator('body')
      .innerText({ timeout: 5_000 })
      .catch((error: Error) => `cannot be read: ${error.message}`);
    console.error(`${page.url()} shows:\n${shown.slice(0, 1_500)}`);
  }
}

/** Asks again until it holds; a page needs its time. */
export async function eventually<T>(
  read: () => Promise<T>,
  holds: (value: T) => boolean,
  what: string,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (Date.now() > until) throw new Error(`${what}: still ${JSON.stringify(value)} after ${patienceMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
