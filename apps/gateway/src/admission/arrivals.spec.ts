import { describe, expect, it } from '@jest/globals';
import { Arrivals } from './arrivals.js';

/** Requests of these addresses, one each 100 ms from 0 on. @returns them, and the places in line of those that were cut off */
function arrivalsOf(addresses: readonly string[]) {
  const arrivals = new Arrivals();
  const cut: number[] = [];
  const requests = addresses.map((address, n) => {
    const request = {};
    arrivals.begin(request, { address, since: n * 100, cutOff: () => void cut.push(n) });
    return request;
  });
  return { arrivals, requests, cut };
}

describe('requests whose body is on its way', () => {
  it('keeps their places for a second', () => {
    const { arrivals, cut } = arrivalsOf(['a']);
    expect([arrivals.cutOffOldest(999), arrivals.cutOffOldest(1_000), cut]).toEqual([false, true, [0]]);
  });

  it('gives the place of the oldest to another, each once', () => {
    const { arrivals, cut } = arrivalsOf(['a', 'b', 'c']);
    expect([1, 2, 3, 4].map(() => arrivals.cutOffOldest(5_000))).toEqual([true, true, true, false]);
    expect(cut).toEqual([0, 1, 2]);
  });

  it('takes a place of the share that is full and of no other', () => {
    const { arrivals, cut } = arrivalsOf(['a', 'b', 'b']);
    expect([arrivals.cutOffOldest(5_000, 'b'), arrivals.cutOffOldest(5_000, 'c'), cut]).toEqual([true, false, [1]]);
  });

  it('leaves alone what is here whole', () => {
    const { arrivals, requests, cut } = arrivalsOf(['a', 'b']);
    arrivals.end(requests[0]!);
    expect([arrivals.cutOffOldest(5_000), arrivals.cutOffOldest(5_000), cut]).toEqual([true, false, [1]]);
  });
});
