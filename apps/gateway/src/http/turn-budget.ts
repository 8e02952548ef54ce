/** Work that follows on each other for this long makes room for everything else that waits. Milliseconds. */
const TURN_MS = 8;

/**
 * Shares out the turns of the event loop among pieces of work that come all at once. The answers to a flood arrive
 * together; made ready in one go they would hold up everything else for as long as all of them take.
 */
export class TurnBudget {
  private readonly line: (() => void)[] = [];
  private moving = false;
  /** Of the present turn; undefined while nothing was done in it. */
  private usedUpAt: number | undefined;

  /** @param now steady milliseconds; given by tests */
  constructor(
    private readonly turnMs = TURN_MS,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Resolves in order, in a turn that still has room; the work must follow at once, without waiting for anything. */
  room(): Promise<void> {
    return new Promise((resolve) => {
      this.line.push(resolve);
      if (this.moving) return;
      this.moving = true;
      process.nextTick(() => this.next());
    });
  }

  private next(): void {
    if (this.usedUpAt === undefined) {
      this.usedUpAt = this.now() + this.turnMs;
      setImmediate(() => (this.usedUpAt = undefined));
    }
    if (this.now() >= this.usedUpAt) {
      setImmediate(() => this.next());
      return;
    }
    const go = this.line.shift();
    this.moving = go !== undefined;
    go?.();
    // A tick asked for by a microtask comes after all of them, so after all that follows from `go` without waiting: the
    // answer is built, written as JSON and handed to the socket.
    if (go) queueMicrotask(() => process.nextTick(() => this.next()));
  }
}
