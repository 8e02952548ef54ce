import { TIMING_NAMES } from '@aivy/exam';
import { baseConfig, parseConfig } from '@aivy/server-kit';
import * as z from 'zod/mini';

const config = z.extend(baseConfig, {
  /** Module times: as specified, or as the official exam has them. */
  TEST_TIMING: z._default(z.enum(TIMING_NAMES), 'spec'),
});
export type FullTestConfig = z.infer<typeof config>;

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): FullTestConfig => parseConfig(config, env);
