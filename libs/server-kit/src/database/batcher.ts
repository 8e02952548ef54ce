export interface BatcherOptions<Item, Result> {
  /** Items of a batch at the most. */
  most: number;
  /** Batches under way at the same time. */
  atOnce: number;
  /** Of two items with one key the second waits until the first is done. */
  keyOf(item: Item): string;
  /** Does the items of a batch, each key once. @returns what came of each, in their order */
  run(items: readonly Item[]): Promise<readonly Result[]>;
}

interface Waiting<Item, Result> {
  item: Item;
  key: string;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Does together what comes while earlier work is under way, as databases do with commits: one that comes alone is done at
 * once and by itself, and the more there is to do at a time, the less each costs.
 */
export class Batcher<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private readonly busy = new Set<string>();
  private running = 0;
  private scheduled = false;

  constructor(private readonly options: BatcherOptions<Item, Result>) {}

  /** @throws whatever `run` threw for the batch of this item */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, key: this.options.keyOf(item), resolve, reject });
      this.schedule();
    });
  }

  /** In the next turn: what is read from one socket at a time comes in one turn, and belongs together. */
  private schedule(): void {
    if (this.scheduled || this.waiting.length === 0 || this.running >= this.options.atOnce) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      const batch = this.take();
      if (batch.length > 0) void this.work(batch);
    });
  }

  /** Those that have waited longest, without the keys that are under way. */
  private take(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    this.waiting = this.waiting.filter((entry) => {
      if (batch.length >= this.options.most || this.busy.has(entry.key)) return true;
      this.busy.add(entry.key);
      batch.push(entry);
      return false;
    });
    return batch;
  }

  private async work(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    this.running += 1;
    // There may be more than one batch holds, or something may have come since.
    this.schedule();
    try {
      const results = await this.options.run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, at) => resolve(results[at]!));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.running -= 1;
      for (const { key } of batch) this.busy.delete(key);
      this.schedule();
    }
  }
}
