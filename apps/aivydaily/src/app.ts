import { itemBank } from '@aivy/item-bank';
import { boot, nestService } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { AivydailyModule } from './aivydaily.module.js';

export { database } from './database.js';

/** Words of the tutor take this long at the most, and whoever asked for them hears them out. */
const DRAIN_MS = 32_000;

export const { start, main, hardEndMs } = boot({
  name: 'aivydaily',
  loadConfig,
  needs: { bank: itemBank, database, calls: ['auth', 'plan', 'chat', 'diagnostic', 'full-test'] },
  hardEndMs: 39_000,
  run: nestService(AivydailyModule, database, { drainMs: DRAIN_MS, slowWindow: 128 }),
});
