import { jest } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { fakeTime, pass } from '../../core/testing/time';

const CODE = fs.readFileSync(path.resolve(import.meta.dirname, '../../../public/sw.js'), 'utf8');
const ORIGIN = 'https://aivy.test';
const SHELL = `${ORIGIN}/index.html`;
const START = `${ORIGIN}/assets/index.js`;
const UNIT = `${ORIGIN}/assets/unit.js`;

type Request = string | { url: string };
interface Answer {
  ok: boolean;
  status: number;
  text(): Promise<string>;
  clone(): Answer;
}
type Listener = (event: Record<string, unknown>) => void;

const urlOf = (request: Request): string => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
const answerOf = (body: string, status = 200): Answer => ({
  ok: status < 400,
  status,
  text: async () => body,
  clone: () => answerOf(body, status),
});
/** The real one waits on the real clock. */
const AbortSignal = {
  timeout: (ms: number) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), ms);
    return ending.signal;
  },
};

/** A browser around the worker: a cache and a network that take their time, and pages that speak to it. */
class Browser {
  online = true;
  /** Never answers, and doesn't fail either. */
  hangs = false;
  /** What it answers to an address, in place of 200. */
  readonly statuses = new Map<string, number>();
  /** What was fetched. */
  readonly fetched: string[] = [];
  /** Of the build that the server has. */
  assets = [START];
  readonly kept = new Map<string, Answer>();
  /** What was taken out of the cache. */
  readonly gone: string[] = [];
  readonly #listeners = new Map<string, Listener>();
  readonly #latency: () => number;

  constructor(seed: number) {
    // Park and Miller's generator.
    let state = seed;
    this.#latency = () => {
      state = (state * 48_271) % 2_147_483_647;
      return 1 + (state % 5);
    };
    const scope = {
      location: { origin: ORIGIN },
      addEventListener: (kind: string, listener: Listener) => void this.#listeners.set(kind, listener),
    };
    const cache = {
      match: (request: Request) => this.#later(() => this.kept.get(urlOf(request))),
      put: (request: Request, answer: Answer) => this.#later(() => void this.kept.set(urlOf(request), answer)),
      add: async (request: Request) => {
        const answer = await this.fetch(request);
        if (!answer.ok) throw new TypeError('Only a good response can be cached');
        await this.#later(() => void this.kept.set(urlOf(request), answer));
      },
      delete: (request: Request) =>
        this.#later(() => {
          this.gone.push(urlOf(request));
          return this.kept.delete(urlOf(request));
        }),
      keys: () => this.#later(() => [...this.kept.keys()].map((url) => ({ url }))),
    };
    const caches = { open: () => this.#later(() => cache), match: cache.match };
    const worker = new Function('self', 'caches', 'fetch', 'AbortSignal', CODE) as (...parts: unknown[]) => void;
    worker(scope, caches, (request: Request, init?: RequestInit) => this.fetch(request, init), AbortSignal);
  }

  /** A page says what it has loaded. */
  tell(...keep: string[]): Promise<unknown> {
    return this.#send('message', { data: { keep } }, 'waitUntil');
  }

  /** The page is loaded again. */
  reload(): Promise<unknown> {
    return this.ask(`${ORIGIN}/daily-test/1/r&w`, 'navigate');
  }

  /** The page asks for a part of itself. */
  ask(url: string, mode = 'no-cors'): Promise<unknown> {
    return this.#send('fetch', { request: { url, method: 'GET', mode } }, 'respondWith');
  }

  /** Does the worker respond to a visit of this address? */
  takes(url: string, method = 'GET'): boolean {
    const taken: unknown[] = [];
    this.#listeners.get('fetch')!({
      request: { url: new URL(url, ORIGIN).href, method, mode: 'navigate' },
      respondWith: (result: Promise<unknown>) => taken.push(result.catch(() => undefined)),
    });
    return taken.length > 0;
  }

  async fetch(request: Request, { signal }: RequestInit = {}): Promise<Answer> {
    const url = urlOf(request);
    this.fetched.push(url);
    await this.#later(() => undefined);
    if (!this.online) throw new TypeError('There is no network');
    if (this.hangs)
      await new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('That took too long', 'TimeoutError'))),
      );
    return answerOf(
      url === SHELL ? this.assets.map((each) => `<script src="${new URL(each).pathname}">`).join('') : url,
      this.statuses.get(url),
    );
  }

  #send(kind: string, event: Record<string, unknown>, reply: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#listeners.get(kind)!({
        ...event,
        [reply]: (result: Promise<unknown>) => void result.then(resolve, reject),
      });
    });
  }

  #later<T>(what: () => T): Promise<T> {
    return new Promise((resolve) => setTimeout(() => resolve(what()), this.#latency()));
  }
}

