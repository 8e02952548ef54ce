import { describe, expect, it } from '@jest/globals';
import { tryPips, whenWords } from './past-words';

describe('how the questions of a mission went', () => {
  it('is drawn in their order and said in numbers', () => {
    expect(tryPips([1, 1, 2, 1, 0])).toEqual({
      pips: ['first', 'first', 'later', 'first', 'missed'],
      spoken: '3 first try, 1 later try, 1 missed',
    });
    expect(tryPips([3, null]).spoken).toBe('1 later try, 1 open');
    expect(tryPips([])).toEqual({ pips: [], spoken: 'No question yet' });
  });
});

describe('when a mission was', () => {
  const now = new Date(2026, 2, 12, 9, 0).getTime();
  it.each([
    // By the server's clock, which may be ahead.
    [new Date(2026, 2, 13, 0, 5), 'Today'],
    [new Date(2026, 2, 12, 0, 5), 'Today'],
    [new Date(2026, 2, 11, 23, 55), 'Yesterday'],
    [new Date(2026, 2, 8, 12, 0), 'Sunday'],
    [new Date(2026, 2, 6, 12, 0), 'Friday'],
    [new Date(2026, 2, 5, 12, 0), 'Mar 5'],
  ])('of %s is %s', (time, words) => {
    expect(whenWords(time.getTime(), now)).toBe(words);
  });
});
