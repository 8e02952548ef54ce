import { diagnosticReport, type Solution, type StudentQuestion } from '@aivy/contracts';
import * as z from 'zod/mini';
import { analyseQuestions } from '../../player/analysis/model';
import { readTestResult } from './model';
import { isReport } from './report-check';
import { sampleDetail } from './sample-detail';

const result = () => {
  const value = readTestResult(sampleDetail());
  if (!value) throw new Error('the sample has a report');
  return value;
};

describe('the result as the wizard shows it', () => {
  it('adds the section scores up and combines their ranges as independent errors', () => {
    // Half-widths 40 and 30 combine to 50 (3-4-5), around 600 + 520.
    expect(result()).toMatchObject({ total: 1120, low: 1070, high: 1170, estimated: true });
  });

  it('combines where another test would lie in the same way, and has none from a report that does not say', () => {
    const { retest, scaleSd } = readTestResult(
      sampleDetail({
        english_retest_low: 540,
        english_retest_high: 660,
        math_retest_low: 440,
        math_retest_high: 600,
        scale_sd: 28,
      }),
    )!;
    // 60 and 80 combine to 100 (3-4-5), around 1120.
    expect([retest, scaleSd]).toEqual([{ low: 1020, high: 1220 }, 28]);
    expect(result()).toMatchObject({ retest: null, scaleSd: null });
  });

  it('has what was withdrawn apart: neither right nor wrong, and in no count', () => {
    const { english, math } = readTestResult(sampleDetail({ english_withdrawn: [1] }))!;
    expect(english.questions.map(({ outcome }) => outcome)).toEqual(['correct', 'withdrawn', 'omitted']);
    expect([english.correctCount, english.counted, english.correctRate]).toEqual([1, 2, 50]);
    expect([math.counted, math.correctRate]).toEqual([2, 50]);
    expect(isReport({ ...JSON.parse(sampleDetail().detail_report!), english_withdrawn: 'one' })).toBe(false);
  });

  it('never shows a range outside the scale', () => {
    const top = readTestResult(
      sampleDetail({
        english_score: 800,
        english_score_low: 760,
        english_score_high: 800,
        math_score: 790,
        math_score_low: 760,
        math_score_high: 830,
      }),
    );
    expect(top?.high).toBe(1600);
  });

  it('lists areas with the lowest mastery first, each with a whole percent and its level', () => {
    expect(result().english.areas.map((area) => [area.name, area.percent, area.label])).toEqual([
      ['Boundaries', 31, 'Beginner'],
      ['Inferences', 45, 'Intermediate'],
      ['Words in Context', 62, 'Proficient'],
      ['Rhetorical Synthesis', 71, 'Proficient'],
      ['Transitions', 83, 'Mastery'],
      ['Central Ideas and Details', 90, 'Mastery'],
    ]);
    expect(result().math.areas.at(-1)).toMatchObject({ name: 'Area and Volume', percent: 80, label: 'Mastery' });
  });

  it('gives each question its answer, time and what a miss cost', () => {
    expect(result().english.questions).toEqual([
      { position: 0, number: 1, module: null, outcome: 'correct', correct: true, answer: 'a', seconds: 61, cost: 0 },
      {
        position: 1,
        number: 2,
        module: null,
        outcome: 'incorrect',
        correct: false,
        answer: 'c',
        seconds: 30,
        cost: 12,
      },
      { position: 2, number: 3, module: null, outcome: 'omitted', correct: false, answer: '', seconds: 0, cost: 18 },
    ]);
    expect(result().english).toMatchObject({ correctCount: 1, correctRate: 33 });
  });

  it.each(['-', '.', '3/'])('shows %j, which was only begun, as not answered', (entry) => {
    const detail = sampleDetail({}, { user_math_answer: JSON.stringify(['b', entry]) });
    expect(readTestResult(detail)?.math.questions[1]).toMatchObject({ answer: '', outcome: 'omitted' });
  });

  it('reports no cost where the report has none', () => {
    const older = readTestResult(sampleDetail({ english_cost: undefined }));
    expect(older?.english.questions.map((question) => question.cost)).toEqual([0, 0, 0]);
  });

  it.each(['english_score', 'math_score_high', 'english_mastery', 'math_skills', 'english_correct'])(
    'is no result without %s',
    (field) => {
      expect(() => readTestResult(sampleDetail({ [field]: undefined }))).toThrow(TypeError);
      expect(() => readTestResult(sampleDetail({ [field]: 'x' }))).toThrow(TypeError);
    },
  );

  it('takes for a report what the contract takes for one, and the object as well as its text', () => {
    const report: unknown = JSON.parse(sampleDetail().detail_report!);
    expect(z.safeParse(diagnosticReport, report).success).toBe(true);
    expect(isReport(report)).toBe(true);
    expect(readTestResult(sampleDetail({}, { detail_report: report as string }))).toMatchObject({ total: 1120 });
  });

  it('has nothing to show before the report is written, and says so when it cannot be read', () => {
    expect(readTestResult(sampleDetail({}, { detail_report: null, report_status: 'processing' }))).toBeNull();
    expect(() => readTestResult(sampleDetail({}, { user_math_answer: '{}' }))).toThrow(TypeError);
    expect(() => readTestResult(sampleDetail({}, { detail_report: '{' }))).toThrow(SyntaxError);
  });
});

describe('joining questions with their keys', () => {
  const question = (id: number): StudentQuestion => ({
    id,
    type: 'choice',
    passage: '',
    img: '',
    question: `q${id}`,
    choice_a: '1',
    choice_b: '2',
    choice_c: '3',
    choice_d: '4',
  });
  const key = (id: number): Solution => ({ question_id: id, answer: 'b', explanation: `why ${id}` });

  it('matches keys by question id, whatever their order', () => {
    const joined = analyseQuestions(
      result().english.questions,
      [question(7), question(5), question(9)],
      [key(9), key(7), key(5)],
    );
    expect(joined.map((item) => [item.number, item.question.id, item.explanation])).toEqual([
      [1, 7, 'why 7'],
      [2, 5, 'why 5'],
      [3, 9, 'why 9'],
    ]);
  });

  it('leaves out a question whose key is missing, keeping the others in place', () => {
    const joined = analyseQuestions(
      result().english.questions,
      [question(7), question(5), question(9)],
      [key(7), key(9)],
    );
    expect(joined.map((item) => item.number)).toEqual([1, 3]);
  });
});
