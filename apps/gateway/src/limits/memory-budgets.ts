import { UNDER_WAY_MS, type Budgets, type Draw, type Taking } from './budgets.js';

interface Counts {
  endsAt: number;
  fields: Map<string, number>;
}

const ENTRIES_KEPT = 10_000;

/** Budgets of this gateway alone, for the time without Redis. */
export class MemoryBudgets implements Budgets {
  private readonly counts = new Map<string, Counts>();
  private readonly underWay = new Map<string, Map<string, number>>();

  /** @param underWayMs see `UNDER_WAY_MS`; given by tests */
  constructor(private readonly underWayMs = UNDER_WAY_MS) {}

  async take(draws: readonly Draw[], id: string): Promise<Taking> {
    const now = Date.now();
    for (const draw of draws) {
      const retryMs = this.retryMs(draw, now);
      if (retryMs > 0) return { state: 'refused', retryMs };
    }
    if (
      draws.some(
        (draw) => draw.kind === 'failures' && this.counted(draw, now) + this.running(draw, now).size >= draw.points,
      )
    )
      return { state: 'busy' };
    for (const draw of draws) {
      if (draw.kind === 'calls') this.add(draw, 1, now);
      if (draw.kind === 'bucket') this.pour(draw, 1, now);
      if (draw.kind === 'failures') this.running(draw, now).set(id, now + this.underWayMs);
    }
    return { state: 'taken', counted: draws.map((draw) => this.counted(draw, now)) };
  }

  async settle(draws: readonly Draw[], id: string, counts: boolean): Promise<void> {
    const now = Date.now();
    for (const draw of draws) {
      if (draw.kind === 'failures') this.finish(draw, id, now);
      if ((draw.kind === 'failures' || draw.kind === 'delay') && counts) this.add(draw, 1, now);
      if (draw.kind === 'bucket' && !counts) this.pour(draw, -1, now);
      if (draw.kind === 'calls' && !counts && this.counted(draw, now) > 0) this.add(draw, -1, now);
    }
  }

  /** 0 when there is room. */
  private retryMs(draw: Draw, now: number): number {
    const { kind, points, windowMs, key } = draw;
    if (kind === 'delay') return 0;
    if (kind === 'bucket') return Math.max(0, ((this.level(draw, now) + 1 - points) * windowMs) / points);
    return this.counted(draw, now) >= points ? this.counts.get(key)!.endsAt - now : 0;
  }

  /** What is in a bucket, which runs out evenly. */
  private level({ key, field, points, windowMs }: Draw, now: number): number {
    const fields = this.counts.get(key)?.fields;
    const since = now - (fields?.get(`${field}:at`) ?? now);
    return Math.max(0, (fields?.get(field) ?? 0) - (since * points) / windowMs);
  }

  private pour(draw: Draw, by: number, now: number): void {
    const filled = Math.max(0, this.level(draw, now) + by);
    this.add(draw, 0, now);
    const entry = this.counts.get(draw.key)!;
    entry.endsAt = now + draw.windowMs;
    entry.fields.set(draw.field, filled).set(`${draw.field}:at`, now);
  }

  private counted({ key, field }: Draw, now: number): number {
    const counts = this.counts.get(key);
    return counts && counts.endsAt > now ? (counts.fields.get(field) ?? 0) : 0;
  }

  private add({ key, field, windowMs }: Draw, by: number, now: number): void {
    let counts = this.counts.get(key);
    if (!counts || counts.endsAt <= now) {
      this.counts.delete(key);
      counts = { endsAt: now + windowMs, fields: new Map() };
      this.counts.set(key, counts);
      // A flood of made-up addresses must not fill the memory: the oldest counts go first.
      if (this.counts.size > ENTRIES_KEPT) this.counts.delete(this.counts.keys().next().value!);
    }
    counts.fields.set(field, (counts.fields.get(field) ?? 0) + by);
  }

  private running({ key, field }: Draw, now: number): Map<string, number> {
    const place = `${key}:${field}`;
    let running = this.underWay.get(place);
    if (!running) this.underWay.set(place, (running = new Map()));
    for (const [id, until] of running) if (until <= now) running.delete(id);
    return running;
  }

  private finish(draw: Draw, id: string, now: number): void {
    const running = this.running(draw, now);
    running.delete(id);
    if (running.size === 0) this.underWay.delete(`${draw.key}:${draw.field}`);
  }
}
