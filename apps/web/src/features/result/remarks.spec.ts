import { SKILLS } from '@aivy/exam';
import { readTestResult, type Area, type SubjectResult } from './model';
import { PRACTICE_STEPS } from './remark-texts';
import { chooseRemarks, overviewLine, remarksLine } from './remarks';
import { sampleDetail } from './sample-detail';
import { OVERVIEW_LINES } from './tutor-lines';

const area = (name: string, percent: number, answered = 2): Area => ({
  name,
  percent,
  label: 'Beginner',
  answered,
  estimated: answered === 0,
});
const subject = (areas: Area[]): SubjectResult => ({
  subject: 'math',
  title: 'Math',
  score: 500,
  low: 460,
  high: 540,
  effort: null,
  areas,
  questions: [],
  counted: 0,
  correctCount: 0,
  correctRate: 0,
});

describe('the three remarks', () => {
  it('speak about the lowest of the two weakest topics of each subject, weakest first', () => {
    // Lowest: Boundaries 31, Inferences 45; Circles 20, Linear Functions 38.
    const result = readTestResult(sampleDetail());
    expect(result && chooseRemarks(result).map((remark) => remark.topic)).toEqual([
      'Circles',
      'Boundaries',
      'Linear Functions',
    ]);
  });

  it('always include both subjects, however weak one of them is', () => {
    const topics = chooseRemarks({
      english: subject([area('Boundaries', 5), area('Inferences', 6), area('Transitions', 7)]),
      math: subject([area('Circles', 90), area('Percentages', 95)]),
    });
    expect(topics.map((remark) => remark.topic)).toEqual(['Boundaries', 'Inferences', 'Circles']);
  });

  it('speak first of what the plan practices, in the walk of a student whose lowest topic is no focus area', () => {
    const focus = (name: string, percent: number): Area => ({ ...area(name, percent), label: 'Focus area' });
    const topics = chooseRemarks({
      english: subject([area('Central Ideas and Details', 53), focus('Transitions', 55)]),
      math: subject([
        { ...focus('Nonlinear Functions', 58), isFirst: true },
        area('Right Triangles and Trigonometry', 59),
      ]),
    });
    expect(topics.map(({ topic }) => topic)).toEqual([
      'Nonlinear Functions',
      'Transitions',
      'Central Ideas and Details',
    ]);
    expect(topics[0]!.text).toMatch(/^Start here: it comes first in your practice/);
  });

  it('begin with the topic that the areas screen lists first', () => {
    const result = readTestResult(sampleDetail());
    const [first] = result ? chooseRemarks(result) : [];
    const weakest = [result?.english.areas[0], result?.math.areas[0]].sort(
      (a, b) => (a?.percent ?? 0) - (b?.percent ?? 0),
    )[0];
    expect(first?.text).toMatch(/^Start here/);
    expect(first?.topic).toBe(weakest?.name);
  });

  it('are absent for a subject without data', () => {
    expect(chooseRemarks({ english: subject([]), math: subject([]) })).toEqual([]);
  });

  it('say once, by Aivy, that nothing is known of single topics, and do not claim to help most', () => {
    const silent = (name: string, percent: number): Area => ({
      ...area(name, percent),
      ...{ estimated: true, standing: 'Not enough answers yet' },
    });
    const all = {
      english: subject([silent('Boundaries', 50), silent('Inferences', 51)]),
      math: subject([silent('Circles', 52), silent('Percentages', 53)]),
    };
    expect(chooseRemarks(all).map(({ text }) => text)).toEqual(
      ['Boundaries', 'Inferences', 'Circles'].map((name) => PRACTICE_STEPS[name]),
    );
    expect(remarksLine(all)).toMatch(/talk about single topics yet/);
    const known = { ...all, math: subject([area('Circles', 20), silent('Percentages', 53)]) };
    expect(chooseRemarks(known).map(({ text }) => text.split(/[:;.]/)[0])).toEqual([
      'Start here',
      "We don't know much about this topic yet",
      "We don't know much about this topic yet",
    ]);
    expect(remarksLine(known)).toMatch(/^These three steps will help you most/);
    for (const tier of ['high', 'good', 'encouraging'] as const) {
      // No "which", "the few" or "where to start": the areas screen would answer "Not enough yet" to all of them.
      expect(overviewLine(all, tier)).toMatch(/practice will show/i);
      expect(overviewLine(known, tier)).toBe(OVERVIEW_LINES[tier]);
    }
  });

  it('name the topic and a step to practise, for every skill of the exam', () => {
    for (const skill of SKILLS) {
      const [remark] = chooseRemarks({ english: subject([area(skill.name, 30)]), math: subject([]) });
      expect(remark?.topic).toBe(skill.name);
      expect(remark?.text).toContain(PRACTICE_STEPS[skill.name]);
      expect(PRACTICE_STEPS[skill.name]?.length).toBeGreaterThan(60);
    }
    expect(new Set(Object.values(PRACTICE_STEPS)).size).toBe(30);
  });
});
