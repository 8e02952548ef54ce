import { EMAIL_PATTERN } from '@aivy/contracts';
import { baseConfig, parseConfig, sendsMail } from '@aivy/server-kit';
import * as z from 'zod/mini';

const workerConfig = z.extend(baseConfig, {
  /** Who is told that a message was flagged as danger or emergency; absent: no one, by email. */
  TUTOR_STAFF_MAIL: z.optional(z.string().check(z.regex(EMAIL_PATTERN, 'must be an email address'))),
});
export type WorkerConfig = z.infer<typeof workerConfig>;

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): WorkerConfig =>
  parseConfig(sendsMail(workerConfig), env);
