import { MOST_ATTEMPTS, QUESTION_ATTEMPTS } from '@aivy/contracts';
import { baseConfig, integerText, parseConfig } from '@aivy/server-kit';
import { talkConfig } from '@aivy/talk';
import * as z from 'zod/mini';

const config = z.extend(baseConfig, {
  ...talkConfig,
  /** Attempts at each question of a session that begins from now on. Fewer than three, and the record couldn't tell a last one. */
  QUESTION_ATTEMPTS: z._default(integerText(QUESTION_ATTEMPTS, MOST_ATTEMPTS), QUESTION_ATTEMPTS),
});
export type AivydailyConfig = z.infer<typeof config>;

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): AivydailyConfig => parseConfig(config, env);
