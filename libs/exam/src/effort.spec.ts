import { describe, expect, it } from '@jest/globals';
import { isRushing, type SectionPace } from './effort.js';

/** Ten questions of a minute each, thresholds of five seconds; three of them took two seconds, the rest are to do. */
const section = (more: Partial<SectionPace> = {}): SectionPace => ({
  answers: ['a', 'b', 'c', '', '', '', '', '', '', ''],
  spentMs: [2_000, 2_000, 2_000, 0, 0, 0, 0, 0, 0, 0],
  rapidSeconds: Array.from({ length: 10 }, () => 5),
  open: 3,
  secondsLeft: 594,
  ...more,
});

describe('a student who rushes', () => {
  it.each<[string, Partial<SectionPace>, boolean]>([
    ['has three answers that came faster than their questions can be read', {}, true],
    ['does not have two', { open: 2 }, false],
    ['has them on the review page too', { open: null }, true],
    ['does not have answers at the threshold', { spentMs: [5_000, 5_000, 5_000, 0, 0, 0, 0, 0, 0, 0] }, false],
    ['does not have skipped questions', { answers: ['', '', '', '', '', '', '', '', '', ''] }, false],
    ['does not have an entry that is only begun', { answers: ['-', 'b', 'c', '', '', '', '', '', '', ''] }, false],
    ['does not have answers whose time is unknown', { spentMs: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }, false],
    ['is not known where the questions say no threshold', { rapidSeconds: [] }, false],
  ])('%s', (_what, more, rushes) => {
    expect(isRushing(section(more))).toBe(rushes);
  });

  it('is not one for whom the clock presses', () => {
    const late = {
      answers: ['a', 'b', 'c', 'd', '', '', '', '', '', ''],
      spentMs: [400_000, 2_000, 2_000, 2_000, 0, 0, 0, 0, 0, 0],
      open: 4,
    };
    // Six of ten to do, 600 s in all: the clock presses under 180 s.
    expect(isRushing(section({ ...late, secondsLeft: 194 }))).toBe(true);
    expect(isRushing(section({ ...late, secondsLeft: 150 }))).toBe(false);
  });
});
