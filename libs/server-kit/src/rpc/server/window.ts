/** The requests of one lane that run in this process at the same time, over all its shards. */
export class Window {
  /** Read and not settled. */
  private taken = 0;
  /** Of these, read and not started, because several shards were read at once. */
  private queued = 0;
  private waiting: (() => void)[] = [];

  /**
   * @param size requests that may run
   * @param shards that are read, each by itself
   */
  constructor(
    private readonly size: number,
    private readonly shards = 1,
    private readonly onCount: (count: number) => void = () => undefined,
  ) {}

  get inFlight(): number {
    return this.taken;
  }

  /** Entries that one shard may read now: all shards together fill the window and read little more. */
  get share(): number {
    return Math.max(0, Math.ceil((this.size - this.taken) / this.shards));
  }

  take(): void {
    this.onCount(++this.taken);
  }

  give(): void {
    this.onCount(--this.taken);
    if (this.waiting.length > 0) this.wake();
  }

  /** These were taken and wait for their turn. */
  queue(count: number): void {
    this.queued += count;
  }

  /** One that waited may start, or must wait on: see `room`. */
  start(): boolean {
    if (this.taken - this.queued >= this.size) return false;
    this.queued--;
    return true;
  }

  /** Resolves when something has changed. */
  room(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Everybody looks again. */
  wake(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }
}
