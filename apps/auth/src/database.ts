import { outboxEntities, outboxMigrations, type DatabaseDefinition } from '@aivy/server-kit';
import { UserRow } from './account/user.entity.js';
import { AddMailIds1769400000000 } from './migrations/add-mail-ids-1769400000000.js';
import { AddPathAccess1769300000000 } from './migrations/add-path-access-1769300000000.js';
import { AddSessionOrigin1763800100000 } from './migrations/add-session-origin-1763800100000.js';
import { AddTimeFactor1763700100000 } from './migrations/add-time-factor-1763700100000.js';
import { CreateAuth1763600100000 } from './migrations/create-auth-1763600100000.js';
import { ResetTokenRow } from './password/reset-token.entity.js';
import { SessionRow } from './session/session.entity.js';
import { VerificationCodeRow } from './verification/verification-code.entity.js';

/** Auth's part of the database. */
export const database: DatabaseDefinition = {
  service: 'auth',
  schema: 'auth',
  entities: [UserRow, SessionRow, VerificationCodeRow, ResetTokenRow, ...outboxEntities],
  migrations: [
    ...outboxMigrations,
    CreateAuth1763600100000,
    AddTimeFactor1763700100000,
    AddSessionOrigin1763800100000,
    AddPathAccess1769300000000,
    AddMailIds1769400000000,
  ],
};
