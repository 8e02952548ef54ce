import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { noInput, nothing } from '../core/fields.js';
import { localDate, points } from './fields.js';

const inputError = 'PLAN-INVALIDINPUT' as const;
const service = 'plan' as const;
const audience = 'student' as const;
const path = '/plan/official-scores' as const;
const one = '/plan/official-scores/:score_id' as const;
/** `Dash`: the score path shows them. */
const invalidates = ['OfficialScores', 'Dash'] as const;

/** Official scores that a student may keep; nobody sits the test more often. */
export const MOST_OFFICIAL_SCORES = 20;
/** The official test is the one of today since 2024; older scores are of another test. */
const FIRST_OFFICIAL_DATE = '2024-01-01';

const isDate = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

const sectionScore = z.int().check(
  z.gte(200),
  z.lte(800),
  z.refine((score) => score % 10 === 0, 'goes in tens'),
);

const officialScore = z.object({
  /** Of the test, where the student was; not in the future. */
  test_date: localDate.check(
    z.refine(isDate, 'is no date'),
    z.refine((date) => date >= FIRST_OFFICIAL_DATE, `is before ${FIRST_OFFICIAL_DATE}`),
  ),
  english_score: sectionScore,
  math_score: sectionScore,
});
const scoreId = z.uuid();

/** As it is handed out. */
export const keptOfficialScore = z.object({ test_date: localDate, english_score: points, math_score: points });

export const listOfficialScores = defineCall({
  summary: 'Official scores that the student has entered, the newest test first',
  method: 'GET',
  path,
  service,
  pattern: 'plan.list-official-scores',
  audience,
  input: noInput,
  output: z.object({ scores: z.array(z.extend(keptOfficialScore, { score_id: scoreId })) }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['OfficialScores'] },
});

export const enterOfficialScore = defineCall({
  summary: 'Enter the scores of an official test, once for a date',
  method: 'POST',
  path,
  service,
  pattern: 'plan.enter-official-score',
  audience,
  input: officialScore,
  output: z.object({ score_id: scoreId }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-OFFICIALEXISTS', 'PLAN-OFFICIALTOOMANY', 'PLAN-DB'],
  idempotent: false,
  invalidates,
});

export const changeOfficialScore = defineCall({
  summary: 'Correct the scores of an official test, or its date',
  method: 'PUT',
  path: one,
  service,
  pattern: 'plan.change-official-score',
  audience,
  input: z.extend(officialScore, { score_id: scoreId }),
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-OFFICIALNOTEXIST', 'PLAN-OFFICIALEXISTS', 'PLAN-DB'],
  idempotent: true,
  invalidates,
});

export const removeOfficialScore = defineCall({
  summary: 'Delete the scores of an official test',
  method: 'DELETE',
  path: one,
  service,
  pattern: 'plan.remove-official-score',
  audience,
  input: z.object({ score_id: scoreId }),
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-OFFICIALNOTEXIST', 'PLAN-DB'],
  idempotent: false,
  invalidates,
});

export const officialCalls = {
  listOfficialScores,
  enterOfficialScore,
  changeOfficialScore,
  removeOfficialScore,
} as const;
