import { readAttempt } from './attempt';
import { compareAttempts } from './comparison';
import { differenceWords, signed } from './comparison-texts';
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
    expect(sections.map(({ difference }) => differenceWords(difference).word)).toEqual([
      'Real improvement',
      'About the same',
    ]);
    // 120 of √(40² + 40²) = 57: beyond two standard deviations.
    expect(differenceWords(total).word).toBe('Real improvement');
  });

  it('say that nothing can be said without a score, and of a report that keeps no noise', () => {
    const unscored = compareAttempts(test('a', MAY, null, 600, 40), test('b', JUNE, 700, 620, 40));
    expect(unscored.sections[0]?.difference).toBe('no-score');
    expect(unscored.total).toBe('no-score');
    expect(compareAttempts(test('a', MAY, 600, 600, null), test('b', JUNE, 700, 620, 40)).total).toBe('old-report');
    expect(compareAttempts(test('a', MAY, 600, 600, 40), test('b', JUNE, 700, 620, null)).total).toBe('old-report');
    const noMath = { ...test('b', JUNE, 700, 620, 40) };
    noMath.report = { ...noMath.report, math_score: null };
    expect(compareAttempts(test('a', MAY, 600, 600, 40), noMath).total).toBe('no-score');
  });

  it('say how many were omitted and rushed in each section, the earlier test first', () => {
    const [before, after] = [test('a', MAY, 600, 600, 40), test('b', JUNE, 600, 600, 40)];
    const hasty = after.questions.map((each) => ({ ...each, rushed: each.module === 1 || each.module === 3 }));
    const { sections } = compareAttempts(before, { ...after, questions: hasty.slice(1) });
    // Modules of two questions; the last of module 2 is omitted.
    expect(sections.map(({ omitted, rushed }) => [omitted, rushed])).toEqual([
      [
        [1, 1],
        [0, 1],
      ],
      [
        [0, 0],
        [0, 2],
      ],
    ]);
  });

  it('count no question that was withdrawn since', () => {
    const [before, after] = [test('a', MAY, 600, 600, 40), test('b', JUNE, 600, 600, 40)];
    const questions = after.questions.map((each, index) =>
      index === 1 ? { ...each, outcome: 'withdrawn' as const } : each,
    );
    const { topics } = compareAttempts(before, { ...after, questions });
    const conventions = topics.find(({ name }) => name === 'Standard English Conventions');
    expect([conventions?.earlier.asked, conventions?.later.asked]).toEqual([8, 7]);
  });

  it('have no right answers compared where neither says the way through its modules', () => {
    const [before, after] = [test('a', MAY, 600, 600, 40), test('b', JUNE, 600, 600, 40)].map((each) => {
      const { english_route: _english, math_route: _math, ...report } = each.report;
      return { ...each, report };
    });
    expect(compareAttempts(before!, after!).sections.map(({ sameRoute }) => sameRoute)).toEqual([false, false]);
  });

  it.each([
    [80, '+80'],
    [-20, '−20'],
    [0, '0'],
  ])('write a difference of %d as %s', (difference, text) => {
    expect(signed(difference)).toBe(text);
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
