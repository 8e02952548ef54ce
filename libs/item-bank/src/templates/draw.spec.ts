import { drawFrom } from './draw.js';

const ROUNDS = 6_000;

describe('one that fits', () => {
  // In a short list most tries find one; in a long one of which little fits, all are looked at in the end.
  it.each([
    { of: 6, fitting: [1, 2, 5] },
    { of: 2_000, fitting: [3, 700, 1_999] },
  ])('of $of elements is as likely as the others that fit', ({ of, fitting }) => {
    const list = Array.from({ length: of }, (_, index) => index);
    const draw = drawFrom('even');
    const counts = new Map<number | undefined, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const found = draw.pickWhere(list, (element) => fitting.includes(element));
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([...fitting].sort());
    // Five standard deviations of a binomial count.
    const spread = 5 * Math.sqrt((ROUNDS * (1 / fitting.length) * (fitting.length - 1)) / fitting.length);
    for (const count of counts.values()) expect(Math.abs(count - ROUNDS / fitting.length)).toBeLessThan(spread);
  });

  it('is nothing where nothing fits, or nothing is there', () => {
    const draw = drawFrom('none');
    expect(draw.pickWhere([1, 2, 3], () => false)).toBeUndefined();
    expect(draw.pickWhere([], () => true)).toBeUndefined();
  });
});
