import fc from 'fast-check';
import { LINKING } from './linking.js';
import { retestDeviation, scoreTestRange, type RangedResponse } from './score-test-range.js';
import { wle } from './wle.js';

const SURE = { ...LINKING, scaleSd: 0 };

/** n answers to equal items without guessing, the first `right` of them right, all of one skill unless given. */
const answers = (n: number, right: number, more: Partial<RangedResponse> = {}): RangedResponse[] =>
  Array.from({ length: n }, (_, index) => ({ a: 1, b: 0, c: 0, correct: index < right, skill: 1, ...more }));

const shareAt = (theta: number): number => 1 / (1 + Math.exp(-theta));

describe('the 68 % range of an ability', () => {
  /*
   * With n equal items, a = 1, b = 0 and no guessing, the score is x - np and its variance npq: an end solves an equation
   * in p, Wilson's (1927) and what lies beside the binomial variance.
   */
  it.each([
    ['the answers and one skill', answers(20, 12), 0, (npq: number) => npq + (0.33 * npq) ** 2],
    [
      'answers that all count half say as much of each other',
      answers(20, 12, { weight: 0.5 }),
      0,
      (npq: number) => npq + (0.33 * npq) ** 2,
    ],
    [
      'twenty skills, which are less together than one',
      answers(20, 12).map((each, index) => ({ ...each, skill: index + 1 })),
      0,
      (npq: number) => npq + 20 * (0.33 * (npq / 20)) ** 2,
    ],
    ['a scale that may be off', answers(20, 12), 0.25, (npq: number) => npq + (0.33 ** 2 + 0.25 ** 2) * npq ** 2],
    [
      'unsure items',
      answers(20, 12, { bSd: 0.5 }),
      0,
      (npq: number) => npq + (0.33 * npq) ** 2 + 20 * (0.5 * (npq / 20)) ** 2,
    ],
  ])('is where the answers are one standard deviation off: %s', (_what, given, scaleSd, varianceOf) => {
    const { low, high } = scoreTestRange(wle(given), given, { ...LINKING, scaleSd });
    for (const [end, side] of [
      [low, 1],
      [high, -1],
    ] as const) {
      const p = shareAt(end);
      expect((side * (12 - 20 * p)) / Math.sqrt(varianceOf(20 * p * (1 - p)))).toBeCloseTo(1, 4);
    }
  });

  it('grows with whatever is off, and lies around the estimate', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 5, maxLength: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (marks, bSd, scaleSd) => {
          const given = marks.map((correct, index) => ({
            a: 1.25,
            b: ((index * 7) % 11) / 3 - 1.7,
            c: index % 4 ? 0.2 : 0,
            correct,
            skill: 1 + (index % 11),
          }));
          const theta = wle(given);
          const sure = scoreTestRange(theta, given, SURE);
          const unsure = scoreTestRange(
            theta,
            given.map((each) => ({ ...each, bSd })),
            { ...LINKING, scaleSd },
          );
          expect(unsure.low).toBeLessThanOrEqual(sure.low + 1e-9);
          expect(unsure.high).toBeGreaterThanOrEqual(sure.high - 1e-9);
          expect([sure.low <= theta, theta <= sure.high]).toEqual([true, true]);
        },
      ),
    );
  });

  it('counts what can be guessed: an answer says less where its chance rises less', () => {
    const given = answers(20, 12, { c: 0.25 });
    const { low, high } = scoreTestRange(wle(given), given, SURE);
    for (const [end, side] of [
      [low, 1],
      [high, -1],
    ] as const) {
      const p = 0.25 + 0.75 * shareAt(end);
      // The slope of the chance: .75 p* q*. Divided by slope over variance, the score is again x - np.
      const slope = 0.75 * shareAt(end) * (1 - shareAt(end));
      expect((side * (12 - 20 * p)) / Math.sqrt(20 * p * (1 - p) + (0.33 * 20 * slope) ** 2)).toBeCloseTo(1, 4);
    }
  });

  it('reaches back from the end of the scale by a fifth of the error there, the scale among it', () => {
    const all = answers(60, 60);
    // Sixty equal items at (800 - 510) / 110 have 60 pq of information, and one skill's error beside it.
    const end = 290 / 110;
    const information = 60 * shareAt(end) * (1 - shareAt(end));
    const error = Math.sqrt(information + (0.33 * information) ** 2) / information;
    for (const scaleSd of [0, 0.25])
      expect(scoreTestRange(wle(all), all, { ...LINKING, scaleSd }).low).toBeCloseTo(
        end - 0.2 * Math.hypot(error, scaleSd),
        6,
      );
  });

  it('claims no certainty where all is right: it reaches back over the end of the scale', () => {
    const all = answers(60, 60);
    const { low } = scoreTestRange(wle(all), all, SURE);
    // The end of the scale is (800 - 510) / 110 = 2.64.
    expect(low).toBeLessThan(2.6);
    const none = answers(60, 0);
    // (200 - 510) / 110 = -2.82.
    expect(scoreTestRange(wle(none), none, SURE).high).toBeGreaterThan(-2.78);
  });

  it('is the same beside an answer so far away that its chance is 0 or 1 to the computer', () => {
    const given = answers(20, 12);
    const far = { a: 1, c: 0, skill: 2 };
    const beside = [...given, { ...far, b: 2_000, correct: false }, { ...far, b: -2_000, correct: true }];
    expect(scoreTestRange(wle(given), beside, SURE)).toEqual(scoreTestRange(wle(given), given, SURE));
  });

  it('is everything where no answer counts', () => {
    expect(scoreTestRange(0, [], SURE)).toEqual({ low: -5, high: 5 });
    expect(scoreTestRange(0, answers(3, 1, { weight: 0 }), SURE)).toEqual({ low: -5, high: 5 });
  });
});

describe('the difference between two tests of a student', () => {
  it('has √2 times the error of one, and neither scale nor skills in it', () => {
    // At p = .5 twenty such items have the information 20 / 4 = 5: √2 / √5 = .6325.
    for (const scaleSd of [0, 0.25])
      expect(retestDeviation(0, answers(20, 10), { ...LINKING, scaleSd })).toBeCloseTo(0.6325, 4);
  });

  it('is, beyond the end of the scale, that at the end', () => {
    const all = answers(60, 60);
    expect(retestDeviation(5, all, SURE)).toBe(retestDeviation(290 / 110, all, SURE));
    expect(retestDeviation(5, all, SURE)).toBeLessThan(1);
  });

  it('is not known where no answer counts', () => {
    expect(retestDeviation(0, [], SURE)).toBe(Infinity);
  });
});
