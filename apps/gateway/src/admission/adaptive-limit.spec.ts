import { beforeEach, describe, expect, it } from '@jest/globals';
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
  // Two cores of 2.5 ms a call do 800 a second. Little: what waits 100 ms beside its 2.5 is 800 × 0.1025 = 82 in hand.
  it('lets as many in as the system does in the time that may be waited, whatever comes beside', () => {
    const server = new Simulation(2, 2.5);
    server.run(1_760, 5_000);
    const { donePerSecond, times } = server.run(1_760, 20_000);
    expect(donePerSecond).toBeGreaterThan(0.95 * 800);
    expect(server.limit.limitAt(25_000)).toBeGreaterThan(82 * 0.75);
    expect(server.limit.limitAt(25_000)).toBeLessThan(82 * 1.25);
    expect(p99(times)).toBeLessThan(200);
  });

  it('refuses nothing below what the system can do', () => {
    const server = new Simulation(2, 2.5);
    expect(server.run(640, 60_000).refused).toBe(0);
  });

  it('stays where it is in an overload that lasts: the queue is never taken for the time without load', () => {
    const server = new Simulation(2, 2.5);
    server.run(1_760, 180_000);
    const { donePerSecond, times } = server.run(1_760, 20_000);
    expect(server.limit.limitAt(200_500)).toBeLessThan(82 * 1.25);
    expect(donePerSecond).toBeGreaterThan(0.95 * 800);
    expect(p99(times)).toBeLessThan(200);
  });

  it('follows a system that becomes slower and faster again', () => {
    const server = new Simulation(2, 2.5);
    server.run(1_760, 10_000);
    server.serviceMs = 10;
    server.run(1_760, 10_000);
    // 200 a second: 22 in hand, the time without load being known from before or learnt anew.
    const slow = server.run(1_760, 20_000);
    expect(slow.donePerSecond).toBeGreaterThan(0.95 * 200);
    expect(p99(slow.times)).toBeLessThan(500);
    server.serviceMs = 2.5;
    server.run(1_760, 10_000);
    expect(server.run(1_760, 10_000).donePerSecond).toBeGreaterThan(0.95 * 800);
  });

  it('sees a wait that no call shows, because calls lie before they are seen', () => {
    // Each call in hand keeps the loop busy for 4 ms: 25 of them make up the 100 ms.
    const server = new Simulation(8, 2.5, (inHand) => inHand * 4);
    server.run(6_000, 10_000);
    expect(server.limit.limitAt(10_500)).toBeLessThan(35);
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

  it('finds the time without load again in an overload that comes after a quiet time', () => {
    const server = new Simulation(2, 2.5);
    server.run(100, 35_000);
    server.run(1_760, 180_000);
    expect(server.limit.limitAt(Number.POSITIVE_INFINITY)).toBeLessThan(162 * 1.25);
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

describe('what a call says of the limit', () => {
  const noLag = (): number => 0;
  let limit: AdaptiveLimit;
  const seen = (count: number, ms: number, now: number, wasDone?: boolean): void => {
    for (let n = 0; n < count; n += 1) limit.observe('read', ms, now, wasDone);
  };
  beforeEach(() => void (limit = new AdaptiveLimit({ least: 8, initial: 100, most: 600 }, 0)));

  it('is nothing when it began under the limit before: one standstill lowers the limit once', () => {
    seen(1, 1, 10);
    seen(20, 501, 600);
    limit.review(600, noLag);
    const lowered = limit.limitAt(600);
    expect(lowered).toBeLessThan(100);
    seen(20, 501, 1_000);
    limit.review(1_700, noLag);
    expect(limit.limitAt(1_700)).toBe(lowered);
    seen(20, 501, 2_300);
    limit.review(2_800, noLag);
    expect(limit.limitAt(2_800)).toBeLessThan(lowered);
  });

  it('is not how short it can be, when it was given up', () => {
    seen(1, 1, 310, false);
    seen(20, 300, 310);
    limit.review(310, noLag);
    expect(limit.limitAt(310)).toBe(100);
  });

  it('is how long it waited beside the shortest of its own kind', () => {
    seen(1, 1, 310);
    for (let n = 0; n < 20; n += 1) limit.observe('a slow kind', 300, 310);
    limit.review(310, noLag);
    expect(limit.limitAt(310)).toBe(100);
  });

  it('lowers the limit by three tenths at most, however long it waited', () => {
    seen(1, 1, 10);
    seen(20, 5_001, 6_000);
    limit.review(6_000, noLag);
    expect(limit.limitAt(6_000)).toBe(70);
  });

  it('raises the limit in a window in which half of it was in use, and in no other', () => {
    for (let n = 0; n < 60; n += 1) limit.enter();
    for (let n = 0; n < 60; n += 1) limit.leave();
    seen(20, 1, 300);
    limit.review(300, noLag);
    const raised = limit.limitAt(300);
    expect(raised).toBeGreaterThan(100);
    seen(20, 1, 600);
    limit.review(600, noLag);
    expect(limit.limitAt(600)).toBe(raised);
  });

  it('is nothing while few are let in to learn how short it can be', () => {
    for (let n = 0; n < 400; n += 1) limit.enter();
    for (let now = 1_000; now <= 30_000; now += 1_000) {
      seen(20, 1, now);
      limit.review(now, noLag);
    }
    expect([limit.limitAt(30_299), limit.limitAt(30_300)]).toEqual([150, 600]);
    seen(20, 501, 30_200);
    limit.review(31_100, noLag);
    expect(limit.limitAt(31_100)).toBe(600);
  });
});
