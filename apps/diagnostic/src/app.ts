import { createLogger, openBank, RpcClient, startService, type RunningService } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { DiagnosticModule } from './diagnostic.module.js';

export { database } from './database.js';

export async function start(env?: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(env);
  const logger = createLogger('diagnostic', config);
  // Questions are served from memory, never from the database.
  const { bank, close } = await openBank(config, logger);
  const rpc = new RpcClient({ redisUrl: config.REDIS_URL, prefix: config.KEY_PREFIX, source: 'diagnostic' });
  const onClose = async (): Promise<void> => {
    close();
    await rpc.close();
  };
  return startService({
    name: 'diagnostic',
    module: DiagnosticModule.with(config, bank, rpc),
    config,
    logger,
    database,
    onClose,
  });
}
