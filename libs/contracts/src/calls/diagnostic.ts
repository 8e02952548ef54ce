import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { answerList, noInput, nothing, secondsList, utcStamp } from '../fields.js';

export const subject = z.enum(['english', 'math']);
export type Subject = z.infer<typeof subject>;

/** A question as a student sees it before it is due: no key, hint, explanation, parameter, skill or difficulty. */
export const studentQuestion = z.object({
  id: z.number(),
  type: z.enum(['choice', 'blank']),
  /** HTML; '' when there is none. */
  passage: z.string(),
  /** Inline SVG with a text alternative; '' when there is none. */
  img: z.string(),
  /** HTML with TeX between \( \) or \[ \]. */
  question: z.string(),
  choice_a: z.string(),
  choice_b: z.string(),
  choice_c: z.string(),
  choice_d: z.string(),
  /** The fixed form that this question belongs to; save and submit may echo it. */
  form_id: z.optional(z.string()),
});
export type StudentQuestion = z.infer<typeof studentQuestion>;

export const solution = z.object({
  question_id: z.number(),
  /** Letter a-d, or accepted values separated by commas. */
  answer: z.string(),
  /** HTML. */
  explanation: z.string(),
});
export type Solution = z.infer<typeof solution>;

const progress = {
  english: answerList,
  math: answerList,
  english_time: secondsList,
  math_time: secondsList,
  start_time: utcStamp,
  form_id: z.optional(z.string().check(z.maxLength(40))),
};

/** One skill of the report. */
export const skillMastery = z.object({
  /** 0-100, accuracy with bounded speed. */
  mastery: z.number(),
  /** 0-100, accuracy alone under the model. */
  accuracy: z.number(),
  /** 0-1, share of the pace factor reached. */
  pace: z.number(),
  answered: z.number(),
  /** Little evidence: leans on the section estimate. */
  estimated: z.boolean(),
});

/** `detail_report` parsed; on the wire it is a JSON string. */
export const diagnosticReport = z.object({
  english_score: z.number(),
  math_score: z.number(),
  /** Skill name → mastery percentage. */
  english_mastery: z.record(z.string(), z.number()),
  math_mastery: z.record(z.string(), z.number()),
  /** 68 % range. */
  english_score_low: z.number(),
  english_score_high: z.number(),
  math_score_low: z.number(),
  math_score_high: z.number(),
  /** Ability and its standard error, logits. */
  english_theta: z.optional(z.number()),
  english_se: z.optional(z.number()),
  math_theta: z.optional(z.number()),
  math_se: z.optional(z.number()),
  /** The scores rest on a short form. */
  estimated: z.boolean(),
  english_skills: z.record(z.string(), skillMastery),
  math_skills: z.record(z.string(), skillMastery),
  /** In question order of the form. */
  english_correct: z.array(z.boolean()),
  math_correct: z.array(z.boolean()),
  /** Points that a right answer there would have added; 0 where it was right. */
  english_cost: z.optional(z.array(z.number())),
  math_cost: z.optional(z.array(z.number())),
  linking_version: z.string(),
  parameter_version: z.string(),
});
export type DiagnosticReport = z.infer<typeof diagnosticReport>;

export const testDetail = z.object({
  /** JSON of `diagnosticReport`, null until the worker has written it. */
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
});
export type TestDetail = z.infer<typeof testDetail>;

/** A diagnostic in the file of everything that Aivy keeps of a student; lists in question order. */
export const exportedDiagnostic = z.object({
  form_id: z.string(),
  status: z.enum(['in_progress', 'submitted']),
  start_time: z.string(),
  end_time: z.nullable(z.string()),
  english: answerList,
  math: answerList,
  english_time: secondsList,
  math_time: secondsList,
  report: z.nullable(diagnosticReport),
});

const inputError = 'DT-INVALIDINPUT' as const;
const service = 'diagnostic' as const;

export const requestQuestions = defineCall({
  summary: 'Questions of one section of the current diagnostic form',
  method: 'POST',
  path: '/diagnostic/request-questions',
  service,
  pattern: 'diagnostic.request-questions',
  audience: 'visitor',
  input: z.object({ subject, form_id: z.optional(z.string().check(z.maxLength(40))) }),
  output: z.array(studentQuestion),
  inputError,
  errors: ['DT-DB'],
  idempotent: true,
  cache: { keepSeconds: 3600 },
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
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTEXIST', 'DT-NOTFURTHER', 'DT-DB'],
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
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTEXIST', 'DT-DB'],
  idempotent: false,
  invalidates: ['Diagnostic', 'Me'],
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
  output: z.array(solution),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DT-TESTNOTEXIST', 'DT-DB'],
  idempotent: true,
  cache: { keepSeconds: 86_400 },
  reveals: 'solutions',
});

export const diagnosticCalls = {
  requestQuestions,
  saveAnswers,
  submitAnswers,
  getTestDetail,
  requestQuestionSolution,
} as const;
