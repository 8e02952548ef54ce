// The files that a browser with an empty cache asks for until the first question is there.
import { chromium } from 'playwright-core';
import { findBrowser } from '../lib/browser.mjs';
import { Fault } from '../lib/fault.mjs';
import { load, QUESTION, withColdPage } from './page/page-load.mjs';

/** @param {import('./aivy.mjs').System} system @returns {Promise<string[]>} paths, each once */
export async function pageFiles({ port, seats: [seat] }) {
  const found = await findBrowser();
  if ('missing' in found) throw new Fault(`Arrivals can't be measured. ${found.missing}`);
  if (!seat) throw new Error('no one to look at the page');
  Object.assign(process.env, found.env);
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const base = `http://localhost:${port}`;
    const { requests } = await withColdPage(browser, { base, token: seat.token }, (page) =>
      load(page, { url: `${base}/full-test/${seat.testId}/1`, selector: QUESTION }),
    );
    const own = requests.filter(({ method, url }) => method === 'GET' && new URL(url).origin === base);
    const paths = own.map(({ url }) => new URL(url).pathname);
    return [...new Set(paths.filter((path) => !/^\/(api|socket\.io)\//.test(path)))];
  } finally {
    await browser.close();
  }
}
