import { settledWithin } from './settled-within.mjs';

const STEP_MS = 4_000;

/** Steps that take back what a start has done, run once, newest first; one that fails or hangs is told and does not stop the others. */
export class Undo {
  /** @type {{ step: () => unknown, what: string, limitMs: number }[]} */
  #steps = [];
  /** @type {Promise<void> | undefined} */
  #done;

  /**
   * @param {() => unknown} step
   * @param {{ what?: string, limitMs?: number }} options how it is called when it hangs, and when it does
   */
  add(step, { what = 'A step of the stop', limitMs = STEP_MS } = {}) {
    this.#steps.push({ step, what, limitMs });
  }

  run() {
    this.#done ??= (async () => {
      for (const { step, what, limitMs } of this.#steps.reverse()) {
        try {
          const ended = await settledWithin(Promise.resolve(step()), limitMs);
          if (!ended) console.error(`${what} did not end within ${limitMs / 1000} s; going on without.`);
        } catch (error) {
          console.error(error);
          process.exitCode = 1;
        }
      }
    })();
    return this.#done;
  }
}
