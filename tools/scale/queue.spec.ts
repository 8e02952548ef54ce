import { randomFrom } from '../lib/random.mjs';
import { simulateQueue } from './queue.mjs';

/** Erlang's C formula: how likely a request waits at `cores` cores that are offered `load` (A. K. Erlang 1917). */
function waits(cores: number, load: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n < cores; n += 1) {
    term *= load / n;
    sum += term;
  }
  const last = ((term * load) / cores) * (cores / (cores - load));
  return last / (sum + last);
}

const steady = (cores: number, meanMs: number, rate: number) =>
  simulateQueue({
    tiers: [{ name: 'one', cores, meanMs }],
    ratePerSecond: () => rate,
    highestRate: rate,
    seconds: 60_000 / rate,
    random: randomFrom(7),
  });

describe('the simulation of requests that wait for cores', () => {
  it.each([
    [1, 0.6],
    [4, 0.7],
    [16, 0.9],
  ])('gives the 99th percentile of waiting that Erlang proves, at %i cores used to %f', (cores, used) => {
    const rate = (cores * used * 1_000) / 10;
    const { p99Ms } = steady(cores, 10, rate);
    // P(wait > t) = C·exp(-(c·µ - λ)·t); to it the own service time comes, whose distribution is folded in here by steps.
    const c = waits(cores, cores * used);
    const over = (t: number) => {
      let sum = Math.exp(-t / 10);
      const spare = (cores - cores * used) / 10;
      for (let s = 0.025; s < t; s += 0.05) sum += 0.005 * Math.exp(-s / 10) * c * Math.exp(-spare * (t - s));
      return sum;
    };
    let expected = 0;
    while (over(expected) > 0.01) expected += 0.1;
    expect(p99Ms / expected).toBeGreaterThan(0.93);
    expect(p99Ms / expected).toBeLessThan(1.07);
  });

  it('shows a queue that grows as long as more comes than can be done, and is worked off behind it', () => {
    const rush = (seconds: number) =>
      simulateQueue({
        tiers: [{ name: 'one', cores: 2, meanMs: 10 }],
        ratePerSecond: (second) => (second < seconds ? 300 : 20),
        highestRate: 300,
        seconds: 120,
        random: randomFrom(3),
      });
    // 100 a second too many for 10 seconds are 1,000, and take 5 seconds of two cores.
    expect(rush(10).longestMs).toBeGreaterThan(4_000);
    expect(rush(10).longestMs).toBeLessThan(6_000);
    expect(rush(20).longestMs).toBeGreaterThan(8_500);
  });

  it('passes requests through one tier after the other', () => {
    const { p50Ms } = simulateQueue({
      tiers: [
        { name: 'first', cores: 50, meanMs: 10 },
        { name: 'second', cores: 50, meanMs: 30 },
      ],
      ratePerSecond: () => 100,
      highestRate: 100,
      seconds: 300,
      random: randomFrom(5),
    });
    // The median of the sum of two exponential times of 10 and 30: 1 - (30·e^(-t/30) - 10·e^(-t/10)) / 20 = .5 at t = 31.7.
    expect(p50Ms).toBeGreaterThan(30.9);
    expect(p50Ms).toBeLessThan(32.5);
  });
});
