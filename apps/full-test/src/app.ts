import { createLogger, openBank, RpcClient, startService, type RunningService } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { FullTestModule } from './full-test.module.js';

export { database } from './database.js';

export async function start(env?: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(env);
  const logger = createLogger('full-test', config);
  // Questions are served from memory, never from the database.
  const { bank, close } = await openBank(config, logger);
  const rpc = new RpcClient({ redisUrl: config.REDIS_URL, prefix: config.KEY_PREFIX, source: 'full-test' });
  const onClose = async (): Promise<void> => {
    close();
    await rpc.close();
  };
  return startService({
    name: 'full-test',
    module: FullTestModule.with(config, bank, rpc),
    config,
    logger,
    database,
    onClose,
  });
}
