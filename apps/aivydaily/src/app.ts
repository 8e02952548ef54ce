import { boot, nestService } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { AivydailyModule } from './aivydaily.module.js';

export { database } from './database.js';

export const { start, main, hardEndMs } = boot({
  name: 'aivydaily',
  loadConfig,
  needs: { bank: true, database, callsIfThere: ['plan', 'chat'] },
  run: nestService(AivydailyModule, database),
});
