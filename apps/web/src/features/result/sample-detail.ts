import type { DiagnosticReport, TestDetail } from '@aivy/contracts';

type Masteries = Record<string, { mastery: number; answered?: number; estimated?: boolean }>;

const skills = (masteries: Masteries) =>
  Object.fromEntries(
    Object.entries(masteries).map(([name, { mastery, answered = 2, estimated = false }]) => [
      name,
      { mastery, accuracy: mastery, pace: 1, answered, estimated },
    ]),
  );
const plain = (masteries: Masteries) =>
  Object.fromEntries(Object.entries(masteries).map(([name, { mastery }]) => [name, mastery]));

const ENGLISH: Masteries = {
  Inferences: { mastery: 45 },
  Transitions: { mastery: 83 },
  Boundaries: { mastery: 31 },
  'Words in Context': { mastery: 62, estimated: true },
  'Rhetorical Synthesis': { mastery: 71 },
  'Central Ideas and Details': { mastery: 90 },
};
const MATH: Masteries = {
  Circles: { mastery: 20, answered: 0, estimated: true },
  Percentages: { mastery: 55 },
  'Linear Functions': { mastery: 38 },
  'Area and Volume': { mastery: 79.6 },
};

/** A small scored diagnostic for the specs of this feature: three R&W and two Math questions. */
export function sampleDetail(report: Partial<DiagnosticReport> = {}, detail: Partial<TestDetail> = {}): TestDetail {
  const whole: DiagnosticReport = {
    english_score: 600,
    math_score: 520,
    english_mastery: plain(ENGLISH),
    math_mastery: plain(MATH),
    english_score_low: 560,
    english_score_high: 640,
    math_score_low: 490,
    math_score_high: 550,
    estimated: true,
    english_skills: skills(ENGLISH),
    math_skills: skills(MATH),
    english_correct: [true, false, false],
    math_correct: [true, false],
    english_cost: [0, 12.4, 18],
    math_cost: [0, 25],
    linking_version: '1',
    parameter_version: '1',
    ...report,
  };
  return {
    detail_report: JSON.stringify(whole),
    report_status: 'ready',
    status: 'submitted',
    user_english_answer: '["a","c",""]',
    user_math_answer: '["b","3/4"]',
    user_english_time: '[61,30.4,0]',
    user_math_time: '[80,75]',
    start_time: '2026-11-20 10:00:00',
    end_time: '2026-11-20 10:40:00',
    form_id: 'dt-1',
    ...detail,
  };
}
