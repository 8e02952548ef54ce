import { outboxEntities, outboxMigrations, type DatabaseDefinition } from '@aivy/server-kit';
import { AddPublishedItems1766800000000 } from './migrations/add-published-items-1766800000000.js';
import { CreateAnalyst1766400000000 } from './migrations/create-analyst-1766400000000.js';
import { APPENDS, READS } from './reads.js';

export const database: DatabaseDefinition = {
  service: 'analyst',
  schema: 'analyst',
  entities: [...outboxEntities],
  migrations: [...outboxMigrations, CreateAnalyst1766400000000, AddPublishedItems1766800000000],
  reads: READS,
  appends: APPENDS,
};
