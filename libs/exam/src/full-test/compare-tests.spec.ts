import { chanceOfMore, normalChance, sectionDifference, tallyChanges, totalDifference } from './compare-tests.js';

const scored = (score: number, half: number) => ({ score, retestLow: score - half, retestHigh: score + half });

describe('the difference of two scores of a section', () => {
  it('is noise as long as it is smaller than what two tests of an unchanged student differ by', () => {
    expect(sectionDifference(scored(600, 50), scored(640, 50))).toMatchObject({
      difference: 40,
      noise: 50,
      change: 'noise',
    });
    expect(sectionDifference(scored(640, 50), scored(600, 50)).change).toBe('noise');
  });

  it.each([
    // Φ(1.2) = .885, Φ(1.8) = .964, from a table.
    [660, 'likely-grown'],
    [690, 'grown'],
    [540, 'likely-fallen'],
    [510, 'fallen'],
  ])('from 600 to %d with a noise of 50 is %s', (later, change) => {
    expect(sectionDifference(scored(600, 50), scored(later, 50)).change).toBe(change);
  });

  it('takes the noise of both tests, of which one may be the better measured', () => {
    // √((30² + 70²) / 2) = 53.85
    expect(sectionDifference(scored(600, 30), scored(600, 70)).noise).toBe(54);
    // Φ(50 / 53.852) = .82342; points are rounded for the reader alone.
    expect(sectionDifference(scored(600, 30), scored(650, 70)).chance).toBeCloseTo(0.82342, 5);
  });

  it('takes the wider side where the end of the scale cuts the other off, and never no noise at all', () => {
    const top = { score: 790, retestLow: 730, retestHigh: 800 };
    expect(sectionDifference(top, top).noise).toBe(60);
    expect(sectionDifference(scored(800, 0), scored(800, 0))).toMatchObject({ noise: 10, change: 'noise' });
  });
});

it('the noise of a total is the root of the squares of its sections', () => {
  const english = sectionDifference(scored(600, 30), scored(630, 30));
  const math = sectionDifference(scored(600, 40), scored(650, 40));
  // 80 of 50: Φ(1.6) = .945
  expect(totalDifference(english, math)).toMatchObject({ difference: 80, noise: 50, change: 'likely-grown' });
});

it.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.96, 0.9750021],
  [-2.5758, 0.005],
])('the normal distribution at %d is %d, as a table has it', (z, chance) => {
  expect(normalChance(z)).toBeCloseTo(chance, 6);
});

describe('the chance that a share has risen', () => {
  it('is a half for the same tallies', () => {
    expect(chanceOfMore({ right: 3, asked: 7 }, { right: 3, asked: 7 })).toBeCloseTo(0.5, 12);
  });

  it('is that of two uniform shares where nothing was asked, and by hand for one question each', () => {
    expect(chanceOfMore({ right: 0, asked: 0 }, { right: 0, asked: 0 })).toBeCloseTo(0.5, 12);
    // Beta(1,2) against Beta(2,1): 1 - ∫ 2(1-x) x² dx = 5/6.
    expect(chanceOfMore({ right: 0, asked: 1 }, { right: 1, asked: 1 })).toBeCloseTo(5 / 6, 12);
  });

  it('is never more than certain, also over the questions of a whole section', () => {
    expect(chanceOfMore({ right: 0, asked: 54 }, { right: 54, asked: 54 })).toBe(1);
  });

  it('is what counting over a fine grid gives', () => {
    const [N, earlier, later] = [2_000, { right: 4, asked: 12 }, { right: 10, asked: 13 }];
    const density = (x: number, { right, asked }: typeof earlier) => x ** right * (1 - x) ** (asked - right);
    let [below, more, all, allLater] = [0, 0, 0, 0];
    for (let k = 0; k < N; k += 1) {
      const x = (k + 0.5) / N;
      const own = density(x, earlier);
      more += density(x, later) * (below + own / 2);
      below += own;
      all += own;
      allLater += density(x, later);
    }
    expect(chanceOfMore(earlier, later)).toBeCloseTo(more / (all * allLater), 5);
  });
});

describe('which of several topics changed', () => {
  const same = [
    { right: 5, asked: 10 },
    { right: 5, asked: 10 },
  ] as const;
  const clear = [
    { right: 2, asked: 12 },
    { right: 11, asked: 12 },
  ] as const;
  // .985 or so by the normal approximation: enough for one look either way (.975), not for one of eight (.997).
  const weak = [
    { right: 4, asked: 11 },
    { right: 9, asked: 11 },
  ] as const;

  it('is said of what is clear, either way', () => {
    expect(tallyChanges([same, clear, [clear[1], clear[0]]])).toEqual(['noise', 'more', 'fewer']);
  });

  it('needs the more the more of them are looked at', () => {
    expect(tallyChanges([weak])).toEqual(['more']);
    expect(tallyChanges([weak, same, same, same, same, same, same, same])[0]).toBe('noise');
  });

  it('is said as surely in either direction: one in twenty is shared by both', () => {
    // Beta(3,9) against Beta(7,5): .960, enough for one direction alone (.95), not for both (.975).
    const nearly = [
      { right: 2, asked: 10 },
      { right: 6, asked: 10 },
    ] as const;
    expect(tallyChanges([nearly])).toEqual(['noise']);
    // .9955, where eight looks need .9969.
    const nearlyOfEight = [
      { right: 2, asked: 10 },
      { right: 8, asked: 10 },
    ] as const;
    expect(tallyChanges([nearlyOfEight, same, same, same, same, same, same, same])[0]).toBe('noise');
  });
});
