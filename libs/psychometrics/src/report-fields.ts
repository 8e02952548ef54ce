import { REPORT_VERSION, type ReportSection, type StoredDiagnosticReport } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import type { SkillMastery } from './mastery.js';
import type { Scale } from './scale.js';
import { isScorable, type ModuleEffort } from './effort.js';
import type { SectionResult } from './section.js';

const reportedSkill = ({ weakChance, ownShare, ...mastery }: SkillMastery): ReportSection['skills'][string] => ({
  ...mastery,
  weak_chance: weakChance,
  own_share: ownShare,
});

/**
 * What every report says of a section: score with its range, mastery by skill name, right and wrong, what each miss cost,
 * effort. Where a module was clicked through, nothing is said that would be a guess about the student.
 */
export function reportSection(result: SectionResult, modules: readonly ModuleEffort[]): ReportSection {
  const { range, retest, asGiven, theta, se, skills, correct, cost } = result;
  const effort = [...modules];
  if (!isScorable(modules))
    return { score: null, score_low: null, score_high: null, effort, skills: {}, correct, cost: cost.map(() => 0) };
  return {
    score: range.score,
    score_low: range.low,
    score_high: range.high,
    retest_low: retest.low,
    retest_high: retest.high,
    effort,
    ...(asGiven !== range.score && { as_given: asGiven }),
    theta,
    se,
    skills: Object.fromEntries([...skills].map(([id, mastery]) => [skillById(id).name, reportedSkill(mastery)])),
    correct,
    cost,
  };
}

/** By which rules a report is made. */
export const reportVersions = ({
  link,
  parameterVersion,
}: Scale): Omit<StoredDiagnosticReport, 'sections' | 'estimated'> => ({
  version: REPORT_VERSION,
  linking_version: link.version,
  parameter_version: parameterVersion,
  range: 'score-test',
  scale_sd: Math.round(link.slope * link.scaleSd),
});
