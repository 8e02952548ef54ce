import { outboxEntities, outboxMigrations, type DatabaseDefinition } from '@aivy/server-kit';
import { AddAbove1769000000000 } from './migrations/add-above-1769000000000.js';
import { AddDistressGrade1767300000000 } from './migrations/add-distress-grade-1767300000000.js';
import { AddMaxAttempts1769900000000 } from './migrations/add-max-attempts-1769900000000.js';
import { AddWornLook1769300000000 } from './migrations/add-worn-look-1769300000000.js';
import { CreateAivydaily1764400000000 } from './migrations/create-aivydaily-1764400000000.js';
import { EnqueueAttemptsTogether1765200000000 } from './migrations/enqueue-attempts-together-1765200000000.js';
import { GrantUnlocks1765300000000 } from './migrations/grant-unlocks-1765300000000.js';
import { AllowMessageWithoutQuestion1768900000000 } from './migrations/allow-message-without-question-1768900000000.js';
import { AddLikedItem1766600000000 } from './migrations/add-liked-item-1766600000000.js';

export const database: DatabaseDefinition = {
  service: 'aivydaily',
  schema: 'aivydaily',
  entities: [...outboxEntities],
  migrations: [
    ...outboxMigrations,
    CreateAivydaily1764400000000,
    EnqueueAttemptsTogether1765200000000,
    GrantUnlocks1765300000000,
    AddLikedItem1766600000000,
    AddDistressGrade1767300000000,
    AllowMessageWithoutQuestion1768900000000,
    AddAbove1769000000000,
    AddWornLook1769300000000,
    AddMaxAttempts1769900000000,
  ],
};
