import * as z from 'zod/mini';
import { answerList, nothing, secondsList } from '../core/fields.js';
import { defineInternalCall } from '../core/internal-call.js';
import { defineOpenItems } from '../core/open-items.js';
import { forRecord, records } from '../plan/evidence.js';
import { diagnosticReport } from './report.js';
import { storedByOlder, storedDiagnosticReport } from './stored-report.js';

/** A submitted attempt as its report and the learner record need it. */
export const attemptForReport = defineInternalCall({
  summary: 'A submitted diagnostic, with its answers, for the report worker',
  service: 'diagnostic',
  pattern: 'diagnostic.attempt-for-report',
  input: z.object({ user_id: z.string(), attempt_id: z.string() }),
  output: z.object({
    form_id: z.string(),
    item_versions: z.record(z.string(), z.number()),
    /** Ids in the order of the questions, of a form that is the attempt's own; null or absent where the bank knows the form. */
    item_ids: z.optional(z.nullable(z.object({ english: z.array(z.number()), math: z.array(z.number()) }))),
    /** Of the item bank, by whose scale it is scored; null or absent where it was not kept. */
    release: z.optional(z.nullable(z.number())),
    english: answerList,
    math: answerList,
    english_time: secondsList,
    math_time: secondsList,
    ...forRecord,
  }),
  inputError: 'DT-INVALIDINPUT',
  errors: ['DT-TESTNOTEXIST', 'DT-DB'],
  idempotent: true,
});

/** Stores the report of an attempt; storing it again changes nothing. A worker of an older release sends that of the wire. */
export const storeReport = defineInternalCall({
  summary: 'Hand a computed report to its owner',
  service: 'diagnostic',
  pattern: 'diagnostic.store-report',
  input: z.object({
    user_id: z.string(),
    attempt_id: z.string(),
    report: z.union([z.extend(storedDiagnosticReport, storedByOlder), diagnosticReport]),
    records,
  }),
  output: nothing,
  inputError: 'DT-INVALIDINPUT',
  errors: ['DT-TESTNOTEXIST', 'DT-DB'],
  idempotent: true,
});

/** The learner record has the answers of a diagnostic: they are not handed over again. */
export const markAttemptRecorded = defineInternalCall({
  summary: 'The learner record has taken a diagnostic in',
  service: 'diagnostic',
  pattern: 'diagnostic.mark-recorded',
  input: z.object({ user_id: z.string(), attempt_id: z.string() }),
  output: nothing,
  inputError: 'DT-INVALIDINPUT',
  errors: ['DT-DB'],
  idempotent: true,
});

export const getOpenItems = defineOpenItems({
  service: 'diagnostic',
  where: 'an adaptive diagnostic',
  inputError: 'DT-INVALIDINPUT',
  errors: ['DT-DB'],
});

export const diagnosticInternalCalls = {
  attemptForReport,
  storeReport,
  markAttemptRecorded,
  getOpenItems,
} as const;
