import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { spentMs, noInput, nothing } from '../core/fields.js';
import { BODY_LIMIT, MAX_BODY_BYTES } from '../core/limits.js';
import { solution, studentQuestion, subject } from '../core/question.js';
import { count, perQuestion } from './fields.js';
import { trail, workspace } from './workspace.js';

const testId = z.string().check(z.minLength(1), z.maxLength(64));
const moduleNumber = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type ModuleNumber = z.infer<typeof moduleNumber>;
const oneTest = z.object({ test_id: testId });
const oneModule = z.object({ test_id: testId, module: moduleNumber });

/** In 2096; room above it lets a sequence number always rise. */
const LAST_MOMENT = 4_000_000_000_000;
/** Milliseconds since 1970. */
const moment = z.int().check(z.gte(0), z.lte(LAST_MOMENT));
/** The server's clock beside a module's deadline, so that every answer of the server sets the timer right. */
const clock = {
  /** Milliseconds since 1970 on the server, as it answers. */
  server_time: z.number(),
  /** When the module's time is over; null before its questions were first given out. */
  deadline: z.nullable(z.number()),
};

const inputError = 'FT-INVALIDINPUT' as const;
const service = 'full-test' as const;
const audience = 'student' as const;

export const startTest = defineCall({
  summary: 'Begin a full test, or go on with the open one',
  method: 'POST',
  path: '/full-test/start-test',
  service,
  pattern: 'full-test.start-test',
  audience,
  input: noInput,
  output: z.object({ test_id: z.string(), /** An open test was there. */ resumed: z.boolean() }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'FT-LOCKED', 'FT-BANKSHORT', 'FT-DB'],
  idempotent: true,
  invalidates: ['Tests'],
});

export const giveUpTest = defineCall({
  summary: 'Give an open full test up: it stays in the list and gets no report; giving it up again answers the same',
  method: 'POST',
  path: '/full-test/give-up',
  service,
  pattern: 'full-test.give-up',
  audience,
  input: oneTest,
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'FT-TESTNOTEXIST', 'FT-FINISHED', 'FT-DB'],
  idempotent: true,
  invalidates: ['Tests', 'Reports'],
});

export const retakeTestSection = defineCall({
  summary:
    'Take the one section of a full test without a score again, once, as a new test that keeps the other section',
  method: 'POST',
  path: '/full-test/retake-section',
  service,
  pattern: 'full-test.retake-section',
  audience,
  input: z.object({ test_id: testId, subject }),
  output: z.object({ test_id: z.string(), /** The open one. */ module: moduleNumber }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'FT-TESTNOTEXIST', 'FT-NORETAKE', 'FT-TESTOPEN', 'FT-BANKSHORT', 'FT-DB'],
  idempotent: true,
  invalidates: ['Tests'],
});

