import * as z from 'zod/mini';
import { subject as subjects, type Subject } from '../core/question.js';
import { ALIKE_VERSIONS, inJsonbOrder, readReport, REPORT_VERSION } from '../core/stored-report.js';
import { type DiagnosticReport, diagnosticReport, errorFields, moduleEffort, skillMastery } from './report.js';

/** What a report says of one subject. */
export const reportSection = z.object({
  /** Null, with its range, where a module was clicked through. */
  score: z.nullable(z.number()),
  /** 68 % range. */
  score_low: z.nullable(z.number()),
  score_high: z.nullable(z.number()),
  /** Where another test of this kind would score, 68 %; absent in older reports and without a score. */
  retest_low: z.optional(z.number()),
  retest_high: z.optional(z.number()),
  /** Of each module in order; absent in reports from before version 3. */
  effort: z.optional(z.array(moduleEffort)),
  /** The score with what was passed by unread counted as an exam counts it; absent where it changes nothing. */
  as_given: z.optional(z.number()),
  /** Ability and its posterior standard deviation, logits, which forecasts need; absent in the oldest reports and without a score. */
  theta: z.optional(z.number()),
  se: z.optional(z.number()),
  /** By skill name; empty without a score. */
  skills: z.record(z.string(), skillMastery),
  /** In question order of the form. */
  correct: z.array(z.boolean()),
  /** Points that a right answer there would have added; 0 where it was right. */
  cost: z.optional(z.array(z.number())),
  /** Skill of each question, 1-30; absent in reports from before it was kept. */
  asked: z.optional(z.array(z.number())),
  /** Places, from 0, of the questions that were out of use when it was scored and do not count; absent where there were none. */
  withdrawn: z.optional(z.array(z.number())),
});
export type ReportSection = z.infer<typeof reportSection>;

/** The report of a diagnostic as it is stored. */
export const storedDiagnosticReport = z.object({
  version: z.literal(REPORT_VERSION),
  /** The scores rest on a short form. */
  estimated: z.boolean(),
  linking_version: z.string(),
  parameter_version: z.string(),
  ...errorFields,
  sections: z.object({ english: reportSection, math: reportSection }),
});
/** As a release that knows version 2 sends it. */
export const storedByOlder = { version: z.literal(ALIKE_VERSIONS) };
export type StoredDiagnosticReport = z.infer<typeof storedDiagnosticReport>;

/** Does a report say a score of both sections? */
const isScored = ({ english, math }: Record<'english' | 'math', Pick<ReportSection, 'score'>>): boolean =>
  english.score !== null && math.score !== null;

const SUBJECTS: readonly Subject[] = subjects.options;
const SECTIONS = z.object({
  sections: z.object({ english: z.object({ score: z.unknown() }), math: z.object({ score: z.unknown() }) }),
});

/** Sections without a score in a stored report of any version. The rest of it needn't be readable. */
export function unscoredSections(stored: object): Subject[] {
  const { data } = SECTIONS.safeParse(stored);
  return SUBJECTS.filter((subject) => data?.sections[subject].score === null);
}

const masteryOf = ({ skills }: ReportSection): Record<string, number> =>
  Object.fromEntries(Object.entries(skills).map(([name, { mastery }]) => [name, mastery]));

/** The sections of a report of version 1. */
export const sectionsOf = (report: DiagnosticReport): StoredDiagnosticReport['sections'] => ({
  english: {
    score: report.english_score,
    score_low: report.english_score_low,
    score_high: report.english_score_high,
    effort: report.english_effort,
    as_given: report.english_as_given,
    theta: report.english_theta,
    se: report.english_se,
    skills: report.english_skills,
    correct: report.english_correct,
    cost: report.english_cost,
    asked: report.english_asked,
    withdrawn: report.english_withdrawn,
  },
  math: {
    score: report.math_score,
    score_low: report.math_score_low,
    score_high: report.math_score_high,
    effort: report.math_effort,
    as_given: report.math_as_given,
    theta: report.math_theta,
    se: report.math_se,
    skills: report.math_skills,
    correct: report.math_correct,
    cost: report.math_cost,
    asked: report.math_asked,
    withdrawn: report.math_withdrawn,
  },
});

/** The fields that every report has on the wire. */
export const flattened = (report: Omit<StoredDiagnosticReport, 'version'>): DiagnosticReport => {
  const { english, math } = report.sections;
  return {
    english_score: english.score,
    math_score: math.score,
    ...(!isScored(report.sections) && { scored: false }),
    english_mastery: masteryOf(english),
    math_mastery: masteryOf(math),
    english_score_low: english.score_low,
    english_score_high: english.score_high,
    math_score_low: math.score_low,
    math_score_high: math.score_high,
    english_retest_low: english.retest_low,
    english_retest_high: english.retest_high,
    math_retest_low: math.retest_low,
    math_retest_high: math.retest_high,
    english_effort: english.effort,
    math_effort: math.effort,
    english_as_given: english.as_given,
    math_as_given: math.as_given,
    english_theta: english.theta,
    english_se: english.se,
    math_theta: math.theta,
    math_se: math.se,
    estimated: report.estimated,
    english_skills: english.skills,
    math_skills: math.skills,
    english_correct: english.correct,
    math_correct: math.correct,
    english_cost: english.cost,
    math_cost: math.cost,
    english_asked: english.asked,
    math_asked: math.asked,
    english_withdrawn: english.withdrawn,
    math_withdrawn: math.withdrawn,
    linking_version: report.linking_version,
    parameter_version: report.parameter_version,
    range: report.range,
    scale_sd: report.scale_sd,
    scale_pairs: report.scale_pairs,
  };
};

/** A stored report of any version. @throws as `readReport` */
export const readDiagnosticReport = (stored: object): StoredDiagnosticReport =>
  readReport(stored, diagnosticReport, storedDiagnosticReport, (report) => ({
    version: REPORT_VERSION,
    estimated: report.estimated,
    linking_version: report.linking_version,
    parameter_version: report.parameter_version,
    sections: sectionsOf(report),
  }));

/** A section without a score may be asked again: which answers were right isn't due yet. */
const withoutMarks = (section: ReportSection): ReportSection =>
  section.score === null ? { ...section, correct: [], cost: [] } : section;

/** A stored report of any version as the wire has it. @throws as `readReport` */
export function diagnosticReportOnWire(stored: object): DiagnosticReport {
  const report = readDiagnosticReport(stored);
  const { english, math } = report.sections;
  const sections = { english: withoutMarks(english), math: withoutMarks(math) };
  return inJsonbOrder(flattened({ ...report, sections }));
}
