import { boot, nestService } from '@aivy/server-kit';
import { AnalystModule } from './analyst.module.js';
import { loadConfig } from './config.js';
import { database } from './database.js';

export { database } from './database.js';

/** Reports for analysts: orders, their making and their files. No student waits for it. */
export const { start, main, hardEndMs } = boot({
  name: 'analyst',
  loadConfig,
  needs: { database },
  run: nestService(AnalystModule, database),
});
