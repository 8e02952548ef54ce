import { baseConfig, parseConfig } from '@aivy/server-kit';
import { talkConfig } from '@aivy/talk';
import * as z from 'zod/mini';

const config = z.extend(baseConfig, talkConfig);
type AivydailyConfig = z.infer<typeof config>;

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): AivydailyConfig => parseConfig(config, env);
