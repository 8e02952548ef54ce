/**
 * How seldom the trail goes with a save while a module runs. The server needs it when the module is handed in, and when
 * the student goes on elsewhere; it is by far the longest part of a save.
 */
export const TRAIL_MS = 300_000;

/** Says which saves carry the trail. Moments in milliseconds by the server's clock. */
export class TrailTurns {
  #sent = true;
  #at = Number.NEGATIVE_INFINITY;

  /** There is a trail that the server does not have. */
  changed(): void {
    this.#sent = false;
  }

  /** @param last there may be no later save: the module is handed in, or the page goes out of sight */
  isDue(now: number, last: boolean): boolean {
    return !this.#sent && (last || now - this.#at >= TRAIL_MS);
  }

  /** @param isNewest it has not gone on meanwhile */
  stored(now: number, isNewest: boolean): void {
    this.#at = now;
    if (isNewest) this.#sent = true;
  }
}
