import type { WrongChoice } from '../content/author.js';
import { threeInOrder } from './in-order.js';

const wrong = (...texts: number[]): WrongChoice[] => texts.map((text) => [String(text), 'slip', 'Not so.']);
const taken = (sizes: number[], before: number): number[] | undefined =>
  threeInOrder(wrong(...sizes.slice(1)), sizes, before)?.map(([text]) => Number(text));

describe('wrong choices in order of size', () => {
  it.each([
    [0, [12, 15, 20]],
    [1, [15, 12, 4]],
    [2, [12, 4, 6]],
  ])('rise or fall with the key behind %p of them', (before, expected) => {
    const list = taken([10, 12, 4, 15, 6, 20], before)!;
    const whole = [...list.slice(0, before), 10, ...list.slice(before)];
    const steps = whole.slice(1).map((value, index) => Math.sign(value - whole[index]!));
    expect(new Set(steps).size).toBe(1);
    expect(list).toHaveLength(expected.length);
  });

  it('takes the ones that were named first', () => {
    expect(taken([10, 4, 12, 15, 6, 20], 1)).toEqual([4, 12, 15]);
  });

  it('never takes one of the size of the key, or one size twice', () => {
    expect(taken([10, 10, 12, 12, 14], 0)).toBeUndefined();
    expect(taken([10, 10, 12, 12, 14, 16], 0)).toEqual([12, 14, 16]);
  });
});
