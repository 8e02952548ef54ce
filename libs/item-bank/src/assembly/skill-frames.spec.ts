import { skillsOf, SKILLS } from '@aivy/exam';
import { skillFrames, skillWeight } from './skill-frames.js';

describe('what the exam asks of a skill', () => {
  it.each(['english', 'math'] as const)('adds up to the whole section of %s', (subject) => {
    const sum = skillsOf(subject).reduce((total, { id }) => total + skillWeight(id), 0);
    expect(sum).toBeCloseTo(1, 10);
  });

  it('is its usual part of its domain: named counts, shares of the rest, or the domain in equal parts', () => {
    // Words in Context: 4 of the 27 questions of a module. Algebra: 8 questions over six skills of one each.
    expect(skillWeight(5)).toBeCloseTo(4 / 27, 10);
    expect(skillWeight(12)).toBeCloseTo(8 / 6 / 22, 10);
    // Problem-Solving and Data Analysis: 3 questions, no skill named.
    expect(skillWeight(28)).toBeCloseTo(3 / 6 / 22, 10);
  });

  it('takes the mean of its items’ seconds and half a minute of review', () => {
    const frames = skillFrames([
      { skill: 5, seconds: 60 },
      { skill: 5, seconds: 80 },
      { skill: 9, seconds: 100 },
    ]);
    expect([...frames.keys()].sort((x, y) => x - y)).toEqual(SKILLS.map(({ id }) => id));
    expect([frames.get(5)!.seconds, frames.get(9)!.seconds]).toEqual([100, 130]);
    expect(frames.get(1)!.seconds).toBeGreaterThan(60);
  });
});
