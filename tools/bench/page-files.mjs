// The files that a browser with an empty cache asks for until the first question is there.
import { findBrowser } from '../lib/browser.mjs';
import { dataOf } from './client.mjs';
import { createPeople, signIn, askTest } from './people.mjs';

/** @typedef {import('./aivy.mjs').System} System */

const PATIENCE_MS = 60_000;

/** @param {System} system @returns {Promise<{ files: string[], how: string }>} paths, each once */
export async function pageFiles(system) {
  const browser = await findBrowser();
  if ('missing' in browser)
    return { files: await namedFiles(system), how: `those that its HTML names: ${browser.missing}` };
  const { chromium } = await import('playwright-core');
  Object.assign(process.env, browser.env);
  const chrome = await chromium.launch({ executablePath: browser.path, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const base = `http://localhost:${system.port}`;
    const [person] = await createPeople(system, 1);
    if (!person) throw new Error('no one to look at the page');
    const { token } = dataOf(await signIn(system, person), 'signin');
    const who = { token, address: person.address };
    const { test_id: testId } = dataOf(await askTest(system, who, 'start-test', {}), 'start-test');
    const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    await context.addCookies([{ name: 'auth', value: token, url: base }]);
    const page = await context.newPage();
    /** @type {Set<string>} */
    const files = new Set();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === base && request.method() === 'GET' && !/^\/(api|socket\.io)\//.test(pathname)) files.add(pathname);
    });
    await page.goto(`${base}/full-test/${testId}/1`);
    await page.getByRole('heading', { name: /^Question 1 of/ }).waitFor({ timeout: PATIENCE_MS });
    return { files: [...files], how: 'those that Chromium asked for until question 1 was there' };
  } finally {
    await chrome.close();
  }
}

/** @param {System} system */
async function namedFiles({ client }) {
  // A page of the client: a visitor's landing page is drawn, and names no script of it.
  const html = (await client.ask({ path: '/signin', method: 'GET' })).body.toString();
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg))"/g)].flatMap(([, file]) => file ?? []);
  if (named.length === 0) throw new Error('the page names no file');
  return ['/signin', ...new Set(named)];
}
