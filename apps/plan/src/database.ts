import { outboxEntities, outboxMigration, type DatabaseDefinition } from '@aivy/server-kit';
import { EvidenceRow } from './learner/evidence.entity.js';
import { LearnerRow, ReviewCardRow } from './learner/learner.entity.js';
import { CreatePlan1764000000000 } from './migrations/create-plan-1764000000000.js';

export const database: DatabaseDefinition = {
  service: 'plan',
  schema: 'plan',
  entities: [EvidenceRow, LearnerRow, ReviewCardRow, ...outboxEntities],
  migrations: [outboxMigration, CreatePlan1764000000000],
};
