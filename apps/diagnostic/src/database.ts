import { outboxEntities, outboxMigrations, type DatabaseDefinition } from '@aivy/server-kit';
import { AttemptRow } from './attempt/attempt.entity.js';
import { AddAdaptiveForms1767000000000 } from './migrations/add-adaptive-forms-1767000000000.js';
import { AddEvidenceRecorded1764000000000 } from './migrations/add-evidence-recorded-1764000000000.js';
import { AddKeptSection1767900000000 } from './migrations/add-kept-section-1767900000000.js';
import { AddRelease1766500000000 } from './migrations/add-release-1766500000000.js';
import { CreateDiagnostic1763600200000 } from './migrations/create-diagnostic-1763600200000.js';
import { IndexUnreported1763900000000 } from './migrations/index-unreported-1763900000000.js';

export const database: DatabaseDefinition = {
  service: 'diagnostic',
  schema: 'diagnostic',
  entities: [AttemptRow, ...outboxEntities],
  migrations: [
    ...outboxMigrations,
    CreateDiagnostic1763600200000,
    IndexUnreported1763900000000,
    AddEvidenceRecorded1764000000000,
    AddRelease1766500000000,
    AddAdaptiveForms1767000000000,
    AddKeptSection1767900000000,
  ],
};
