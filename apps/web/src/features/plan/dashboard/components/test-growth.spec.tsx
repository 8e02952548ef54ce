import { render, screen } from '@testing-library/react';
import { samplePath } from '../testing/sample';
import { TestGrowth } from './test-growth';

type Result = (typeof samplePath)['score_path'][number];
const [first] = samplePath.score_path;
const test = (changes: Partial<Result>): Result => ({ ...first!, kind: 'full-test', ...changes });

// Maya's tests of November 16 and December 3.
const BEFORE = test({ score: 1300, english_score: 650, math_score: 650 });
const NOW = test({
  score: 1350,
  score_low: 1300,
  score_high: 1400,
  english_score: 670,
  math_score: 680,
  growth_chance: 0.9,
});
const show = (...path: Result[]) => render(<TestGrowth data={{ ...samplePath, score_path: path }} />);

describe('the growth a practice test shows', () => {
  it('is its score with the likely range, and each section next to the test before', () => {
    show(BEFORE, NOW);
    for (const text of ['1350', 'Likely 1300–1400', 'Since your last test', '650 → 670', '650 → 680'])
      expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByText('Up 50 in total. Probably improved.')).toBeTruthy();
  });

  it('compares a first test with the diagnostic', () => {
    show({ ...BEFORE, kind: 'diagnostic' }, { ...NOW, growth_chance: 0.6 });
    expect(screen.getByText('Since your diagnostic')).toBeTruthy();
    expect(screen.getByText('Up 50 in total. About the same.')).toBeTruthy();
  });

  it('hides no lower score', () => {
    show(NOW, { ...BEFORE, growth_chance: 0.1 });
    expect(screen.getByText('Down 50 in total. Probably dipped. Your next test will tell.')).toBeTruthy();
  });

  it('is nothing before a first full test', () => {
    expect(show(first!).container.textContent).toBe('');
  });
});
