import { dearestMisses } from './dearest-misses';

const misses = (...costs: (number | null)[]) =>
  costs.map((cost, position) => ({
    position,
    number: position + 1,
    module: null,
    outcome: 'incorrect' as const,
    correct: false,
    answer: 'A',
    seconds: 60,
    cost,
  }));
const found = (...costs: (number | null)[]) => {
  const dearest = dearestMisses(misses(...costs));
  return dearest && [dearest.questions.map(({ number }) => number), dearest.each];
};

describe('the misses that cost most', () => {
  it('is one where it cost clearly more than the others', () => {
    expect(found(4, 19, 11)).toEqual([[2], 20]);
  });

  it('are several where their prices differ by less than a test can tell, and the price is said of all', () => {
    expect(found(19, 12, 20, 18, 17)).toEqual([[1, 3, 4], 20]);
  });

  it('say small prices in points and larger ones in fives', () => {
    expect([found(3), found(9), found(12), found(13)]).toEqual([
      [[1], 3],
      [[1], 9],
      [[1], 10],
      [[1], 15],
    ]);
  });

  it('have the quickest to win back among them: where a minute of the skill is worth most, several where it is worth the same', () => {
    const worth = (...each: (number | undefined)[]) => {
      const questions = misses(20, 19, 20).map((miss, index) => ({ ...miss, pointsPerMinute: each[index] }));
      return dearestMisses(questions)!.quickest.map(({ number }) => number);
    };
    expect(worth(0.01, 0.02, 0.012)).toEqual([2]);
    expect(worth(0.02, 0.012, 0.0185)).toEqual([1, 3]);
    expect(worth(0.02, 0.02, 0.019)).toEqual([1, 2, 3]);
    expect(worth(0.02, undefined, 0.02)).toEqual([]);
    expect(worth(undefined, undefined, undefined)).toEqual([]);
  });

  it('are none where no miss cost anything, or nothing was missed or scored', () => {
    const right = misses(0).map((each) => ({ ...each, correct: true }));
    expect([found(0, 0), found(null), dearestMisses(right), dearestMisses([])]).toEqual([null, null, null, null]);
  });
});
