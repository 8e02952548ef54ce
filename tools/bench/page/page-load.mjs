// One cold load of a page in a browser context of its own: what it asked for, and how long its main thread was kept.

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ method: string, url: string, startMs: number, endMs: number | null }} Request milliseconds since 1970 */
/** @typedef {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args: { name?: string, data?: { url?: string, processId?: number } } }[] }} Trace durations in microseconds of the thread's own time */
/** @typedef {{ requests: Request[], blockingMs: number }} Load `blockingMs`: total blocking time until `SETTLE_MS` after the page was ready */
/** @typedef {{ latency: number, downloadThroughput: number, uploadThroughput: number }} Network bytes a second, and milliseconds a request */

/** The question of a test page. */
export const QUESTION = '[data-region="question"]';
/** "Slow 4G" as Chrome's own tools have it. @type {Network} */
export const SLOW_4G = { latency: 562.5, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };

/** What follows the first screen counts as well: tools that are fetched then keep the student's first click waiting. */
const SETTLE_MS = 5_000;
const PATIENCE_MS = 60_000;
const LOOK_MS = 100;
/** A task of the main thread blocks for what it takes beyond this (the definition of total blocking time). */
const LONG_TASK_MS = 50;

/** Runs in the page, before anything of it: notes when something is first seen, in the moment it is put there. @param {string} selector */
export const watchFor = (selector) => `{
  const look = () => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    window.__seenAt = performance.timeOrigin + performance.now();
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}`;

/**
 * A page of its own, with nothing in its cache.
 * @template T
 * @param {Browser} browser
 * @param {{ base: string, token?: string }} options `token`: of a session
 * @param {(page: Page) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withColdPage(browser, { base, token }, use) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (token) await context.addCookies([{ name: 'auth', value: token, url: base }]);
    const page = await context.newPage();
    return await use(page);
  } finally {
    await context.close();
  }
}

/**
 * The page with a slower processor and, where given, a slower network.
 * @param {Page} page
 * @param {{ cpu?: number, network?: Network }} slow `cpu`: how many times
 */
export async function slowDown(page, { cpu = 1, network }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
}

/** @param {import('playwright-core').Request} request @returns {Request} */
function timesOf(request) {
  const { startTime, responseEnd } = request.timing();
  return {
    method: request.method(),
    url: request.url(),
    startMs: startTime,
    endMs: responseEnd < 0 ? null : startTime + responseEnd,
  };
}

/** When the text was there, milliseconds since 1970. @param {Page} page @returns {Promise<number>} */
export async function seen(page) {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await page.waitForTimeout(LOOK_MS)) {
    const seenAt = /** @type {number | undefined} */ (await page.evaluate('window.__seenAt'));
    if (seenAt !== undefined) return seenAt;
  }
  throw new Error(`${page.url()} did not show what was waited for`);
}

/**
 * Loads an address until something is there, and a while longer.
 * @param {Page} page
 * @param {{ url: string, selector: string, cpu?: number }} options `selector` of what the page is loaded for
 * @returns {Promise<Load>}
 */
export async function load(page, { url, selector, cpu = 1 }) {
  await page.addInitScript(watchFor(selector));
  await slowDown(page, { cpu });
  /** @type {import('playwright-core').Request[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request));
  const browser = /** @type {Browser} */ (page.context().browser());
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await page.goto(url, { waitUntil: 'commit' });
  const seenAt = await seen(page);
  await page.waitForTimeout(SETTLE_MS);
  const trace = /** @type {Trace} */ (JSON.parse((await browser.stopTracing()).toString()));
  return {
    requests: requests.map(timesOf).filter(({ startMs }) => startMs <= seenAt),
    blockingMs: blockingTime(trace, new URL(url).origin),
  };
}

/**
 * Total blocking time by what the page's main thread itself used: on a machine that others use as well, the clock on
 * the wall counts their work too. Pages of the browser's own, which it begins behind ours, are nobody's wait.
 * @param {Trace} trace
 * @param {string} origin of the page
 */
function blockingTime({ traceEvents }, origin) {
  const ours = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'FrameCommittedInBrowser' && args.data?.url?.startsWith(`${origin}/`))
      .map(({ args }) => args.data?.processId),
  );
  if (ours.size === 0) throw new Error(`The trace does not say which process shows ${origin}`);
  const mains = new Set(
    traceEvents
      .filter(({ name, pid, args }) => name === 'thread_name' && args.name === 'CrRendererMain' && ours.has(pid))
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && mains.has(`${pid}:${tid}`))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - LONG_TASK_MS), 0);
}

/** How many calls of the API waited for one another: the longest chain in which each began after the one before had ended. @param {readonly Request[]} requests */
export function serialCalls(requests) {
  const calls = requests.filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
  /** @type {number[]} */
  const depth = [];
  calls.forEach((call, index) => {
    const before = calls
      .slice(0, index)
      .flatMap(({ endMs }, earlier) => (endMs !== null && endMs <= call.startMs ? [depth[earlier] ?? 0] : []));
    depth.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...depth);
}

/** Addresses that were asked for more than once in the same way. @param {readonly Request[]} requests @returns {string[]} */
export function askedTwice(requests) {
  const counts = new Map();
  for (const { method, url } of requests) {
    const key = `${method} ${new URL(url).pathname}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1).map(([key]) => key);
}
