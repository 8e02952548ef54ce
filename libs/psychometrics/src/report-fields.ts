import type { DiagnosticReport } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import { LINKING, PARAMETER_VERSION } from './linking.js';
import type { SkillMastery } from './mastery.js';
import type { SectionResult } from './section.js';

const namesOf = ({ skills }: SectionResult): Record<string, SkillMastery> =>
  Object.fromEntries([...skills].map(([id, mastery]) => [skillById(id).name, mastery]));

const masteryFrom = (skills: Record<string, SkillMastery>): Record<string, number> =>
  Object.fromEntries(Object.entries(skills).map(([name, { mastery }]) => [name, mastery]));

/** The fields that every report has: scores with their range, mastery by skill name, right and wrong, what each miss cost. */
export function reportFields({
  english,
  math,
}: {
  english: SectionResult;
  math: SectionResult;
}): Omit<DiagnosticReport, 'estimated'> {
  const [englishSkills, mathSkills] = [namesOf(english), namesOf(math)];
  return {
    english_score: english.range.score,
    english_score_low: english.range.low,
    english_score_high: english.range.high,
    math_score: math.range.score,
    math_score_low: math.range.low,
    math_score_high: math.range.high,
    english_mastery: masteryFrom(englishSkills),
    math_mastery: masteryFrom(mathSkills),
    english_skills: englishSkills,
    math_skills: mathSkills,
    english_correct: english.correct,
    math_correct: math.correct,
    english_cost: english.cost,
    math_cost: math.cost,
    english_theta: english.theta,
    english_se: english.se,
    math_theta: math.theta,
    math_se: math.se,
    linking_version: LINKING.version,
    parameter_version: PARAMETER_VERSION,
  };
}
