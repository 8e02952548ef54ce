import { USER_DATA_SERVICES } from '@aivy/contracts';
import { boot, nestService } from '@aivy/server-kit';
import { AuthModule } from './auth.module.js';
import { loadConfig } from './config.js';
import { database } from './database.js';

export { database } from './database.js';

export const { start, main, hardEndMs } = boot({
  name: 'auth',
  loadConfig,
  needs: { database, calls: USER_DATA_SERVICES },
  run: nestService(AuthModule, database),
});
