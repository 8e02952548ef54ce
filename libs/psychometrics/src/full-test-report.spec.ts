import { skillById, skillsOf, type SubjectKey } from '@aivy/exam';
import { reportFullTest } from './full-test-report.js';
import { scoreFullTest, type TestAnswer, type TestSection } from './full-test.js';

/** Three questions of every skill; the first skill all wrong, every seventh question left empty. */
function section(subject: SubjectKey): TestSection {
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
  return { first: answers.slice(0, 15), second: answers.slice(15), route: subject === 'rw' ? 'higher' : 'lower' };
}
const test = { english: section('rw'), math: section('math') };

describe('the report of a full test', () => {
  const report = reportFullTest(test);
  const scored = scoreFullTest(test);

  it('says of each section what was scored: points, route, pacing', () => {
    expect(report).toMatchObject({
      estimated: false,
      english_score: scored.english.range.score,
      math_score: scored.math.range.score,
      english_route: 'higher',
      math_route: 'lower',
      math_pacing: {
        hurried: scored.math.pacing.hurried,
        lost_to_speed: scored.math.pacing.lostToSpeed,
        lost_to_knowledge: scored.math.pacing.lostToKnowledge,
      },
    });
    const { english_pacing: pacing } = report;
    expect(pacing.hurried).toBeGreaterThan(0);
    // What is missing from 800 is lost either to speed or to knowledge.
    expect(report.english_score + pacing.lost_to_speed + pacing.lost_to_knowledge).toBe(800);
  });

  it('names the weakest skills of each subject', () => {
    expect(report.weakest_english).toEqual(scored.english.weakest.map((id) => skillById(id).name));
    expect(report.weakest_math).toEqual(scored.math.weakest.map((id) => skillById(id).name));
    expect([report.weakest_english[0], report.weakest_math[0]]).toEqual([
      'Central Ideas and Details',
      'Linear Equations in One Variable',
    ]);
    expect(report.weakest_math).toHaveLength(3);
  });

  it('has every skill of the subject, and no other', () => {
    expect(Object.keys(report.english_skills)).toEqual(skillsOf('rw').map(({ name }) => name));
    expect(Object.keys(report.math_skills)).toEqual(skillsOf('math').map(({ name }) => name));
  });
});

it('skills of equal mastery are named in the order of the taxonomy', () => {
  const { math } = scoreFullTest({ ...test, math: { first: [], second: [], route: 'lower' } });
  expect(math.weakest).toEqual([12, 13, 14]);
});
