/** How long a call may wait for a place at its address, milliseconds. */
const PLACE_WAIT_MS = 1_000;

/** Calls that wait for a place at their address, first come, first served. */
export class WaitingCalls {
  private readonly lines = new Map<string, Set<() => void>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /**
   * @param tryAgain takes a place if there is one now, and says whether it did
   * @param giveUp called when no place came free in time
   * @returns takes the call out of the line
   */
  add(address: string, tryAgain: () => boolean, giveUp: () => void): () => void {
    const line = this.lines.get(address) ?? new Set();
    const leave = (): void => {
      clearTimeout(timer);
      if (!line.delete(entry)) return;
      this.count -= 1;
      if (line.size === 0) this.lines.delete(address);
    };
    const entry = (): void => {
      if (tryAgain()) leave();
    };
    const timer = setTimeout(() => {
      leave();
      giveUp();
    }, PLACE_WAIT_MS);
    this.lines.set(address, line.add(entry));
    this.count += 1;
    return leave;
  }

  /** A place may be free at this address. The first may still have none, and the next one may. */
  retry(address: string): void {
    for (const entry of this.lines.get(address) ?? []) entry();
  }
}
