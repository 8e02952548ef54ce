import { withinOr } from '../../time/within.js';

/** A piece of work that waits for a Redis that is away keeps its turn no longer than this. */
const TURN_MS = 3_000;

/** Work of which one piece is done at a time, in the order in which it came. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  next<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = withinOr(
      mine.catch(() => undefined),
      TURN_MS,
      undefined,
    );
    return mine;
  }
}
