import { masteryLevel } from './mastery.js';

describe('the label of a mastery percentage', () => {
  it.each([
    [0, 'Beginner'],
    [39, 'Beginner'],
    [40, 'Intermediate'],
    [59, 'Intermediate'],
    [60, 'Proficient'],
    [79, 'Proficient'],
    [80, 'Mastery'],
    [100, 'Mastery'],
  ])('%i %% is %s', (percent, level) => {
    expect(masteryLevel(percent)).toBe(level);
  });
});
