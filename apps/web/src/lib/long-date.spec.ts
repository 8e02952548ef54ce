import { longDate } from './long-date';

describe('a date in words', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('is what American English writes, month %i', (month) => {
    const moment = new Date(2026, month, 1 + month * 2, 23, 30);
    expect(longDate(moment)).toBe(moment.toLocaleDateString('en-US', { dateStyle: 'long' }));
  });
});
