import { createLogger, startService, type RunningService } from '@aivy/server-kit';
import { loadBank } from '@aivy/item-bank';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { DiagnosticModule } from './diagnostic.module.js';

export { database } from './database.js';

export async function start(env?: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(env);
  // Read once: questions are served from memory, never from the database.
  const bank = await loadBank(config.DATABASE_URL);
  return startService({ name: 'diagnostic', module: DiagnosticModule.with(config, bank), config, logger: createLogger('diagnostic', config), database });
}
