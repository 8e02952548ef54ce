import type { MeasuredScores, StoredDiagnosticReport } from '@aivy/contracts';
import { localDateOf } from '@aivy/exam';
import type { Person } from './person.js';
import type { Rows } from './rows.js';

export interface Measured {
  attemptId: string;
  source: 'diagnostic' | 'full-test';
  /** Milliseconds since 1970. */
  end: number;
  /** Finished days of the plan. */
  day: number;
  scores: MeasuredScores;
}

/** The scores of a report with their abilities, as the learner record takes them. */
export function scoresOf({ sections }: Pick<StoredDiagnosticReport, 'sections'>): MeasuredScores {
  const of = ({ score, score_low, score_high, theta, se }: StoredDiagnosticReport['sections']['english']) => {
    if (theta === undefined || se === undefined || score === null || score_low === null || score_high === null)
      throw new Error('these students work on their tests, so their reports have scores');
    return { score, score_low, score_high, theta, se };
  };
  return { english: of(sections.english), math: of(sections.math) };
}

export function addMeasurement(rows: Rows, person: Person, { attemptId, source, end, day, scores }: Measured): void {
  rows.add('plan.measurements', {
    user_id: person.userId,
    attempt_id: attemptId,
    source,
    measured_at: new Date(end),
    measured_on: localDateOf(new Date(end), person.timezone),
    day,
    scores,
  });
}
