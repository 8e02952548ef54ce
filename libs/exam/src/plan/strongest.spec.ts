import { strongestOf } from './strongest.js';

/** Reading and Writing: skills 1-11 at mastery 90, except the given ones. */
const english = (given: Record<number, number>) =>
  Array.from({ length: 11 }, (_, index) => ({ skill: index + 1, mastery: given[index + 1] ?? 90 }));

describe('the strongest skills', () => {
  it('are those outside the focus areas, by mastery', () => {
    const skills = english({ 1: 79, 2: 70, 5: 84, 9: 88 });
    expect(strongestOf('english', skills, [3, 4, 7, 8, 10])).toEqual([6, 11, 9, 5, 1, 2]);
  });

  it('leave out the five lowest, which the report shows as areas of improvement', () => {
    // The walk's student: 1 is the lowest and 3 the fourth lowest, and neither is a focus area.
    const skills = english({
      1: 53,
      2: 60,
      3: 57,
      4: 60,
      5: 58,
      6: 58,
      7: 59,
      8: 58,
      9: 55,
      10: 56,
      11: 57,
    });
    expect(strongestOf('english', skills, [10, 5, 11, 8, 9])).toEqual([2, 4, 7, 6]);
  });

  it('keep a strength that is among the five lowest', () => {
    const skills = english({ 1: 71, 2: 72, 3: 72, 4: 72, 5: 72 });
    expect(strongestOf('english', skills, [2, 3, 4, 5, 6])).toEqual([7, 8, 9, 10, 11, 1]);
  });

  it('are the others while all are alike', () => {
    const alike = english(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index + 1, 50])));
    expect(strongestOf('english', alike, [3, 4, 7, 8, 10])).toEqual([1, 2, 5, 6, 9, 11]);
  });
});
