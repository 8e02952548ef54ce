import { outboxEntities, outboxMigrations, type DatabaseDefinition } from '@aivy/server-kit';
import { EvidenceRow } from './learner/evidence.entity.js';
import { LearnerRow, ReviewCardRow } from './learner/learner.entity.js';
import { AddFocusAreas1767400000000 } from './migrations/add-focus-areas-1767400000000.js';
import { AddFormerLetterTokens1767300000000 } from './migrations/add-former-letter-tokens-1767300000000.js';
import { AddLastFinishedZone1767300100000 } from './migrations/add-last-finished-zone-1767300100000.js';
import { AddLetterConsent1764100000000 } from './migrations/add-letter-consent-1764100000000.js';
import { CreatePlan1764000000000 } from './migrations/create-plan-1764000000000.js';
import { AddMinutesADay1767600000000 } from './migrations/add-minutes-a-day-1767600000000.js';
import { AddMissions1764400000000 } from './migrations/add-missions-1764400000000.js';
import { AddOfficialScores1766600000000 } from './migrations/add-official-scores-1766600000000.js';
import { AddPractised1766700000000 } from './migrations/add-practised-1766700000000.js';
import { AddEvidenceMarks1767400100000 } from './migrations/add-evidence-marks-1767400100000.js';
import { AddSmallestGoals1767500000000 } from './migrations/add-smallest-goals-1767500000000.js';
import { AddOptInMails1769400000000 } from './migrations/add-opt-in-mails-1769400000000.js';
import { PlanRow } from './target/plan.entity.js';
import { DayRow, UnitAnswerRow, UnitRow } from './unit/unit.entity.js';

export const database: DatabaseDefinition = {
  service: 'plan',
  schema: 'plan',
  entities: [PlanRow, UnitRow, UnitAnswerRow, DayRow, EvidenceRow, LearnerRow, ReviewCardRow, ...outboxEntities],
  migrations: [
    ...outboxMigrations,
    CreatePlan1764000000000,
    AddLetterConsent1764100000000,
    AddMissions1764400000000,
    AddOfficialScores1766600000000,
    AddPractised1766700000000,
    AddFormerLetterTokens1767300000000,
    AddLastFinishedZone1767300100000,
    AddFocusAreas1767400000000,
    AddEvidenceMarks1767400100000,
    AddSmallestGoals1767500000000,
    AddMinutesADay1767600000000,
    AddOptInMails1769400000000,
  ],
};
