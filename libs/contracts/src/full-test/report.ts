import * as z from 'zod/mini';
import { diagnosticReport } from '../diagnostic/report.js';

/** The way a section went after its first module. */
export const testRoute = z.enum(['lower', 'higher']);
export type TestRoute = z.infer<typeof testRoute>;

export const pacing = z.object({
  /** Questions that there was no time for. */
  hurried: z.number(),
  /** Points. */
  lost_to_speed: z.number(),
  lost_to_knowledge: z.number(),
});

/** `detail_report` of a full test, parsed: the diagnostic's fields and what four modules tell beside them. */
export const fullTestReport = z.extend(diagnosticReport, {
  english_route: testRoute,
  math_route: testRoute,
  /** Null without a score. */
  english_pacing: z.nullable(pacing),
  math_pacing: z.nullable(pacing),
  /** Names of the skills that are likeliest weak, the likeliest first. */
  weakest_english: z.array(z.string()),
  weakest_math: z.array(z.string()),
});
export type FullTestReport = z.infer<typeof fullTestReport>;
