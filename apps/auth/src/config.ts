import { baseConfig, parseConfig, type BaseConfig } from '@aivy/server-kit';

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): BaseConfig => parseConfig(baseConfig, env);
