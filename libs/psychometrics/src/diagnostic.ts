import type { StoredDiagnosticReport } from '@aivy/contracts';
import { reportSection, reportVersions } from './report-fields.js';
import type { ScoredItem } from './response.js';
import type { Scale } from './scale.js';
import { scoreSection } from './section.js';

/**
 * The diagnostic's report: section scores by WLE with a 68 % range, mastery of every skill of both subjects,
 * what each miss cost. The form is short, so the scores are marked as estimated.
 * @param input answers of each section in the order of the form @param scale of the release that the attempt was made from
 * @throws ParameterError
 */
export const scoreDiagnostic = (
  input: { english: readonly ScoredItem[]; math: readonly ScoredItem[] },
  scale: Scale,
): StoredDiagnosticReport => ({
  ...reportVersions(scale),
  estimated: true,
  sections: {
    english: reportSection(scoreSection(input.english, 'english', scale.link)),
    math: reportSection(scoreSection(input.math, 'math', scale.link)),
  },
});
