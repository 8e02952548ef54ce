import { itemBank } from '@aivy/item-bank';
import { boot, nestService } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { PlanModule } from './plan.module.js';

export { database } from './database.js';

export const { start, main, hardEndMs } = boot({
  name: 'plan',
  loadConfig,
  needs: { bank: itemBank, database, calls: ['auth', 'diagnostic', 'aivydaily', 'full-test'] },
  run: nestService(PlanModule, database),
});
