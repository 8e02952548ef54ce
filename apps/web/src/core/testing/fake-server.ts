/** What a handler answers: data, or the refusal of the catalogue. */
export type Reply = { data: unknown } | { code: string; status: number; message?: string };

/** The same of a call whose answer is a file. */
export interface FileReply {
  file: string;
  name: string;
}

export interface Call {
  path: string;
  body: Record<string, unknown>;
  token: string | null;
}

type Handler = (body: Record<string, unknown>) => Reply | FileReply;

const bodyOf = (init: RequestInit | undefined): Call['body'] => JSON.parse(String(init?.body ?? '{}')) as Call['body'];

const fileReply = ({ file, name }: FileReply) => ({
  ok: true,
  status: 200,
  headers: new Headers({ 'content-disposition': `attachment; filename="${name}"` }),
  blob: () => Promise.resolve(new Blob([file])),
  json: () => Promise.resolve(JSON.parse(file) as unknown),
});

/**
 * The server behind `fetch`. Its answers take time, get lost without network, can be held back and come out of order,
 * and refuse a session that has ended. A call is handled when it arrives, which is when its time has passed.
 */
export class FakeServer {
  /** Each way of a call. */
  delayMs = 30;
  online = true;
  /** Of the session that holds; null for any. */
  token: string | null = null;
  readonly calls: Call[] = [];
  readonly #handlers: Record<string, Handler>;
  readonly #held = new Map<string, (() => void)[]>();

  /**
   * @param handlers by path below `/api`; of a GET or DELETE without its query, which is the body that they are given. With the
   * method before it (`DELETE /path`) for that method alone, which is then a part of the call's path.
   */
  constructor(handlers: Record<string, Handler>) {
    this.#handlers = { ...handlers };
    globalThis.fetch = ((url: string, init?: RequestInit) => this.#fetch(String(url), init)) as typeof fetch;
  }

  /** Answers this path from here on as well. */
  handle(path: string, handler: Handler): void {
    this.#handlers[path] = handler;
  }

  /** Calls to this path, in the order in which they were sent. */
  sent(path: string): Call[] {
    return this.calls.filter((call) => call.path === path);
  }

  /** From here on calls to this path wait until they are let go. */
  hold(path: string): void {
    this.#held.set(path, this.#held.get(path) ?? []);
  }

  /** Lets one of those that wait go on; 0 is the one that has waited longest. */
  letGo(path: string, which = 0): void {
    const [go] = this.#held.get(path)?.splice(which, 1) ?? [];
    if (!go) throw new Error(`Nothing waits at ${path}`);
    go();
  }

  /** Holds nothing back any more. */
  release(path: string): void {
    const held = this.#held.get(path) ?? [];
    this.#held.delete(path);
    for (const go of held) go();
  }

  async #fetch(url: string, init: RequestInit | undefined): Promise<unknown> {
    const asked = new URL(url.replace(/^\/api/, ''), 'http://server');
    const inQuery = ['GET', 'DELETE'].includes(init?.method ?? 'GET');
    // A test may mean one query alone.
    const plain =
      inQuery && !(asked.pathname + asked.search in this.#handlers) ? asked.pathname : asked.pathname + asked.search;
    const own = `${init?.method ?? 'GET'} ${plain}`;
    const path = own in this.#handlers ? own : plain;
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    const call: Call = { path, body: inQuery ? Object.fromEntries(asked.searchParams) : bodyOf(init), token };
    this.calls.push(call);
    await this.#wayOf(path, init?.signal ?? null);
    if (!this.online) throw new TypeError('There is no network');
    const reply = this.#answer(call);
    await this.#delay();
    if ('file' in reply) return fileReply(reply);
    const [status, body] =
      'data' in reply
        ? [200, { status: 'success', data: reply.data }]
        : [reply.status, { status: 'error', code: reply.code, message: reply.message ?? '' }];
    // No real Response: its body streams on real time, which a fake clock does not drive.
    return { ok: status < 400, status, json: () => Promise.resolve(structuredClone(body)) };
  }

  #answer({ path, body, token }: Call): Reply | FileReply {
    if (this.token !== null && token !== this.token) return { code: 'AUTH-UNAUTHORIZED', status: 401 };
    return this.#handlers[path]?.(body) ?? { code: 'NOT-FOUND', status: 404 };
  }

  async #wayOf(path: string, signal: AbortSignal | null): Promise<void> {
    const held = this.#held.get(path);
    if (held)
      await new Promise<void>((resolve) => {
        held.push(resolve);
        signal?.addEventListener('abort', () => resolve());
      });
    else await this.#delay();
    if (signal?.aborted) throw new DOMException('The call was given up', 'AbortError');
  }

  #delay(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.delayMs));
  }
}
