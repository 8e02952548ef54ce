import type { BankSnapshot } from './snapshot.js';

/** The bank of a running service: always a whole release, replaced by the next one between two requests. */
export class LiveBank {
  #current: BankSnapshot;
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(
    first: BankSnapshot,
    private readonly load: () => Promise<BankSnapshot>,
  ) {
    this.#current = first;
  }

  /** The current release. Ask once per request and keep it: the next call may give a newer one. */
  get current(): BankSnapshot {
    return this.#current;
  }

  /**
   * Reads the bank again, from a moment after this call. Callers that wait for a reading to end share the next one; a
   * fault leaves the release that was there.
   * @throws what `load` throws
   */
  refresh(): Promise<void> {
    if (this.#next) return this.#next;
    const before = this.#reading;
    if (!before) return this.read();
    this.#next = before
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.read();
      });
    return this.#next;
  }

  private read(): Promise<void> {
    this.#reading = this.load()
      .then((next) => {
        this.#current = next;
      })
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }
}
