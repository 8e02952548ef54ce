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

/** A stored report whose sections may have no score. */
export const unscoredReport = (english: number | null, math: number | null): object => {
  const section = (score: number | null) => ({
    ...{ score, score_low: score, score_high: score, skills: {}, correct: [true] },
    effort: [{ effort: score === null ? 0.2 : 1, questions: 17, unread: score === null ? 14 : 0 }],
  });
  return {
    ...{ version: 3, estimated: true, linking_version: '1', parameter_version: '1' },
    sections: { english: section(english), math: section(math) },
  };
};
