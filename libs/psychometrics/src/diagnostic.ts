import type { StoredDiagnosticReport, Subject } from '@aivy/contracts';
import { DIAGNOSTIC_SECONDS, TIME_FACTORS } from '@aivy/exam';
import { effortOf, isScorable, withConduct, type ModuleEffort } from './effort.js';
import { linkOf } from './linking.js';
import { reportSection, reportVersions } from './report-fields.js';
import type { ScoredItem } from './response.js';
import type { Scale } from './scale.js';
import { scoreSection } from './section.js';

/**
 * Seconds that a section had: an attempt does not keep the student's time factor, so it is the least one under which the
 * time that was spent was there.
 */
function limitOf(items: readonly ScoredItem[], subject: Subject): number {
  const spent = items.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
  const limits = TIME_FACTORS.map((factor) => factor * DIAGNOSTIC_SECONDS[subject]);
  return limits.find((limit) => spent <= limit + ROUNDED_SECONDS) ?? limits.at(-1)!;
}

/** By what times of single questions that were rounded may exceed a limit together. */
const ROUNDED_SECONDS = 10;

type Answers = Readonly<Record<Subject, readonly ScoredItem[]>>;

/** The answers of a section, each with how it was met. @throws ParameterError */
export const diagnosticConduct = <T extends ScoredItem>(items: readonly T[], subject: Subject) =>
  withConduct(items, limitOf(items, subject));

/** Effort in a section, and whether its report will have a score. @throws ParameterError */
export function diagnosticEffort(items: readonly ScoredItem[], subject: Subject): ModuleEffort & { scored: boolean } {
  const effort = effortOf(diagnosticConduct(items, subject));
  return { ...effort, scored: isScorable([effort]) };
}

/**
 * The diagnostic's report: section scores by WLE with a 68 % range, mastery of every skill of both subjects,
 * what each miss cost, effort. The form is short, so the scores are marked as estimated.
 * @param answers of each section in the order of the form @param scale of the release that the attempt was made from
 * @throws ParameterError
 */
export function scoreDiagnostic(answers: Answers, scale: Scale): StoredDiagnosticReport {
  const section = (subject: Subject) => {
    const items = diagnosticConduct(answers[subject], subject);
    return reportSection(scoreSection(items, subject, linkOf(scale.link, subject)), [effortOf(items)]);
  };
  return {
    ...reportVersions(scale),
    estimated: true,
    sections: { english: section('english'), math: section('math') },
  };
}
