/** What is done to calls: fail before they are sent, be sent and lose the answer, be refused by a dead service, wait. */
export type NetworkFault = 'none' | 'offline' | 'fail' | 'lost' | 'unavailable' | 'delay';

type Fetch = typeof globalThis.fetch;

const API = /^\/api\//;
const UNAVAILABLE = JSON.stringify({
  status: 'error',
  code: 'SERVICE-UNAVAILABLE',
  message: 'debug panel',
  request_id: 'debug',
});

/** Stands before the browser's fetch and breaks the product's own calls on demand. */
export class FaultyFetch {
  readonly #real: Fetch;
  readonly #wait: (ms: number) => Promise<void>;
  #fault: NetworkFault = 'none';
  #left = 0;
  #delayMs = 0;

  constructor(real: Fetch, wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))) {
    this.#real = real;
    this.#wait = wait;
  }

  /** @param calls how many calls it takes in; `offline` lasts until another is set */
  set(fault: NetworkFault, { calls = 1, delayMs = 3_000 }: { calls?: number; delayMs?: number } = {}): void {
    this.#fault = fault;
    this.#left = fault === 'offline' ? Number.POSITIVE_INFINITY : calls;
    this.#delayMs = delayMs;
  }

  get state(): { fault: NetworkFault; left: number } {
    return this.#left > 0 && this.#fault !== 'none'
      ? { fault: this.#fault, left: this.#left }
      : { fault: 'none', left: 0 };
  }

  readonly fetch: Fetch = async (input, init) => {
    const { fault } = this.state;
    if (fault === 'none' || typeof input !== 'string' || !API.test(input)) return this.#real(input, init);
    this.#left -= 1;
    switch (fault) {
      case 'offline':
      case 'fail':
        throw new TypeError('debug panel: no network');
      case 'unavailable':
        return new Response(UNAVAILABLE, { status: 503, headers: { 'content-type': 'application/json' } });
      case 'lost':
        await this.#real(input, init);
        throw new TypeError('debug panel: the answer was lost');
      case 'delay':
        await this.#wait(this.#delayMs);
        return this.#real(input, init);
    }
  };
}
