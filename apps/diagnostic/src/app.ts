import { itemBank } from '@aivy/item-bank';
import { boot, nestService } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { DiagnosticModule } from './diagnostic.module.js';

export { database } from './database.js';

export const { start, main, hardEndMs } = boot({
  name: 'diagnostic',
  loadConfig,
  // Questions are served from memory, never from the database.
  needs: { bank: itemBank, database, calls: ['auth', 'plan', 'aivydaily'] },
  run: nestService(DiagnosticModule, database),
});
