import { AUTHORED_ITEMS, type Band } from '@aivy/item-bank';
import { distributionOf } from './distribution.js';

const item = (difficulty: Band, b: number, b_sd = 0.5) => ({ ...AUTHORED_ITEMS[0]!, difficulty, b, b_sd });

describe('how b is spread over some items', () => {
  it('is counted for each band, and the hardest third of all begins where it begins', () => {
    const items = [
      item('hard', 1.4),
      item('easy', -1, 0.6),
      item('hard', 0.7),
      item('medium', 0.1),
      item('easy', -2, 0.4),
    ];
    expect(distributionOf([...items, item('medium', 0.2)])).toEqual({
      bands: {
        easy: { count: 2, least: -2, median: -2, most: -1 },
        medium: { count: 2, least: 0.1, median: 0.1, most: 0.2 },
        hard: { count: 2, least: 0.7, median: 0.7, most: 1.4 },
      },
      // 1.4 and .7 are the hardest two of six.
      hardThirdFrom: 0.7,
      hardEnough: 0.5,
      meanSd: expect.closeTo(0.5, 12) as number,
    });
  });

  it('counts as hard enough what is just at the limit', () => {
    expect(distributionOf([item('hard', 0.8), item('hard', 0.79)]).hardEnough).toBe(0.5);
  });

  it('is nothing of no items', () => {
    expect(distributionOf([])).toMatchObject({ hardThirdFrom: Number.NaN, hardEnough: Number.NaN, meanSd: Number.NaN });
  });
});
