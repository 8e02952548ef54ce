import * as z from 'zod/mini';
import { answerList, nothing } from '../core/fields.js';
import { defineInternalCall } from '../core/internal-call.js';
import { defineOpenItems } from '../core/open-items.js';
import { subject } from '../core/question.js';
import { forRecord, records, repeatsAt } from '../plan/evidence.js';
import { moment } from '../plan/fields.js';
import { fullTestReport, testRoute } from './report.js';
import { storedByOlder } from '../diagnostic/stored-report.js';
import { storedFullTestReport } from './stored-report.js';

/** A finished full test as its report and the learner record need it; lists in the order of the module's questions. */
export const testForReport = defineInternalCall({
  summary: 'A finished full test, with its answers, for the report worker',
  service: 'full-test',
  pattern: 'full-test.test-for-report',
  input: z.object({ user_id: z.string(), test_id: z.string() }),
  output: z.object({
    /** Of the item bank, by whose scale it is scored; null or absent where it was not kept. */
    release: z.optional(z.nullable(z.number())),
    modules: z.array(
      z.object({
        module: z.number(),
        route: z.enum(['first', ...testRoute.options]),
        /** Its limit; absent from a release that does not say it. */
        seconds: z.optional(z.number()),
        questions: z.array(z.object({ id: z.number(), version: z.number(), pretest: z.boolean() })),
        answers: answerList,
        spent_ms: z.array(z.number()),
        /** When each answer was given, within its module; absent from an older release. */
        given_at: z.optional(z.array(moment)),
      }),
    ),
    ...forRecord,
    repeats_at: repeatsAt,
    /** The section that was copied from the test before: the learner record has it by that one. */
    kept_section: z.optional(z.nullable(subject)),
  }),
  inputError: 'FT-INVALIDINPUT',
  errors: ['FT-TESTNOTEXIST', 'FT-GIVENUP', 'FT-DB'],
  idempotent: true,
});

/** Stores the report of a full test; storing it again changes nothing. A worker of an older release sends that of the wire. */
export const storeTestReport = defineInternalCall({
  summary: 'Hand the report of a full test to its owner',
  service: 'full-test',
  pattern: 'full-test.store-report',
  input: z.object({
    user_id: z.string(),
    test_id: z.string(),
    report: z.union([z.extend(storedFullTestReport, storedByOlder), fullTestReport]),
    records,
  }),
  output: nothing,
  inputError: 'FT-INVALIDINPUT',
  errors: ['FT-TESTNOTEXIST', 'FT-DB'],
  idempotent: true,
});

/** The learner record has the answers of a full test: they are not handed over again. */
export const markTestRecorded = defineInternalCall({
  summary: 'The learner record has taken a full test in',
  service: 'full-test',
  pattern: 'full-test.mark-recorded',
  input: z.object({ user_id: z.string(), test_id: z.string() }),
  output: nothing,
  inputError: 'FT-INVALIDINPUT',
  errors: ['FT-DB'],
  idempotent: true,
});

export const getOpenTestItems = defineOpenItems({
  service: 'full-test',
  where: 'a full test',
  inputError: 'FT-INVALIDINPUT',
  errors: ['FT-DB'],
});

export const fullTestInternalCalls = {
  testForReport,
  storeTestReport,
  markTestRecorded,
  getOpenTestItems,
} as const;
