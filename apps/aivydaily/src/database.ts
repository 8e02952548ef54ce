import { outboxEntities, outboxMigration, type DatabaseDefinition } from '@aivy/server-kit';

export const database: DatabaseDefinition = {
  service: 'aivydaily',
  schema: 'aivydaily',
  entities: [...outboxEntities],
  migrations: [outboxMigration],
};
