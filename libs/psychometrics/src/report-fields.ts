import { REPORT_VERSION, type ReportSection, type StoredDiagnosticReport } from '@aivy/contracts';
import { skillById, SUBJECTS } from '@aivy/exam';
import type { SkillMastery } from './mastery.js';
import { linkOf } from './linking.js';
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
  const { range, retest, asGiven, theta, se, skills, correct, cost, asked, withdrawn } = result;
  const effort = [...modules];
  const questions = { correct, asked, ...(withdrawn.length > 0 && { withdrawn }) };
  if (!isScorable(modules))
    return {
      score: null,
      score_low: null,
      score_high: null,
      effort,
      skills: {},
      cost: cost.map(() => 0),
      ...questions,
    };
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
    cost,
    ...questions,
  };
}

/** By which rules a report is made. */
export function reportVersions({
  link,
  parameterVersion,
}: Scale): Omit<StoredDiagnosticReport, 'sections' | 'estimated'> {
  const sections = SUBJECTS.map((subject) => linkOf(link, subject));
  const squares = sections.map(({ slope, scaleSd }) => (slope * scaleSd) ** 2);
  const pairs = Math.min(...sections.map((each) => each.pairs ?? 0));
  return {
    version: REPORT_VERSION,
    linking_version: link.version,
    parameter_version: parameterVersion,
    range: 'score-test',
    scale_sd: Math.round(Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length)),
    ...(pairs > 0 && { scale_pairs: pairs }),
  };
}
