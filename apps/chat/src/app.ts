import { boot, nestService } from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { database } from './database.js';
import { ChatModule } from './chat.module.js';

export { database } from './database.js';

export const { start, main, hardEndMs } = boot({
  name: 'chat',
  loadConfig,
  needs: { bank: true, database, calls: ['plan'] },
  run: nestService(ChatModule, database),
});
