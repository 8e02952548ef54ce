import * as z from 'zod/mini';
import { answerList, secondsList } from '../core/fields.js';
import { defineUserData } from '../core/user-data.js';
import { diagnosticReport } from './report.js';

/** A diagnostic in the file of everything that Aivy keeps of a student; lists in question order. */
const exportedDiagnostic = z.object({
  form_id: z.string(),
  status: z.enum(['in_progress', 'submitted']),
  start_time: z.string(),
  end_time: z.nullable(z.string()),
  english: answerList,
  math: answerList,
  english_time: secondsList,
  math_time: secondsList,
  report: z.nullable(diagnosticReport),
  /** There is a report, which cannot be read any more. */
  report_unreadable: z.optional(z.literal(true)),
});

export const diagnosticUserData = defineUserData({
  service: 'diagnostic',
  field: 'diagnostic',
  kept: 'the diagnostic',
  exported: z.nullable(exportedDiagnostic),
  inputError: 'DT-INVALIDINPUT',
  errors: ['DT-DB'],
});
