import { createLogger, RpcClient, startService, type RunningService } from '@aivy/server-kit';
import { AuthModule } from './auth.module.js';
import { loadConfig } from './config.js';
import { database } from './database.js';

export { database } from './database.js';

export async function start(env?: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(env);
  const rpc = new RpcClient({ redisUrl: config.REDIS_URL, prefix: config.KEY_PREFIX, source: 'auth' });
  return startService({
    name: 'auth',
    module: AuthModule.with(config, rpc),
    config,
    logger: createLogger('auth', config),
    database,
    onClose: () => rpc.close(),
  });
}
