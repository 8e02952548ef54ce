import type { DiagnosticReport } from '@aivy/contracts';
import { skillsOf, type SubjectKey } from '@aivy/exam';
import { LINKING, PARAMETER_VERSION, scoreRange, sectionScore } from './linking.js';
import { skillMastery, type SkillMastery } from './mastery.js';
import { eap } from './posterior.js';
import { toResponse, type Response, type ScoredItem } from './response.js';
import { wle } from './wle.js';

/** Points that a right answer at `index` would have added to the section score; 0 where it was right. */
function costOfMiss(responses: readonly Response[], index: number, score: number): number {
  if (responses[index]!.correct) return 0;
  const mended = responses.map((response, i) => (i === index ? { ...response, correct: true, weight: 1 } : response));
  return Math.max(0, sectionScore(wle(mended)) - score);
}

function scoreSection(items: readonly ScoredItem[], subject: SubjectKey) {
  const responses = items.map(toResponse);
  const theta = wle(responses);
  const { se } = eap(responses);
  const range = scoreRange(theta, se);
  const skills: Record<string, SkillMastery> = Object.fromEntries(skillsOf(subject).map((skill) => [skill.name, skillMastery(skill.id, items)]));
  return {
    theta, se, range, skills,
    mastery: Object.fromEntries(Object.entries(skills).map(([name, { mastery }]) => [name, mastery])),
    correct: responses.map((response) => response.correct),
    cost: responses.map((_, index) => costOfMiss(responses, index, range.score)),
  };
}

/**
 * The diagnostic's report: section scores by WLE with a 68 % range, mastery of every skill of both subjects,
 * what each miss cost. The form is short, so the scores are marked as estimated.
 * @param input answers of each section in the order of the form
 */
export function scoreDiagnostic(input: { english: readonly ScoredItem[]; math: readonly ScoredItem[] }): DiagnosticReport {
  const english = scoreSection(input.english, 'rw');
  const math = scoreSection(input.math, 'math');
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