describe('the keeper of a running page', () => {
  beforeEach(fakeTime);
  afterEach(() => void jest.useRealTimers());

  it('loses nothing where the start page and the unit speak to it at the same time', async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const browser = new Browser(seed);
      const told = Promise.all([browser.tell(START), browser.tell(START, UNIT)]);
      await pass(400);
      await told;
      expect([seed, browser.gone, [...browser.kept.keys()].sort()]).toEqual([seed, [], [START, UNIT, SHELL].sort()]);
    }
  });

  it('clears away an older build, and never the shell', async () => {
    const browser = new Browser(1);
    const told = browser.tell(START, UNIT);
    await pass(400);
    await told;
    const newer = `${ORIGIN}/assets/index-2.js`;
    browser.assets = [newer];
    const again = browser.tell(newer);
    await pass(400);
    await again;
    expect([[...browser.gone].sort(), [...browser.kept.keys()].sort()]).toEqual([[START, UNIT], [newer, SHELL].sort()]);
  });

  it('leaves the shell of the build that runs until the page runs the newer one', async () => {
    const browser = new Browser(2);
    const told = browser.tell(START);
    await pass(400);
    await told;
    browser.assets = [`${ORIGIN}/assets/index-2.js`];
    const again = browser.tell(START);
    await pass(400);
    await again;
    expect(await browser.kept.get(SHELL)!.text()).toContain('/assets/index.js');
  });

  it('gives the page without network, and goes on after a page that could not be kept', async () => {
    const browser = new Browser(3);
    browser.online = false;
    const failed = browser.tell(START).catch(() => 'failed');
    await pass(400);
    expect(await failed).toBe('failed');
    browser.online = true;
    const told = browser.tell(START);
    await pass(400);
    await told;
    browser.online = false;
    const page = browser.reload() as Promise<Answer>;
    await pass(400);
    expect(await (await page).text()).toContain('/assets/index.js');
  });

  it('leaves downloads, tools, other sites, and what is sent alone', async () => {
    const browser = new Browser(4);
    expect(
      ['/dashboard', '/start', '/api/reports/jobs/1/file', '/dev/mailbox', 'https://other.test/dashboard'].map((url) =>
        browser.takes(url),
      ),
    ).toEqual([true, true, false, false, false]);
    expect(browser.takes('/dashboard', 'POST')).toBe(false);
    await pass(400);
  });

  describe('when the server is in trouble', () => {
    const text = async (answer: Promise<unknown>, ms = 400) => {
      const got = (answer as Promise<Answer>).then(
        (each) => each.text(),
        () => 'failed',
      );
      await pass(ms);
      return Promise.race([got, Promise.resolve('nothing yet')]);
    };
    const keeping = async (...urls: string[]): Promise<Browser> => {
      const browser = new Browser(5);
      void browser.tell(...urls);
      await pass(400);
      browser.fetched.length = 0;
      return browser;
    };
    const PAGE = `${ORIGIN}/daily-test/1/r&w`;

    it('gives the page that it has, unless the server refuses it with a reason', async () => {
      const browser = await keeping(START);
      browser.statuses.set(PAGE, 502);
      expect(await text(browser.reload())).toContain('/assets/index.js');
      browser.statuses.set(PAGE, 404);
      expect(await text(browser.reload())).toBe(PAGE);
    });

    it('gives the page that it has after four seconds without an answer', async () => {
      const browser = await keeping(START);
      browser.hangs = true;
      expect(await text(browser.reload(), 4_100)).toContain('/assets/index.js');
    });

    it('gives a page that was kept while the network was asked', async () => {
      const browser = new Browser(6);
      browser.hangs = true;
      const page = browser.reload();
      await pass(50);
      browser.kept.set(SHELL, answerOf('kept meanwhile'));
      expect(await text(page, 4_100)).toBe('kept meanwhile');
    });

    it('keeps no error in place of the page or one of its parts', async () => {
      const browser = await keeping(START);
      browser.assets = [START, UNIT];
      browser.statuses.set(SHELL, 503).set(UNIT, 404);
      void browser.tell(START, UNIT).catch(() => undefined);
      await pass(400);
      expect(await text(browser.ask(UNIT))).toBe(UNIT);
      expect([...browser.kept.keys()].sort()).toEqual([START, SHELL].sort());
      expect(await browser.kept.get(SHELL)!.text()).not.toContain('unit.js');
    });

    it('keeps the rest of the page where one of its parts fails', async () => {
      const browser = new Browser(7);
      browser.statuses.set(UNIT, 404);
      void browser.tell(UNIT, START).catch(() => undefined);
      await pass(400);
      expect([...browser.kept.keys()].sort()).toEqual([START, SHELL].sort());
    });

    it('asks for a part once, and for the settings each time while there is a network', async () => {
      const browser = await keeping(START);
      const settings = `${ORIGIN}/config.json`;
      for (const url of [START, UNIT, UNIT, settings, settings]) await text(browser.ask(url));
      expect(browser.fetched).toEqual([UNIT, settings, settings]);
      browser.kept.set(settings, answerOf('kept settings'));
      browser.online = false;
      expect(await text(browser.ask(settings))).toBe('kept settings');
    });
  });
});
