import { createLogger, openBank, startService, type RunningService } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { DiagnosticModule } from './diagnostic.module.js';

export { database } from './database.js';

export async function start(env?: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(env);
  const logger = createLogger('diagnostic', config);
  // Questions are served from memory, never from the database.
  const { bank, close } = await openBank(config, logger);
  return startService({ name: 'diagnostic', module: DiagnosticModule.with(config, bank), config, logger, database, onClose: close });
}
