import { describe, expect, it } from '@jest/globals';
import { ReplyParts } from './reply-parts';

const WHOLE = 'Look at the first step. What was taken away from both sides?';
const part = (from: number, to: number, done = false) => ({ at: from, text: WHOLE.slice(from, to), done });

describe('a reply that comes in parts', () => {
  it('is put together in order', () => {
    const parts = new ReplyParts();
    expect([part(0, 10), part(10, 30), part(30, WHOLE.length, true)].map((each) => parts.take(each))).toEqual([
      null,
      null,
      null,
    ]);
    expect(parts.text).toBe(WHOLE);
    expect(parts.done).toBe(true);
  });

  it('has nothing twice when parts come again or overlap', () => {
    const parts = new ReplyParts();
    for (const each of [part(0, 10), part(0, 10), part(5, 20), part(0, 15), part(18, WHOLE.length, true)])
      parts.take(each);
    expect(parts.text).toBe(WHOLE);
  });

  it('says from where on something is missing, and goes on once it is there', () => {
    const parts = new ReplyParts();
    parts.take(part(0, 10));
    expect(parts.take(part(20, 30))).toBe(10);
    expect(parts.text).toBe(WHOLE.slice(0, 10));
    parts.take(part(10, WHOLE.length, true));
    expect(parts.text).toBe(WHOLE);
  });

  it('takes nothing any more after its end', () => {
    const parts = new ReplyParts();
    parts.take(part(0, WHOLE.length, true));
    parts.take({ at: WHOLE.length, text: ' And more.', done: true });
    expect(parts.text).toBe(WHOLE);
  });

  it('is the same whatever is dropped, doubled or late, once the rest was asked for', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      let state = seed;
      const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
      const parts = new ReplyParts();
      const sent = Array.from({ length: 12 }, (_, index) =>
        part(index * 5, Math.min(WHOLE.length, index * 5 + 5), index === 11),
      );
      for (const each of sent.flatMap((one) => (random(4) === 0 ? [] : random(4) === 0 ? [one, one] : [one]))) {
        const missing = parts.take(each);
        if (missing !== null) parts.take(part(missing, Math.min(WHOLE.length, missing + 7)));
      }
      parts.take(part(parts.text.length, WHOLE.length, true));
      expect(parts.text).toBe(WHOLE);
    }
  });
});
