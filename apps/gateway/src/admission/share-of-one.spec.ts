import { shareOfOne } from './share-of-one.js';

/** Takes places for one until it has its share. @returns how many it has then */
function fill(limit: number, others: number): number {
  let own = 0;
  while (own < shareOfOne(limit, others)) own += 1;
  return own;
}

describe('what one may have in hand', () => {
  it('is a quarter of the limit', () => {
    expect([40, 100, 600].map((limit) => fill(limit, 0))).toEqual([10, 25, 150]);
    expect([40, 100, 600].map((limit) => fill(limit, limit))).toEqual([10, 25, 150]);
  });

  it('is half of a low limit for one who is alone, and shrinks to a quarter as others come', () => {
    expect([0, 1, 2, 3, 4, 8, 12].map((others) => fill(16, others))).toEqual([8, 7, 6, 5, 4, 4, 4]);
  });

  it('is never more than the ten things that a page asks for at once, where the limit is low', () => {
    expect([20, 24, 32, 36].map((limit) => fill(limit, 0))).toEqual([10, 10, 10, 10]);
  });

  it('leaves half of what reads may have to others, however low the limit', () => {
    for (let limit = 16; limit <= 40; limit += 1)
      for (let others = Math.ceil(limit / 4); others <= limit; others += 1)
        expect(0.8 * limit - fill(limit, others)).toBeGreaterThan(0.4 * limit);
  });
});
