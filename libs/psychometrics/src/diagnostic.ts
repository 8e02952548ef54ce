import type { DiagnosticReport } from '@aivy/contracts';
import { skillById, type SubjectKey } from '@aivy/exam';
import { LINKING, PARAMETER_VERSION } from './linking.js';
import type { SkillMastery } from './mastery.js';
import type { ScoredItem } from './response.js';
import { scoreSection } from './section.js';

function section(items: readonly ScoredItem[], subject: SubjectKey) {
  const result = scoreSection(items, subject);
  const skills: Record<string, SkillMastery> = Object.fromEntries([...result.skills].map(([id, mastery]) => [skillById(id).name, mastery]));
  return { ...result, skills, mastery: Object.fromEntries(Object.entries(skills).map(([name, { mastery }]) => [name, mastery])) };
}

/**
 * The diagnostic's report: section scores by WLE with a 68 % range, mastery of every skill of both subjects,
 * what each miss cost. The form is short, so the scores are marked as estimated.
 * @param input answers of each section in the order of the form
 * @throws ParameterError
 */
export function scoreDiagnostic(input: { english: readonly ScoredItem[]; math: readonly ScoredItem[] }): DiagnosticReport {
  const english = section(input.english, 'rw');
  const math = section(input.math, 'math');
  return {
    english_score: english.range.score, english_score_low: english.range.low, english_score_high: english.range.high,
    math_score: math.range.score, math_score_low: math.range.low, math_score_high: math.range.high,
    english_mastery: english.mastery, math_mastery: math.mastery,
    english_skills: english.skills, math_skills: math.skills,
    english_correct: english.correct, math_correct: math.correct,
    english_cost: english.cost, math_cost: math.cost,
    english_theta: english.theta, english_se: english.se, math_theta: math.theta, math_se: math.se,
    estimated: true,
    linking_version: LINKING.version, parameter_version: PARAMETER_VERSION,
  };
}
