import { boot, nestService } from '@aivy/server-kit';
import { AuthModule } from './auth.module.js';
import { loadConfig } from './config.js';
import { database } from './database.js';

export { database } from './database.js';

export const { start, main, hardEndMs } = boot({
  name: 'auth',
  loadConfig,
  needs: { database, calls: ['diagnostic', 'full-test'] },
  run: nestService(AuthModule, database),
});
