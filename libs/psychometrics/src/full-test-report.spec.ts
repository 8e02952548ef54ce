import type { Subject } from '@aivy/contracts';
import { skillById, skillsOf } from '@aivy/exam';
import { reportFullTest } from './full-test-report.js';
import { FIRST_SCALE } from './scale.js';
import { scoreFullTest, type TestAnswer, type TestSection } from './full-test.js';

/** Three questions of every skill; the first skill all wrong, every seventh question left empty. */
function section(subject: Subject): TestSection {
  const skills = skillsOf(subject);
  const answers = [0, 1, 2].flatMap((round) =>
    skills.map(({ id }, index): TestAnswer => ({
      skill: id,
      a: 1.25,
      b: round - 1,
      c: 0.2,
      correct: index > 0 && (index + round) % 3 > 0,
      answered: (index + round) % 7 > 0,
      seconds: 70,
      timeSpent: 60,
      pretest: false,
    })),
  );
  return { first: answers.slice(0, 15), second: answers.slice(15), route: subject === 'english' ? 'higher' : 'lower' };
}
const test = { english: section('english'), math: section('math') };

describe('the report of a full test', () => {
  const { estimated, sections } = reportFullTest(test, FIRST_SCALE);
  const scored = scoreFullTest(test);

  it('says of each section what was scored: points, route, pacing', () => {
    expect(estimated).toBe(false);
    expect([sections.english.score, sections.math.score]).toEqual([
      scored.english.range.score,
      scored.math.range.score,
    ]);
    expect([sections.english.route, sections.math.route]).toEqual(['higher', 'lower']);
    expect(sections.math.pacing).toEqual({
      hurried: scored.math.pacing.hurried,
      lost_to_speed: scored.math.pacing.lostToSpeed,
      lost_to_knowledge: scored.math.pacing.lostToKnowledge,
    });
    const { score, pacing } = sections.english;
    if (!pacing || score === null) throw new Error('there was effort enough for a score');
    expect(pacing.hurried).toBe(0);
    // What is missing from 800 is lost either to speed or to knowledge.
    expect(score + pacing.lost_to_speed + pacing.lost_to_knowledge).toBe(800);
  });

  it('is made by the scale that it is given, and names it', () => {
    const link = { ...FIRST_SCALE.link, version: 'link-9', intercept: FIRST_SCALE.link.intercept - 50 };
    const other = reportFullTest(test, { parameterVersion: 'calibration-9', link });
    expect(other).toMatchObject({ linking_version: 'link-9', parameter_version: 'calibration-9' });
    for (const subject of ['english', 'math'] as const) {
      expect(other.sections[subject].score).toBe(sections[subject].score! - 50);
      const { lost_to_speed: speed, lost_to_knowledge: knowledge } = other.sections[subject].pacing!;
      expect(other.sections[subject].score! + speed + knowledge).toBe(800);
    }
  });

  it('names the weakest skills of each subject', () => {
    expect(sections.english.weakest).toEqual(scored.english.weakest.map((id) => skillById(id).name));
    expect(sections.math.weakest).toEqual(scored.math.weakest.map((id) => skillById(id).name));
    expect([sections.english.weakest[0], sections.math.weakest[0]]).toEqual([
      'Central Ideas and Details',
      'Linear Equations in One Variable',
    ]);
    expect(sections.math.weakest).toHaveLength(3);
  });

  it('has every skill of the subject, and no other', () => {
    expect(Object.keys(sections.english.skills ?? {})).toEqual(skillsOf('english').map(({ name }) => name));
    expect(Object.keys(sections.math.skills ?? {})).toEqual(skillsOf('math').map(({ name }) => name));
  });
});

it('skills of equal mastery are named in the order of the taxonomy', () => {
  const { math } = scoreFullTest({ ...test, math: { first: [], second: [], route: 'lower' } });
  expect(math.weakest).toEqual([12, 13, 14]);
});
