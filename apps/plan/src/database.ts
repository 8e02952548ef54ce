import { outboxEntities, outboxMigration, type DatabaseDefinition } from '@aivy/server-kit';
import { CreatePlan1764000000000 } from './migrations/create-plan-1764000000000.js';

export const database: DatabaseDefinition = {
  service: 'plan',
  schema: 'plan',
  entities: [...outboxEntities],
  migrations: [outboxMigration, CreatePlan1764000000000],
};
