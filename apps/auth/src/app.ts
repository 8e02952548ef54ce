import { createLogger, startService, type RunningService } from '@aivy/server-kit';
import { AuthModule } from './auth.module.js';
import { loadConfig } from './config.js';
import { database } from './database.js';

export { database } from './database.js';

export async function start(env?: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(env);
  return startService({ name: 'auth', module: AuthModule.with(config), config, logger: createLogger('auth', config), database });
}
