import { outboxEntities, outboxMigrations, type DatabaseDefinition } from '@aivy/server-kit';
import { AddDistressGrade1767300000000 } from './migrations/add-distress-grade-1767300000000.js';
import { CreateExchanges1768500000000 } from './migrations/create-exchanges-1768500000000.js';
import { CreateChat1765000000000 } from './migrations/create-chat-1765000000000.js';

export const database: DatabaseDefinition = {
  service: 'chat',
  schema: 'chat',
  entities: [...outboxEntities],
  migrations: [
    ...outboxMigrations,
    CreateChat1765000000000,
    AddDistressGrade1767300000000,
    CreateExchanges1768500000000,
  ],
};
