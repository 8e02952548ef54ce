import * as z from 'zod/mini';
import { defineUserData } from '../core/user-data.js';
import { fullTestReport } from './report.js';
import { workspace } from './workspace.js';

/** A full test in the file of everything that Aivy keeps of a student. */
const exportedTest = z.object({
  test_id: z.string(),
  start_time: z.string(),
  end_time: z.nullable(z.string()),
  given_up: z.optional(z.boolean()),
  time_factor: z.number(),
  /** Those that were begun. */
  modules: z.array(
    z.object({
      module: z.number(),
      seconds: z.number(),
      started_at: z.nullable(z.string()),
      submitted_at: z.nullable(z.string()),
      answers: z.array(z.object({ question_id: z.number(), user_answer: z.string(), spent_ms: z.number() })),
      workspace: z.nullable(workspace),
    }),
  ),
  report: z.nullable(fullTestReport),
  /** There is a report, which cannot be read any more. */
  report_unreadable: z.optional(z.literal(true)),
});

export const fullTestUserData = defineUserData({
  service: 'full-test',
  field: 'full_tests',
  kept: 'the full tests',
  exported: z.array(exportedTest),
  inputError: 'FT-INVALIDINPUT',
  errors: ['FT-DB'],
});
