import * as z from 'zod/mini';
import { inJsonbOrder, readReport, REPORT_VERSION } from '../core/stored-report.js';
import { type DiagnosticReport, diagnosticReport, errorFields, skillMastery } from './report.js';

/** What a report says of one subject. */
export const reportSection = z.object({
  score: z.number(),
  /** 68 % range. */
  score_low: z.number(),
  score_high: z.number(),
  /** Where another test of this kind would score, 68 %; absent in older reports. */
  retest_low: z.optional(z.number()),
  retest_high: z.optional(z.number()),
  /** Ability and its posterior standard deviation, logits, which forecasts need; absent in the oldest reports. */
  theta: z.optional(z.number()),
  se: z.optional(z.number()),
  /** By skill name. */
  skills: z.record(z.string(), skillMastery),
  /** In question order of the form. */
  correct: z.array(z.boolean()),
  /** Points that a right answer there would have added; 0 where it was right. */
  cost: z.optional(z.array(z.number())),
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
export type StoredDiagnosticReport = z.infer<typeof storedDiagnosticReport>;

const masteryOf = ({ skills }: ReportSection): Record<string, number> =>
  Object.fromEntries(Object.entries(skills).map(([name, { mastery }]) => [name, mastery]));

/** The sections of a report of version 1. */
export const sectionsOf = (report: DiagnosticReport): StoredDiagnosticReport['sections'] => ({
  english: {
    score: report.english_score,
    score_low: report.english_score_low,
    score_high: report.english_score_high,
    theta: report.english_theta,
    se: report.english_se,
    skills: report.english_skills,
    correct: report.english_correct,
    cost: report.english_cost,
  },
  math: {
    score: report.math_score,
    score_low: report.math_score_low,
    score_high: report.math_score_high,
    theta: report.math_theta,
    se: report.math_se,
    skills: report.math_skills,
    correct: report.math_correct,
    cost: report.math_cost,
  },
});

/** The fields that every report has on the wire. */
export const flattened = (report: Omit<StoredDiagnosticReport, 'version'>): DiagnosticReport => {
  const { english, math } = report.sections;
  return {
    english_score: english.score,
    math_score: math.score,
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
    linking_version: report.linking_version,
    parameter_version: report.parameter_version,
    range: report.range,
    scale_sd: report.scale_sd,
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

/** A stored report of any version as the wire has it. @throws as `readReport` */
export const diagnosticReportOnWire = (stored: object): DiagnosticReport =>
  inJsonbOrder(flattened(readDiagnosticReport(stored)));
