import { describe, expect, it } from '@jest/globals';
import { ReplyParts } from './reply-parts';

const WHOLE = 'Look at the first step. What was taken away from both sides?';
const part = (from: number, to: number, done = false) => ({ at: from, text: WHOLE.slice(from, to), done });

describe('a reply that comes in parts', () => {
  it('is put together in order', () => {
    const parts = new ReplyParts();
    expect([part(0, 10), part(10, 30), part(30, WHOLE.length, true)].map((each) => parts.add(each))).toEqual([
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
      parts.add(each);
    expect(parts.text).toBe(WHOLE);
  });

  it('says from where on something is missing, and goes on once it is there', () => {
    const parts = new ReplyParts();
    parts.add(part(0, 10));
    expect(parts.add(part(20, 30))).toBe(10);
    expect(parts.text).toBe(WHOLE.slice(0, 10));
    parts.add(part(10, WHOLE.length, true));
    expect(parts.text).toBe(WHOLE);
  });

  it('takes nothing any more after its end', () => {
    const parts = new ReplyParts();
    parts.add(part(0, WHOLE.length, true));
    parts.add({ at: WHOLE.length, text: ' And more.', done: true });
    expect(parts.text).toBe(WHOLE);
  });

  it('begins anew with a later take, and takes nothing of an earlier one', () => {
    const parts = new ReplyParts();
    parts.add({ at: 0, text: 'Look at the first', done: false, take: 7 });
    expect(parts.add({ at: 5, text: 'so', done: false, take: 8 })).toBe(0);
    parts.add({ at: 0, text: 'Try it so', done: false, take: 8 });
    parts.add({ at: 17, text: ' step.', done: true, take: 7 });
    parts.add({ at: 9, text: ' once.', done: true, take: 8 });
    expect([parts.text, parts.done, parts.take]).toEqual(['Try it so once.', true, 8]);
  });

  it('begins anew also when the earlier take had come to its end', () => {
    const parts = new ReplyParts();
    parts.add({ at: 0, text: 'Look at the first step.', done: true, take: 7 });
    parts.add({ at: 0, text: 'Try it', done: false, take: 8 });
    expect([parts.text, parts.done]).toEqual(['Try it', false]);
    parts.add({ at: 6, text: ' once.', done: true, take: 8 });
    expect([parts.text, parts.done]).toEqual(['Try it once.', true]);
  });

  it('ends where its end does, also when more stood there', () => {
    const parts = new ReplyParts();
    parts.add({ at: 0, text: 'Look here. The answer', done: false, take: 1 });
    parts.add({ at: 0, text: 'Look here.', done: true, take: 1 });
    expect([parts.text, parts.done]).toEqual(['Look here.', true]);
  });

  it('is rewritten from where the end says something else than what was there', () => {
    const parts = new ReplyParts();
    parts.add({ at: 0, text: 'Look here. The answer is', done: false, take: 1 });
    parts.add({ at: 11, text: 'What comes first?', done: true, take: 1 });
    expect([parts.text, parts.done]).toEqual(['Look here. What comes first?', true]);
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
        const missing = parts.add(each);
        if (missing !== null) parts.add(part(missing, Math.min(WHOLE.length, missing + 7)));
      }
      parts.add(part(parts.text.length, WHOLE.length, true));
      expect(parts.text).toBe(WHOLE);
    }
  });
});
