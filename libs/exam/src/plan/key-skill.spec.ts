import { firstDayOfJourney, keySkillOf, weakSkillsOf, type SkillStanding } from './key-skill.js';

const standing = (skill: number, mastery: number, pointsPerMinute = 0): SkillStanding => ({
  skill,
  mastery,
  pointsPerMinute,
});
/** Reading & Writing: skills 1-11, all mastered but those given. */
const english = (low: Record<number, number>, worth: Record<number, number> = {}): SkillStanding[] =>
  Array.from({ length: 11 }, (_, index) => standing(index + 1, low[index + 1] ?? 90, worth[index + 1]));
const nothing = new Map<number, number>();

describe('the key skill of a day', () => {
  it('is a weak skill of its section: odd days Reading & Writing, even days Math', () => {
    const skills = [...english({ 4: 20 }), standing(12, 10), standing(13, 90)];
    expect(keySkillOf({ day: 1, weak: [4], skills, practised: nothing })).toBe(4);
    expect(keySkillOf({ day: 2, weak: [12], skills, practised: nothing })).toBe(12);
  });

  it('is the one practised least often in the journey', () => {
    const skills = english({ 1: 30, 2: 40, 3: 50 });
    const practised = new Map([
      [1, 2],
      [2, 1],
      [3, 2],
    ]);
    expect(keySkillOf({ day: 9, weak: [], skills, practised })).toBe(2);
  });

  it('is the one practised less often, however much more another is worth', () => {
    const skills = english({ 1: 30, 2: 40, 3: 50 }, { 3: 0.9 });
    const practised = new Map([[3, 1]]);
    expect(keySkillOf({ day: 9, weak: [], skills, practised })).toBe(1);
  });

  it('is, of those practised equally often, the one worth most points per minute, then the weakest', () => {
    const low = { 1: 30, 2: 40, 3: 50 };
    expect(keySkillOf({ day: 1, weak: [], skills: english(low, { 3: 0.4, 2: 0.3 }), practised: nothing })).toBe(3);
    expect(keySkillOf({ day: 1, weak: [], skills: english(low), practised: nothing })).toBe(1);
  });

  it('is weak at a mastery of 70, not at 71, unless the plan names it', () => {
    const practised = new Map([1, 2, 3].map((skill) => [skill, 1]));
    const skills = english({ 1: 30, 2: 40, 3: 50, 5: 70, 6: 71 });
    expect(keySkillOf({ day: 1, weak: [], skills, practised })).toBe(5);
    expect(keySkillOf({ day: 1, weak: [6], skills: english({ 1: 30, 2: 40, 3: 50, 6: 71 }), practised })).toBe(6);
  });

  it('is no longer one that the plan names once it is mastered', () => {
    const practised = new Map([1, 2, 3].map((skill) => [skill, 1]));
    const low = { 1: 30, 2: 40, 3: 50 };
    expect(keySkillOf({ day: 1, weak: [6], skills: english({ ...low, 6: 79 }), practised })).toBe(6);
    expect(keySkillOf({ day: 1, weak: [6], skills: english({ ...low, 6: 80 }), practised })).toBe(1);
  });

  it('rotates over the three lowest where fewer are weak', () => {
    const skills = english({ 1: 30, 7: 80, 8: 85 });
    const days = [1, 3, 5, 7].reduce<number[]>((before, day) => {
      const practised = new Map(before.map((skill) => [skill, before.filter((each) => each === skill).length]));
      return [...before, keySkillOf({ day, weak: [], skills, practised })];
    }, []);
    expect(days).toEqual([1, 7, 8, 1]);
  });

  it('is as the plan names them while nothing is measured', () => {
    const weak = [26, 14, 20];
    expect(keySkillOf({ day: 2, weak, skills: [], practised: nothing })).toBe(26);
    const practised = new Map(weak.map((skill) => [skill, 1]));
    expect(keySkillOf({ day: 8, weak, skills: [], practised })).toBe(26);
  });

  describe('when a student has met nearly everything of a skill', () => {
    const skills = english({ 1: 30, 2: 40, 3: 50 });
    const enough = new Map(Array.from({ length: 11 }, (_, index) => [index + 1, 40]));
    const chosen = (unmet: ReadonlyMap<number, number>) =>
      keySkillOf({ day: 1, weak: [], skills, practised: nothing, unmet });

    it('is the weakest that still has five new questions', () => {
      expect(chosen(enough)).toBe(1);
      expect(chosen(new Map([...enough, [1, 5]]))).toBe(1);
      expect(chosen(new Map([...enough, [1, 4]]))).toBe(2);
    });

    it('is one that is not weak before one of which nothing is new', () => {
      expect(chosen(new Map([[7, 5]]))).toBe(7);
    });

    it('is, when none has five, one that has some in a domain that has five', () => {
      // Skills 10 and 11 are one domain, 8 and 9 another.
      expect(
        chosen(
          new Map([
            [8, 4],
            [10, 2],
            [11, 3],
          ]),
        ),
      ).toBe(10);
    });

    it('is as if all were new once nothing is', () => {
      expect(chosen(new Map([[8, 4]]))).toBe(1);
      expect(chosen(new Map())).toBe(1);
    });
  });

  it('does not exist on a test day', () => {
    expect(() => keySkillOf({ day: 15, weak: [], skills: [], practised: nothing })).toThrow(
      new RangeError('day 15 is a test day'),
    );
  });
});

it.each([
  [1, 1],
  [14, 1],
  [15, 1],
  [16, 16],
  [30, 16],
  [31, 31],
])('day %i is of the journey that begins on day %i', (day, first) => {
  expect(firstDayOfJourney(day)).toBe(first);
});

describe('the skills that a plan begins with', () => {
  it('are those of the section at 70 or below, the weakest first', () => {
    const low = { 1: 70, 2: 20, 3: 60, 4: 50, 5: 40, 6: 30 };
    expect(weakSkillsOf('english', [...english(low), standing(12, 1)])).toEqual([2, 6, 5, 4, 3, 1]);
  });

  it('of equal mastery begin with the one worth most points per minute, then go by their numbers', () => {
    const skills = [standing(7, 40, 0.1), standing(2, 40, 0.3), standing(5, 40, 0.1), standing(3, 40, 0.2)];
    expect(weakSkillsOf('english', skills)).toEqual([2, 3, 5, 7]);
    expect(weakSkillsOf('english', skills.reverse())).toEqual([2, 3, 5, 7]);
  });

  it('are at least five', () => {
    expect(weakSkillsOf('english', english({ 9: 20, 2: 75 }))).toEqual([9, 2, 1, 3, 4]);
  });
});
