import * as z from 'zod/mini';
import type { Caller, InternalCall } from '@aivy/contracts';

/** About 1 KB of JSON, as a question with its choices is. */
export const BODY = {
  id: 4711,
  type: 'choice',
  passage: 'A'.repeat(520),
  question: 'B'.repeat(160),
  choices: ['C'.repeat(60), 'D'.repeat(60), 'E'.repeat(60), 'F'.repeat(60)],
  seconds: [71, 64.5, 12, 88, 90.25],
};

const body = z.looseObject({ id: z.number() });

export const ECHO_PATTERN = 'auth.bench-echo';
export const echoCall: InternalCall<typeof body, typeof body> = {
  summary: 'Echo',
  service: 'auth',
  pattern: ECHO_PATTERN,
  input: body,
  output: body,
  inputError: 'INVALIDINPUT',
  errors: [],
  idempotent: true,
};
export const benchCaller: Caller = { requestId: 'bench', userId: 'u1', role: 'student' };
