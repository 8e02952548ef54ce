import { baseConfig, integerText, parseConfig } from '@aivy/server-kit';
import * as z from 'zod/mini';

const config = z.extend(baseConfig, {
  /** Days that a message to the tutor is kept for. */
  TUTOR_KEEP_DAYS: z._default(integerText(1, 3_650), 180),
});
export type AivydailyConfig = z.infer<typeof config>;

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): AivydailyConfig => parseConfig(config, env);