export const getModuleQuestions = defineCall({
  summary: 'Questions of a module; the first time starts its clock',
  method: 'POST',
  path: '/full-test/get-questions',
  service,
  pattern: 'full-test.get-questions',
  audience,
  input: oneModule,
  output: z.object({
    questions: z.array(studentQuestion),
    /** Limit of the module, with the time factor. */ seconds: z.number(),
    ...clock,
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'FT-TESTNOTEXIST', 'FT-MODULENOTOPEN', 'FT-GIVENUP', 'FT-DB'],
  idempotent: true,
  cache: { keepSeconds: 7200 },
});

export const saveProgress = defineCall({
  summary: 'Store answers of the open module; an older sequence number changes nothing',
  method: 'POST',
  path: '/full-test/save-progress',
  service,
  pattern: 'full-test.save-progress',
  audience,
  // A desk with all its notes.
  body: { ...BODY_LIMIT, bytes: MAX_BODY_BYTES, values: 4_000 },
  input: z.object({
    test_id: testId,
    question_id: perQuestion(count),
    /** '' for cleared. */
    answer: perQuestion(z.string().check(z.maxLength(6))),
    time_left: z.number().check(z.gte(0), z.lte(86_400)),
    /** Module of the answers; absent: the one that is open. */
    module: z.optional(moduleNumber),
    /** When each answer was given, by the server's clock and rising with every change; absent: now. At most 30 seconds ahead. */
    seq: z.optional(perQuestion(moment)),
    /** Time on each question in all. */
    spent_ms: z.optional(perQuestion(spentMs)),
    workspace: z.optional(workspace),
    workspace_seq: z.optional(moment),
  }),
  output: z.object({
    ...clock,
    /** Questions whose answer wasn't stored: it came too late to count, or is from ahead of time. */
    refused: z.array(z.number()),
    /** The desk is from ahead of time and wasn't stored. */
    workspace_refused: z.optional(z.boolean()),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'FT-TESTNOTEXIST', 'FT-MODULECLOSED', 'FT-MODULENOTOPEN', 'FT-GIVENUP', 'FT-DB'],
  idempotent: true,
});

export const getProgress = defineCall({
  summary: 'Where a test stands, with everything needed to go on with it on any device',
  method: 'POST',
  path: '/full-test/get-progress',
  service,
  pattern: 'full-test.get-progress',
  audience,
  input: oneTest,
  output: z.object({
    current_module: z.number(),
    time_left: z.number(),
    user_answer: z.array(
      z.object({ question_id: z.number(), user_answer: z.string(), seq: z.number(), spent_ms: z.number() }),
    ),
    finished: z.boolean(),
    /** Finished by giving it up: there will be no report. */
    given_up: z.optional(z.boolean()),
    /** When the break before the current module is over; null without one. */
    break_ends: z.nullable(z.number()),
    time_factor: z.number(),
    seconds: z.number(),
    workspace: z.nullable(workspace),
    workspace_seq: z.number(),
    ...clock,
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'FT-TESTNOTEXIST', 'FT-DB'],
  idempotent: true,
  cache: { keepSeconds: 0 },
});

export const submitModule = defineCall({
  summary: 'Close a module; closing it again answers the same',
  method: 'POST',
  path: '/full-test/submit-answers',
  service,
  pattern: 'full-test.submit-answers',
  audience,
  input: z.object({
    ...oneModule.shape,
    /** `deadline`: the time is up, as the client sees it; the server looks at its own clock. Default `student`. */
    reason: z.optional(z.enum(['student', 'deadline'])),
  }),
  output: z.object({
    /** Null after the last one. */ next_module: z.nullable(z.number()),
    break_ends: z.nullable(z.number()),
    server_time: z.number(),
  }),
  inputError,
  errors: [
    'AUTH-UNAUTHORIZED',
    'FT-TESTNOTEXIST',
    'FT-MODULENOTOPEN',
    'FT-TIMELEFT',
    'FT-GIVENUP',
    'FT-BANKSHORT',
    'FT-DB',
  ],
  idempotent: true,
  invalidates: ['Tests', 'Reports'],
});

export const getAllTests = defineCall({
  summary: 'All full tests of the student, the newest first',
  method: 'POST',
  path: '/full-test/get-all-test',
  service,
  pattern: 'full-test.get-all-test',
  audience,
  input: noInput,
  output: z.array(
    z.object({
      id: z.string(),
      start_time: z.string(),
      end_time: z.nullable(z.string()),
      current_module: z.number(),
      time_factor: z.number(),
      /** Ended by the student without a report. */
      given_up: z.optional(z.boolean()),
      /** Null until the report is there, and of a section that was clicked through. */
      english_score: z.nullable(z.number()),
      math_score: z.nullable(z.number()),
      /** False once the report is there and says no score of one section or both. */
      scored: z.optional(z.boolean()),
    }),
  ),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'FT-DB'],
  idempotent: true,
  cache: { keepSeconds: 60, tags: ['Tests'] },
});
export type TestListItem = z.infer<typeof getAllTests.output>[number];

export const getTestReport = defineCall({
  summary: 'The report of a full test once it is ready',
  method: 'POST',
  path: '/full-test/get-report',
  service,
  pattern: 'full-test.get-report',
  audience,
  input: oneTest,
  output: z.object({
    /** JSON of `fullTestReport`, null until the worker has written it, or when what it wrote cannot be read. */
    detail_report: z.nullable(z.string()),
    report_status: z.enum(['none', 'processing', 'ready']),
    weakestEnglish: z.array(z.string()),
    weakestMath: z.array(z.string()),
    start_time: z.string(),
    end_time: z.nullable(z.string()),
    /** The section that can be taken again; null for none, absent from an older service. */
    retake: z.optional(z.nullable(subject)),
    /** Of a retake: the test before, and the section that is a copy of what was answered there. */
    repeats: z.optional(z.object({ test_id: z.string(), kept_section: subject })),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'FT-TESTNOTEXIST', 'FT-DB'],
  idempotent: true,
  // Asked for before the test is over, the answer is that there is none.
  cache: { keepSeconds: 86_400, tags: ['Reports'] },
});

export const getModuleAnswers = defineCall({
  summary: 'Questions, keys, explanations and own answers of a module, after the last submission only',
  method: 'POST',
  path: '/full-test/get-answer',
  service,
  pattern: 'full-test.get-answer',
  audience,
  input: oneModule,
  output: z.object({
    question: z.array(studentQuestion),
    solution: z.array(
      z.extend(solution, {
        user_answer: z.string(),
        skill: z.string(),
        spent_ms: z.number(),
        /** Tried out, not scored. */ pretest: z.boolean(),
        /** Absent where it was tried out: how hard it is was not known then. */
        level: z.optional(z.enum(['easy', 'medium', 'hard'])),
        /** Answered unread, or in less than half of its time as the clock pressed; see `isRushed` of the measurement. */
        rushed: z.optional(z.boolean()),
      }),
    ),
    /** Limit of the module, with the time factor. */
    seconds: z.optional(z.number()),
    /** From its first opening until it was handed in, seconds. */
    used: z.optional(z.number()),
    /** Which question was visited and changed when; absent where no page kept it. */
    trail: z.optional(trail),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'FT-TESTNOTEXIST', 'FT-NOTFINISHED', 'FT-GIVENUP', 'FT-DB'],
  idempotent: true,
  cache: { keepSeconds: 86_400 },
  reveals: 'solutions',
});

export const fullTestCalls = {
  startTest,
  giveUpTest,
  retakeTestSection,
  getModuleQuestions,
  saveProgress,
  getProgress,
  submitModule,
  getAllTests,
  getTestReport,
  getModuleAnswers,
} as const;
