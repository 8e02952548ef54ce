import { itemBank } from '@aivy/item-bank';
import { boot, nestService } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { FullTestModule } from './full-test.module.js';

export { database } from './database.js';

export const { start, main, hardEndMs } = boot({
  name: 'full-test',
  loadConfig,
  // Questions are served from memory, never from the database.
  needs: { bank: itemBank, database, calls: ['auth'] },
  run: nestService(FullTestModule, database),
});
