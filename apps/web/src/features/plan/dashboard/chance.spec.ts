import { chanceRange, chanceWords, growthSentence, signed } from './chance';

describe('a difference between two results', () => {
  it.each([
    [80, 0.79, 'inside the noise, too early to call it growth'],
    [120, 0.9, 'probably real growth, about 9 chances in 10'],
    [200, 0.99, 'almost certainly real growth, more than 19 chances in 20'],
    [-20, 0.39, 'inside the noise, nothing was lost'],
    [10, 0.55, 'inside the noise, too early to call it growth'],
    [-90, 0.15, 'probably lower, about 9 chances in 10; the next test will tell'],
    [-200, 0.01, 'almost certainly lower; the next units go back to what has slipped'],
  ])('says of %d points with chance %d: %s', (difference, chance, sentence) => {
    expect(growthSentence(difference, chance)).toBe(sentence);
  });
});

describe('a chance in words', () => {
  it.each([
    [0.46, 'about 5 chances in 10'],
    [0.12, 'about 1 chance in 10'],
    [0.94, 'about 9 chances in 10'],
    [0.01, 'less than 1 chance in 20'],
    [0.99, 'more than 19 chances in 20'],
  ])('%d is %s, never certain and never none', (chance, words) => {
    expect(chanceWords(chance)).toBe(words);
  });

  it('comes with how sure it is', () => {
    expect(chanceRange(0.28, 0.66)).toContain('as low as 3 in 10 or as high as 7 in 10');
    for (const duration of [1, 3] as const)
      expect(chanceRange(0.01, 0.02, duration)).toContain('A nearer target or a longer plan');
    // There is none that is longer than six months.
    expect(chanceRange(0.01, 0.02, 6)).toContain('more. A nearer target changes that.');
    expect(chanceRange(0.48, 0.52)).toBe('Your answers so far point to 5 in 10.');
  });

  it('has a sign before a difference', () => {
    expect([signed(80), signed(-20), signed(0)]).toEqual(['+80', '−20', '0']);
  });
});
