import { outboxEntities, outboxMigration, type DatabaseDefinition } from '@aivy/server-kit';

export const database: DatabaseDefinition = {
  service: 'chat',
  schema: 'chat',
  entities: [...outboxEntities],
  migrations: [outboxMigration],
};
