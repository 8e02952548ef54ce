import { describe, expect, it } from '@jest/globals';
import { AdaptiveLimit } from './adaptive-limit.js';

/** A server with one queue and `cores` that each take `serviceMs` for a call, on a clock of its own. */
class Simulation {
  readonly limit: AdaptiveLimit;
  private now = 0;
  private readonly freeAt: number[];
  /** When calls in hand are done. */
  private readonly ends: { at: number; from: number; kind: string }[] = [];
  private random = 1;

  constructor(
    cores: number,
    public serviceMs: number,
    /** How long a call lies before anybody sees it, without its duration showing it. */
    public unseenMs: (inHand: number) => number = () => 0,
  ) {
    this.freeAt = Array.from({ length: cores }, () => 0);
    this.limit = new AdaptiveLimit({ least: 8, initial: 100, most: 600 }, 0);
  }

  /** Park and Miller's generator: the same arrivals in each run. */
  private draw(): number {
    this.random = (this.random * 48_271) % 2_147_483_647;
    return this.random / 2_147_483_647;
  }

  private until(moment: number): void {
    for (let next = this.ends[0]; next && next.at <= moment; next = this.ends[0]) {
      this.ends.shift();
      this.limit.leave();
      this.limit.observe(next.kind, next.at - next.from, next.at);
      this.limit.review(next.at, () => this.unseenMs(this.limit.inHand));
    }
    this.now = moment;
  }

  /** Calls come by chance, so many a second, for a time. */
  run(perSecond: number, ms: number): { donePerSecond: number; refused: number; times: number[] } {
    const end = this.now + ms;
    const times: number[] = [];
    let refused = 0;
    while (this.now < end) {
      this.until(this.now - Math.log(this.draw()) * (1_000 / perSecond));
      if (this.limit.inHand >= this.limit.limitAt(this.now)) {
        refused += 1;
        continue;
      }
      this.limit.enter();
      const core = this.freeAt.indexOf(Math.min(...this.freeAt));
      const isSlowKind = this.draw() < 0.1;
      // The same work on average, in two kinds of which one takes five times as long as the other.
      const at = Math.max(this.freeAt[core]!, this.now) + (this.serviceMs / 1.4) * (isSlowKind ? 5 : 1);
      this.freeAt[core] = at;
      times.push(at - this.now);
      const after = this.ends.findLastIndex((other) => other.at <= at);
      this.ends.splice(after + 1, 0, { at, from: this.now, kind: isSlowKind ? 'slow' : 'quick' });
    }
    return { donePerSecond: (times.length * 1_000) / ms, refused, times: times.sort((a, b) => a - b) };
  }
}

const p99 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)]!;

describe('a limit that adapts', () => {
  // Two cores of 2.5 ms a call do 800 a second. Little: what waits 200 ms beside its 2.5 is 800 × 0.2025 = 162 in hand.
  it('lets as many in as the system does in the time that may be waited, whatever comes beside', () => {
    const server = new Simulation(2, 2.5);
    server.run(1_760, 5_000);
    const { donePerSecond, times } = server.run(1_760, 20_000);
    expect(donePerSecond).toBeGreaterThan(0.95 * 800);
    expect(server.limit.limitAt(25_000)).toBeGreaterThan(162 * 0.75);
    expect(server.limit.limitAt(25_000)).toBeLessThan(162 * 1.25);
    expect(p99(times)).toBeLessThan(400);
  });

  it('refuses nothing below what the system can do', () => {
    const server = new Simulation(2, 2.5);
    expect(server.run(640, 60_000).refused).toBe(0);
  });

  it('stays where it is in an overload that lasts: the queue is never taken for the time without load', () => {
    const server = new Simulation(2, 2.5);
    server.run(1_760, 180_000);
    const { donePerSecond, times } = server.run(1_760, 20_000);
    expect(server.limit.limitAt(200_500)).toBeLessThan(162 * 1.25);
    expect(donePerSecond).toBeGreaterThan(0.95 * 800);
    expect(p99(times)).toBeLessThan(400);
  });

  it('follows a system that becomes slower and faster again', () => {
    const server = new Simulation(2, 2.5);
    server.run(1_760, 10_000);
    server.serviceMs = 10;
    server.run(1_760, 10_000);
    // 200 a second: 42 in hand, the time without load being known from before or learnt anew.
    const slow = server.run(1_760, 20_000);
    expect(slow.donePerSecond).toBeGreaterThan(0.95 * 200);
    expect(p99(slow.times)).toBeLessThan(500);
    server.serviceMs = 2.5;
    server.run(1_760, 10_000);
    expect(server.run(1_760, 10_000).donePerSecond).toBeGreaterThan(0.95 * 800);
  });

  it('sees a wait that no call shows, because calls lie before they are seen', () => {
    // Each call in hand keeps the loop busy for 4 ms: 50 of them make up the 200 ms.
    const server = new Simulation(8, 2.5, (inHand) => inHand * 4);
    server.run(6_000, 10_000);
    expect(server.limit.limitAt(10_500)).toBeLessThan(70);
  });

  it('comes back by itself after a standstill, without being pressed', () => {
    const server = new Simulation(2, 2.5);
    server.run(100, 5_000);
    server.serviceMs = 500;
    server.run(100, 5_000);
    server.serviceMs = 2.5;
    server.run(100, 60_000);
    expect(server.limit.limitAt(70_500)).toBeGreaterThanOrEqual(100);
  });

  it('keeps to its bounds', () => {
    const dead = new Simulation(1, 2_000);
    dead.run(200, 60_000);
    expect(dead.limit.limitAt(60_500)).toBeGreaterThanOrEqual(8);
    const endless = new Simulation(400, 400);
    endless.run(2_000, 10_000);
    expect(endless.limit.limitAt(10_500)).toBeLessThanOrEqual(600);
  });
});
