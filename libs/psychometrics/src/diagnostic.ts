import type { StoredDiagnosticReport } from '@aivy/contracts';
import { reportSection, reportVersions } from './report-fields.js';
import type { ScoredItem } from './response.js';
import { scoreSection } from './section.js';

/**
 * The diagnostic's report: section scores by WLE with a 68 % range, mastery of every skill of both subjects,
 * what each miss cost. The form is short, so the scores are marked as estimated.
 * @param input answers of each section in the order of the form
 * @throws ParameterError
 */
export const scoreDiagnostic = (input: {
  english: readonly ScoredItem[];
  math: readonly ScoredItem[];
}): StoredDiagnosticReport => ({
  ...reportVersions(),
  estimated: true,
  sections: {
    english: reportSection(scoreSection(input.english, 'english')),
    math: reportSection(scoreSection(input.math, 'math')),
  },
});
