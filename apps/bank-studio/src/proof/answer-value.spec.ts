import { answers, answerValue } from './answer-value.js';

describe('the value of a printed or entered answer', () => {
  it.each([
    ['\\(42\\)', 42],
    ['\\(-\\frac{3}{4}\\)', -0.75],
    ['\\(\\$1{,}250.50\\)', 1250.5],
    ['\\(62.5\\%\\)', 62.5],
    ['\\(35^\\circ\\)', 35],
    ['\\(12\\pi\\)', 37.69911184307752],
    ['\\(\\frac{5\\pi}{6}\\)', 2.6179938779914944],
    ['7/2', 3.5],
    ['-7/2', -3.5],
    ['.5', 0.5],
    ['-12', -12],
  ])('%s', (answer, value) => {
    expect(answerValue(answer)).toBeCloseTo(value, 12);
  });

  it('is refused where the text is no number', () => {
    expect(() => answerValue('Increasing linear')).toThrow();
  });

  it('counts as equal within the tolerance only', () => {
    expect(answers('2/3', 0.66667, 1e-4)).toBe(true);
    expect(answers('2/3', 0.66667)).toBe(false);
  });
});
