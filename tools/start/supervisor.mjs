const AGAIN_AFTER_MS = 500;
/** One that dies more often than this within a minute would die for ever. */
const DEATHS_A_MINUTE = 5;
const MINUTE_MS = 60_000;

/** Keeps one service running: a process that dies is followed by another one, until `stop`. */
export class Supervisor {
  #launch;
  /** @type {ReturnType<typeof import('./service-process.mjs').startChild>} */
  #child;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #stopping = false;
  /** @type {number[]} when, on the monotonic clock */
  #deaths = [];
  /** @type {(who: string) => void} */
  #giveUp = () => undefined;

  /**
   * @param {string} name
   * @param {() => ReturnType<typeof import('./service-process.mjs').startChild>} launch
   */
  constructor(name, launch) {
    this.name = name;
    this.#launch = launch;
    /** Says who died when starting it again is no use: before it was ready for the first time, or again and again. */
    this.lost = /** @type {Promise<string>} */ (new Promise((resolve) => (this.#giveUp = resolve)));
    this.#child = launch();
    /** Resolves when it takes requests for the first time. */
    this.ready = this.#watch(this.#child);
  }

  /** @param {number} limitMs what has not ended by then is killed */
  async stop(limitMs) {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#child.stop(limitMs);
  }

  kill() {
    this.#stopping = true;
    clearTimeout(this.#timer);
    this.#child.kill();
  }

  #start() {
    this.#child = this.#launch();
    return this.#watch(this.#child);
  }

  /** @param {ReturnType<typeof import('./service-process.mjs').startChild>} child @returns {Promise<void>} */
  #watch(child) {
    let wasReady = this.#deaths.length > 0;
    const ready = child.ready.then(() => {
      wasReady = true;
    });
    void child.exited.then((who) => {
      if (!this.#stopping) this.#died(who, wasReady);
    });
    return ready;
  }

  /** @param {string} who @param {boolean} wasReady */
  #died(who, wasReady) {
    const now = performance.now();
    this.#deaths = [...this.#deaths.filter((at) => now - at < MINUTE_MS), now];
    if (!wasReady || this.#deaths.length > DEATHS_A_MINUTE) return this.#giveUp(who);
    console.error(`${who} ended unexpectedly; it is started again.`);
    this.#timer = setTimeout(() => void this.#start(), AGAIN_AFTER_MS * this.#deaths.length);
  }
}
