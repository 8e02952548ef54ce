import { outboxEntities, outboxMigrations, type DatabaseDefinition } from '@aivy/server-kit';
import { AnswerRow, ModuleRow, AttemptRow } from './attempt/attempt.entity.js';
import { AddEvidenceRecorded1764000000000 } from './migrations/add-evidence-recorded-1764000000000.js';
import { AddGivenUp1763800000000 } from './migrations/add-given-up-1763800000000.js';
import { AddKeptSection1767900000000 } from './migrations/add-kept-section-1767900000000.js';
import { AddRelease1766500000000 } from './migrations/add-release-1766500000000.js';
import { AddRepeats1768000000000 } from './migrations/add-repeats-1768000000000.js';
import { AddScores1765400000000 } from './migrations/add-scores-1765400000000.js';
import { AddTrail1767100000000 } from './migrations/add-trail-1767100000000.js';
import { CreateFullTest1763700000000 } from './migrations/create-full-test-1763700000000.js';
import { CreateTrials1766500100000 } from './migrations/create-trials-1766500100000.js';
import { FillScores1765400100000 } from './migrations/fill-scores-1765400100000.js';
import { IndexUnreported1763900000000 } from './migrations/index-unreported-1763900000000.js';

export const database: DatabaseDefinition = {
  service: 'full-test',
  schema: 'full_test',
  entities: [AttemptRow, ModuleRow, AnswerRow, ...outboxEntities],
  migrations: [
    ...outboxMigrations,
    CreateFullTest1763700000000,
    AddGivenUp1763800000000,
    IndexUnreported1763900000000,
    AddEvidenceRecorded1764000000000,
    AddScores1765400000000,
    FillScores1765400100000,
    AddRelease1766500000000,
    CreateTrials1766500100000,
    AddTrail1767100000000,
    AddKeptSection1767900000000,
    AddRepeats1768000000000,
  ],
};
