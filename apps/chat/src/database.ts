import type { DatabaseDefinition } from '@aivy/server-kit';
import { CreateChat1765000000000 } from './migrations/create-chat-1765000000000.js';

export const database: DatabaseDefinition = {
  service: 'chat',
  schema: 'chat',
  entities: [],
  migrations: [CreateChat1765000000000],
};
