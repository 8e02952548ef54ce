import { itemBank } from '@aivy/item-bank';
import { boot, nestService } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { ChatModule } from './chat.module.js';

export { database } from './database.js';

/** A reply takes this long at the most, and whoever asked for one hears it out. */
const DRAIN_MS = 32_000;

export const { start, main, hardEndMs } = boot({
  name: 'chat',
  loadConfig,
  needs: { bank: itemBank, database, calls: ['plan', 'diagnostic', 'aivydaily', 'full-test'] },
  hardEndMs: 39_000,
  run: nestService(ChatModule, database, { drainMs: DRAIN_MS, slowWindow: 128 }),
});
