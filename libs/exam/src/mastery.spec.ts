import { masteryLevel, skillLabel } from './mastery.js';

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

describe('the one label of a skill', () => {
  it.each([
    [39.4, false, 'Beginner'],
    // It reads 40%, so it must say what 40% says.
    [39.5, false, 'Intermediate'],
    [79.6, false, 'Mastery'],
    [10, true, 'Focus area'],
    [95, true, 'Focus area'],
  ])('of %f, on the focus list %p, is %s', (mastery, isFocus, label) => {
    expect(skillLabel(mastery, isFocus)).toBe(label);
  });
});
