import { SKILLS } from '@aivy/exam';
import { readTestResult, type Area, type SubjectResult } from './model';
import { PRACTICE_STEPS } from './remark-texts';
import { chooseRemarks } from './remarks';
import { sampleDetail } from './sample-detail';

const area = (name: string, percent: number, answered = 2): Area => ({ name, percent, level: 'Beginner', answered, estimated: answered === 0 });
const subject = (areas: Area[]): SubjectResult => ({ subject: 'math', title: 'Math', score: 500, low: 460, high: 540, areas, questions: [], correctCount: 0, correctRate: 0 });

describe('the three remarks', () => {
  it('speak about the lowest of the two weakest topics of each subject, weakest first', () => {
    // Weakest answered: Boundaries 31, Inferences 45; Linear Functions 38, Percentages 55 (Circles was never met).
    const result = readTestResult(sampleDetail());
    expect(result && chooseRemarks(result).map((remark) => remark.topic)).toEqual(['Boundaries', 'Linear Functions', 'Inferences']);
  });

  it('always include both subjects, however weak one of them is', () => {
    const topics = chooseRemarks({ english: subject([area('Boundaries', 5), area('Inferences', 6), area('Transitions', 7)]), math: subject([area('Circles', 90), area('Percentages', 95)]) });
    expect(topics.map((remark) => remark.topic)).toEqual(['Boundaries', 'Inferences', 'Circles']);
  });

  it('fall back on untouched topics when a subject was hardly answered', () => {
    const topics = chooseRemarks({ english: subject([area('Boundaries', 20, 0), area('Inferences', 30, 0)]), math: subject([area('Circles', 40, 1), area('Percentages', 50, 0)]) });
    expect(topics.map((remark) => remark.topic)).toEqual(['Boundaries', 'Inferences', 'Circles']);
  });

  it('are absent for a subject without data', () => {
    expect(chooseRemarks({ english: subject([]), math: subject([]) })).toEqual([]);
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
