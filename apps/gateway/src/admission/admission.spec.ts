import { describe, expect, it } from '@jest/globals';
import { Admission } from './admission.js';

const limits = { requests: 5, requestsPerAddress: 3, callsPerSecond: 10 };
const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('admission', () => {
  it('gives an address its places and no more, and others theirs', () => {
    const admission = new Admission(limits);
    expect(many(4, () => admission.enter('a', false, 0))).toEqual([
      undefined,
      undefined,
      undefined,
      { reason: 'address-full', retryMs: 1_000 },
    ]);
    expect(many(3, () => admission.enter('b', false, 0))).toEqual([undefined, undefined, { reason: 'busy' }]);
    admission.leave('a');
    expect(admission.enter('b', false, 0)).toBeUndefined();
  });

  it('lets ten seconds of calls come at once, then as many as the rate, and says when the next one fits', () => {
    const admission = new Admission({ ...limits, requests: 1_000, requestsPerAddress: 1_000 });
    const taken = (now: number): number =>
      many(200, () => admission.enter('a', true, now)).filter((refusal) => !refusal).length;
    expect(taken(0)).toBe(100);
    expect(admission.enter('a', true, 0)).toEqual({ reason: 'address-rate', retryMs: 100 });
    expect(taken(50)).toBe(0);
    expect(taken(1_000)).toBe(10);
    expect(taken(60_000)).toBe(100);
    expect(admission.enter('b', true, 60_000)).toBeUndefined();
  });

  it('counts what is no call by its places alone', () => {
    const admission = new Admission(limits);
    for (let n = 0; n < 500; n += 1) {
      expect(admission.enter('a', false, 0)).toBeUndefined();
      admission.leave('a');
    }
    // A page of five hundred files has not used up the calls that it is about to make.
    expect(admission.enter('a', true, 0)).toBeUndefined();
  });

  it('keeps counting whoever has requests in hand, however many other addresses come', () => {
    const admission = new Admission({ ...limits, requests: 1_000_000 });
    many(3, () => admission.enter('a', false, 0));
    for (let n = 0; n < 50_000; n += 1) {
      admission.enter(`visitor ${n}`, false, n);
      admission.leave(`visitor ${n}`);
    }
    expect(admission.enter('a', false, 50_000)).toMatchObject({ reason: 'address-full' });
  });
});
