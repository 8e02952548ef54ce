import { daysOfFocusArea, focusAreasOf, honoredOf, unitSkillOf, type SkillStanding } from './focus-areas.js';

const standing = (skill: number, mastery: number, pointsPerMinute = 0): SkillStanding => ({
  skill,
  mastery,
  pointsPerMinute,
});
/** Reading and Writing: skills 1-11 at mastery 90 and worth nothing, except the ones given as [mastery, worth]. */
const english = (given: Record<number, [number, number]>): SkillStanding[] =>
  Array.from({ length: 11 }, (_, index) => standing(index + 1, ...(given[index + 1] ?? [90, 0])));

describe('the focus areas of a subject', () => {
  // The picture of the letter: Boundaries 44, Cross-Text 52, Inferences 55, Quantitative Evidence 58, Synthesis 61.
  const maya = english({
    1: [79, 0.9],
    2: [68, 0.1],
    3: [58, 0.3],
    4: [55, 0.4],
    5: [84, 0.8],
    7: [52, 0.5],
    8: [61, 0.2],
    10: [44, 0.6],
  });

  it('are its five weak skills worth most points per minute, in that order', () => {
    expect(focusAreasOf('english', { skills: maya })).toEqual([10, 7, 4, 3, 8]);
  });

  it('are the same in whatever order the record names the skills', () => {
    expect(focusAreasOf('english', { skills: [...maya].reverse() })).toEqual([10, 7, 4, 3, 8]);
  });

  it('leave out a strong skill while there are five weak ones, whatever it is worth', () => {
    expect(focusAreasOf('english', { skills: maya })).not.toContain(1);
  });

  it('count 70 as weak and 71 as strong', () => {
    const skills = english({ 1: [70, 0], 2: [70, 0], 3: [70, 0], 4: [70, 0], 5: [70, 0], 6: [71, 9] });
    expect(focusAreasOf('english', { skills })).toEqual([1, 2, 3, 4, 5]);
  });

  it('are filled up with the strong skills worth most, and stay in the order of worth', () => {
    const skills = english({ 2: [40, 0.3], 5: [60, 0.7], 6: [85, 0.5], 9: [80, 0.4], 11: [75, 0.1] });
    expect(focusAreasOf('english', { skills })).toEqual([5, 6, 9, 2, 11]);
  });

  it('put the lower mastery first where worth is equal, then the smaller id', () => {
    const skills = english({ 3: [50, 0.2], 9: [40, 0.2], 6: [50, 0.2], 7: [60, 0.2], 8: [60, 0.2] });
    expect(focusAreasOf('english', { skills })).toEqual([9, 3, 6, 7, 8]);
  });

  it('are of one subject', () => {
    const skills = [...english({}), ...[12, 13, 14, 15, 16, 17].map((skill) => standing(skill, 10, skill))];
    expect(focusAreasOf('math', { skills })).toEqual([17, 16, 15, 14, 13]);
  });

  describe('with skills the student asked for', () => {
    it('include those, worth most first, and fill the other places', () => {
      expect(focusAreasOf('english', { skills: maya, wished: [2, 8] })).toEqual([10, 7, 4, 8, 2]);
    });

    it('are the five of them that are worth most when there are more', () => {
      expect(focusAreasOf('english', { skills: maya, wished: [2, 3, 4, 7, 8, 10] })).toEqual([10, 7, 4, 3, 8]);
    });

    it('leave out strong skills, skills of the other subject and unknown ones', () => {
      expect(focusAreasOf('english', { skills: maya, wished: [1, 5, 26, 99, 2] })).toEqual([10, 7, 4, 3, 2]);
      expect(honoredOf('english', [standing(2, 50), standing(26, 50)], [2, 26])).toEqual([2]);
    });

    it('take 70 for weak there, too', () => {
      const skills = english({ 1: [70, 0], 2: [50, 5], 3: [50, 4], 4: [50, 3], 5: [50, 2], 6: [50, 1] });
      expect(focusAreasOf('english', { skills, wished: [1] })).toEqual([2, 3, 4, 5, 1]);
    });
  });

  describe('when new questions run out', () => {
    const enough = new Map(maya.map(({ skill }) => [skill, 10]));

    it('leave out a skill without two units of new questions', () => {
      expect(focusAreasOf('english', { skills: maya, unmet: enough })).toEqual([10, 7, 4, 3, 8]);
      expect(focusAreasOf('english', { skills: maya, unmet: new Map([...enough, [7, 9]]) })).toEqual([10, 4, 3, 8, 2]);
    });

    it('prefer a strong skill with two units of new questions to a weak one with one, whatever it is worth', () => {
      const skills = english({ 1: [50, 9], 2: [50, 5], 3: [50, 4], 4: [50, 3], 5: [50, 2], 6: [90, 1] });
      expect(focusAreasOf('english', { skills, unmet: new Map([...enough, [1, 9]]) })).toEqual([2, 3, 4, 5, 6]);
    });

    it('prefer a skill with one unit of new questions to a skill with none', () => {
      const unmet = new Map(maya.map(({ skill }) => [skill, skill <= 5 ? 5 : 4]));
      expect(focusAreasOf('english', { skills: maya, unmet })).toEqual([1, 5, 4, 3, 2]);
    });

    it('keep one that the student asked for', () => {
      const unmet = new Map([...enough, [7, 0]]);
      expect(focusAreasOf('english', { skills: maya, unmet, wished: [7] })).toContain(7);
    });

    it('leave out a skill that the bank has nothing of', () => {
      const unmet = new Map([...enough].filter(([skill]) => skill !== 7));
      expect(focusAreasOf('english', { skills: maya, unmet })).toEqual([10, 4, 3, 8, 2]);
    });

    it('are the usual ones again once nothing is new', () => {
      expect(focusAreasOf('english', { skills: maya, unmet: new Map() })).toEqual([10, 7, 4, 3, 8]);
    });
  });
});

describe('the units of a journey', () => {
  const focus = { english: [10, 7, 4, 3, 8], math: [26, 24, 15, 17, 23] };
  const skills = (from: number): number[] => Array.from({ length: 14 }, (_, index) => unitSkillOf(from + index, focus));

  it('go through the five of each subject in order, then start again from the top', () => {
    expect(skills(1)).toEqual([10, 26, 7, 24, 4, 15, 3, 17, 8, 23, 10, 26, 7, 24]);
  });

  it('begin with Math in the second journey, whose first day is even', () => {
    expect(skills(16)).toEqual([26, 10, 24, 7, 15, 4, 17, 3, 23, 8, 26, 10, 24, 7]);
  });

  it('end before the practice test', () => {
    expect(() => unitSkillOf(15, focus)).toThrow(new RangeError('day 15 is a test day'));
  });

  it('name the days of a focus area as the letter does', () => {
    expect([10, 7, 4, 3, 8].map((skill) => daysOfFocusArea(1, skill, focus))).toEqual([
      [1, 11],
      [3, 13],
      [5],
      [7],
      [9],
    ]);
    // The picture of the dashboard in the third journey.
    expect(daysOfFocusArea(3, 24, { ...focus, math: [24, 26, 15, 23, 17] })).toEqual([32, 42]);
  });
});
