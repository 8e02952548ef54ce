import { readAttempt } from './attempt';
import { compareAttempts } from './comparison';
import { differenceWords } from './comparison-texts';
import { someModules, someReport } from './workbench-kit';

const RETEST = { english_retest_low: 0, english_retest_high: 0, math_retest_low: 0, math_retest_high: 0 };
const test = (
  id: string,
  startTime: string,
  english: number | null,
  math: number,
  half: number | null,
  route = 'lower',
) => {
  const report = {
    ...someReport(),
    english_score: english,
    math_score: math,
    english_route: route as 'lower',
    ...(half === null || english === null
      ? {}
      : {
          ...RETEST,
          english_retest_low: english - half,
          english_retest_high: english + half,
          math_retest_low: math - half,
          math_retest_high: math + half,
        }),
  };
  if (half === null) for (const key of Object.keys(RETEST)) delete (report as Record<string, unknown>)[key];
  return readAttempt(id, startTime, report, someModules());
};
const MAY = '2026-05-01 10:00:00';
const JUNE = '2026-06-01 10:00:00';

describe('two tests compared', () => {
  it('are put in the order in which they were taken', () => {
    const [a, b] = [test('a', JUNE, 640, 600, 40), test('b', MAY, 600, 600, 40)];
    expect(compareAttempts(a, b).earlier.id).toBe('b');
    expect(compareAttempts(b, a).sections[0]?.difference).toMatchObject({ difference: 40 });
  });

  it('say of each section and of the total what is noise and what is change', () => {
    const { sections, total } = compareAttempts(test('a', MAY, 600, 600, 40), test('b', JUNE, 700, 620, 40));
    expect(sections.map(({ difference }) => differenceWords(difference).word)).toEqual(['Change', 'Noise']);
    // 120 of √(40² + 40²) = 57: beyond two standard deviations.
    expect(differenceWords(total).word).toBe('Change');
  });

  it('say that nothing can be said without a score, and of a report that keeps no noise', () => {
    const unscored = compareAttempts(test('a', MAY, null, 600, 40), test('b', JUNE, 700, 620, 40));
    expect(unscored.sections[0]?.difference).toBe('no-score');
    expect(unscored.total).toBe('no-score');
    expect(compareAttempts(test('a', MAY, 600, 600, null), test('b', JUNE, 700, 620, 40)).total).toBe('old-report');
  });

  it('compare right answers by topic where the second modules were of the same difficulty, and nowhere else', () => {
    const same = compareAttempts(test('a', MAY, 600, 600, 40), test('b', JUNE, 600, 600, 40));
    const conventions = same.topics.find(({ name }) => name === 'Standard English Conventions');
    // All eight sample questions are of Boundaries; two of those in Reading & Writing are right, and all of Math.
    expect(conventions).toMatchObject({
      earlier: { right: 6, asked: 8 },
      later: { right: 6, asked: 8 },
      change: 'noise',
    });
    const other = compareAttempts(test('a', MAY, 600, 600, 40), test('b', JUNE, 600, 600, 40, 'higher'));
    expect(other.topics.filter(({ subject }) => subject === 'english').every(({ change }) => change === null)).toBe(
      true,
    );
    expect(other.topics.filter(({ subject }) => subject === 'math').every(({ change }) => change === 'noise')).toBe(
      true,
    );
  });
});
