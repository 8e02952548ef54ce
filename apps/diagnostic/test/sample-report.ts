import type { DiagnosticReport } from '@aivy/contracts';

/** A report in the form of the contract; its numbers mean nothing. */
export const sampleReport = (overrides: Partial<DiagnosticReport> = {}): DiagnosticReport => ({
  english_score: 500,
  english_score_low: 450,
  english_score_high: 550,
  math_score: 500,
  math_score_low: 450,
  math_score_high: 550,
  english_mastery: { Boundaries: 50 },
  math_mastery: { Circles: 50 },
  estimated: true,
  english_skills: { Boundaries: { mastery: 50, accuracy: 50, pace: 1, answered: 1, estimated: true } },
  math_skills: { Circles: { mastery: 50, accuracy: 50, pace: 1, answered: 1, estimated: true } },
  english_correct: [true],
  math_correct: [false],
  linking_version: 'v1',
  parameter_version: 'v1',
  ...overrides,
});
