import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { answerList, noInput, nothing, secondsList, storable, utcStamp } from '../core/fields.js';
import { MAX_ANSWERS } from '../core/limits.js';
import { solution, studentQuestion, subject } from '../core/question.js';
import { moduleEffort } from './report.js';

const formId = z.string().check(z.maxLength(40), storable);

const progress = {
  english: answerList,
  math: answerList,
  english_time: secondsList,
  math_time: secondsList,
  start_time: utcStamp,
  form_id: z.optional(formId),
};

export const testDetail = z.object({
  /** JSON of `diagnosticReport`, null until the worker has written it, or when what it wrote cannot be read. */
  detail_report: z.nullable(z.string()),
  report_status: z.enum(['none', 'processing', 'ready']),
  status: z.enum(['in_progress', 'submitted']),
  /** JSON arrays. */
  user_english_answer: z.string(),
  user_math_answer: z.string(),
  user_english_time: z.string(),
  user_math_time: z.string(),
  start_time: z.string(),
  end_time: z.nullable(z.string()),
  form_id: z.string(),
  /** Section that stays as it is while the other one is taken again. */
  kept_section: z.optional(subject),
});
export type TestDetail = z.infer<typeof testDetail>;

const inputError = 'DT-INVALIDINPUT' as const;
const service = 'diagnostic' as const;

export const requestQuestions = defineCall({
  summary: 'Questions of one section of the current diagnostic form; of an adaptive one those that were drawn so far',
  method: 'POST',
  path: '/diagnostic/request-questions',
  service,
  pattern: 'diagnostic.request-questions',
  audience: 'visitor',
  input: z.object({ subject, form_id: z.optional(formId) }),
  output: z.array(studentQuestion),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTNOTEXIST', 'DT-DB'],
  idempotent: true,
  cache: { keepSeconds: 3600 },
  limits: ['adaptive-form'],
});

export const nextDiagnosticQuestion = defineCall({
  summary: 'The next question of an adaptive diagnostic; the answer to the one before it is final from then on',
  method: 'POST',
  path: '/diagnostic/next-question',
  service,
  pattern: 'diagnostic.next-question',
  audience: 'visitor',
  input: z.object({
    form_id: formId,
    subject,
    /** Of the question that is wanted, from 0: so many of the section stand before it. Asked again it is the same question. */
    place: z.int().check(z.gte(1), z.lte(MAX_ANSWERS)),
    /** To the question before it. Where that one has a final answer already, this one changes nothing. */
    answer: z.string().check(z.maxLength(6)),
  }),
  output: z.object({
    /** From the wanted place on: more than one where another page came further. */
    questions: z.array(studentQuestion),
    /** Final ones of the section, in its order. */
    answers: answerList,
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTEXIST', 'DT-TESTNOTEXIST', 'DT-BANKSHORT', 'DT-DB'],
  idempotent: true,
});

export const saveAnswers = defineCall({
  summary: 'Store the answers so far of an open diagnostic',
  method: 'POST',
  path: '/diagnostic/save-answers',
  service,
  pattern: 'diagnostic.save-answers',
  audience: 'student',
  input: z.object({
    ...progress,
    /** Answers that were given on the device before sign-in: an attempt of the account that came further stays (DT-NOTFURTHER). */
    transferred: z.optional(z.boolean()),
  }),
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTEXIST', 'DT-TESTNOTEXIST', 'DT-NOTFURTHER', 'DT-DB'],
  idempotent: true,
  invalidates: ['Diagnostic'],
});

export const submitAnswers = defineCall({
  summary: 'Close the diagnostic and have it scored',
  method: 'POST',
  path: '/diagnostic/submit-answers',
  service,
  pattern: 'diagnostic.submit-answers',
  audience: 'student',
  input: z.object({ ...progress, end_time: utcStamp }),
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTEXIST', 'DT-TESTNOTEXIST', 'DT-BANKSHORT', 'DT-DB'],
  idempotent: false,
  // Not the profile: a job raises its stage only later, and the client knows the stage by itself.
  invalidates: ['Diagnostic'],
});

export const getTestDetail = defineCall({
  summary: 'The diagnostic of the signed-in user, with its report once it is ready',
  method: 'POST',
  path: '/diagnostic/get-test-detail',
  service,
  pattern: 'diagnostic.get-test-detail',
  audience: 'student',
  input: noInput,
  output: testDetail,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTNOTEXIST', 'DT-DB'],
  idempotent: true,
  cache: { keepSeconds: 60, tags: ['Diagnostic'] },
});

export const requestQuestionSolution = defineCall({
  summary: 'Keys and explanations of one section, after submission only',
  method: 'POST',
  path: '/diagnostic/request-question-solution',
  service,
  pattern: 'diagnostic.request-question-solution',
  audience: 'student',
  input: z.object({ subject }),
  output: z.array(
    z.extend(solution, {
      level: z.optional(z.enum(['easy', 'medium', 'hard'])),
      /** Answered unread, or in less than half of its time as the clock pressed; see `isRushed` of the measurement. */
      rushed: z.optional(z.boolean()),
    }),
  ),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTNOTEXIST', 'DT-UNSCORED', 'DT-DB'],
  idempotent: true,
  cache: { keepSeconds: 86_400 },
  reveals: 'solutions',
});

const sectionEffort = z.extend(moduleEffort, {
  /** False where too few questions were worked on for a score. */
  scored: z.boolean(),
});

export const checkEffort = defineCall({
  summary: 'Whether each section of a finished diagnostic has enough effort for a score; nothing is stored',
  method: 'POST',
  path: '/diagnostic/check-effort',
  service,
  pattern: 'diagnostic.check-effort',
  audience: 'visitor',
  input: z.object(progress),
  output: z.object({ english: sectionEffort, math: sectionEffort }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTNOTEXIST', 'DT-BANKSHORT', 'DT-DB'],
  idempotent: true,
  cache: { keepSeconds: 60 },
});

export const retakeSection = defineCall({
  summary: 'Start a section of the diagnostic again that had too little effort for a score; the other one stays',
  method: 'POST',
  path: '/diagnostic/retake-section',
  service,
  pattern: 'diagnostic.retake-section',
  audience: 'visitor',
  /** The form that was taken; that of a student's attempt is known. */
  input: z.object({ subject, form_id: z.optional(formId) }),
  /** The form that the section is asked from: of an adaptive one a new one. */
  output: z.object({ form_id: formId }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTEXIST', 'DT-TESTNOTEXIST', 'DT-DB'],
  idempotent: true,
  invalidates: ['Diagnostic'],
  limits: ['adaptive-form'],
});

export const diagnosticCalls = {
  requestQuestions,
  nextDiagnosticQuestion,
  saveAnswers,
  submitAnswers,
  getTestDetail,
  requestQuestionSolution,
  checkEffort,
  retakeSection,
} as const;
