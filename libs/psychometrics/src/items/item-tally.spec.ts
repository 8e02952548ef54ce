import fc from 'fast-check';
import { analyseDistractors, itemStatistics, ItemTally, type Observation } from './index.js';

const OPTIONS = ['a', 'b', 'c', 'd'];

/** People of different rest scores, as many in each third. */
const people = fc.integer({ min: 1, max: 33 }).chain((third) =>
  fc
    .tuple(
      fc.shuffledSubarray(
        Array.from({ length: 100 }, (_, step) => step / 100),
        { minLength: 3 * third, maxLength: 3 * third },
      ),
      fc.array(fc.constantFrom(...OPTIONS, ''), { minLength: 3 * third, maxLength: 3 * third }),
      fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 3 * third, maxLength: 3 * third }),
    )
    .map(([scores, answers, seconds]) =>
      scores.map((restScore, index): Observation => ({
        answer: answers[index]!,
        correct: answers[index] === 'c',
        timeSpent: seconds[index]!,
        restScore,
      })),
    ),
);

const tallied = (observations: readonly Observation[]): ItemTally => {
  const tally = new ItemTally(OPTIONS);
  for (const { answer, correct, timeSpent, restScore } of observations)
    tally.add({ correct, answered: answer !== '', option: answer || null, timeSpent, restScore });
  return tally;
};

describe('an item whose answers are counted and not kept', () => {
  it('has the statistics of one whose answers are all there', () => {
    fc.assert(
      fc.property(people, (observations) => {
        const expected = itemStatistics(observations, { students: 200, seconds: 60 });
        const found = tallied(observations).statistics({ students: 200, seconds: 60 });
        const { pointBiserial: correlation, ...others } = expected;
        expect(found).toMatchObject(others);
        if (correlation === null) expect(found.pointBiserial).toBeNull();
        else expect(found.pointBiserial).toBeCloseTo(correlation, 8);
      }),
    );
  });

  it('has the analysis of its distractors', () => {
    fc.assert(
      fc.property(people, (observations) => {
        const expected = analyseDistractors(observations, OPTIONS, 'c');
        const found = tallied(observations).distractors('c');
        expect(found.keyAlarm).toBe(expected.keyAlarm);
        found.options.forEach(({ option, shareByThird, pointBiserial }, index) => {
          const { shareByThird: shares, pointBiserial: correlation } = expected.options[index]!;
          expect(option).toBe(OPTIONS[index]);
          shareByThird.forEach((share, third) => expect(share).toBeCloseTo(shares[third]!, 9));
          if (correlation === null) expect(pointBiserial).toBeNull();
          else expect(pointBiserial).toBeCloseTo(correlation, 8);
        });
      }),
    );
  });

  it('counts whoever gave no other answers, but in no correlation', () => {
    const tally = tallied([
      { answer: 'c', correct: true, timeSpent: 10, restScore: 0.8 },
      { answer: 'a', correct: false, timeSpent: 10, restScore: 0.2 },
    ]);
    tally.add({ correct: false, answered: true, option: 'a', timeSpent: 10, restScore: null });
    const { n, p, pointBiserial } = tally.statistics({ students: 3, seconds: 60 });
    expect({ n, p, pointBiserial }).toEqual({ n: 3, p: 1 / 3, pointBiserial: expect.closeTo(1, 9) as number });
    expect(tally.shares().get('a')).toBeCloseTo(2 / 3, 12);
  });
});
