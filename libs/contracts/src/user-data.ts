import type { InternalOutputOf } from './core/internal-call.js';
import type { ServiceName } from './core/services.js';
import type { UserData } from './core/user-data.js';
import { aivydailyUserData } from './aivydaily/user-data.js';
import { analystUserData } from './analyst/user-data.js';
import { chatUserData } from './chat/user-data.js';
import { diagnosticUserData } from './diagnostic/user-data.js';
import { fullTestUserData } from './full-test/user-data.js';
import { planUserData } from './plan/user-data.js';

/** The service that owns accounts: it puts the exported file together and erases its own rows with the account. */
export const ACCOUNT_SERVICE = 'auth' satisfies ServiceName;

/**
 * How every other service hands out and erases what it keeps of users; null where it keeps nothing. The export of an
 * account and the erasure after its deletion walk this record, so no service can be left out by forgetting it.
 */
export const USER_DATA = {
  diagnostic: diagnosticUserData,
  'full-test': fullTestUserData,
  plan: planUserData,
  aivydaily: aivydailyUserData,
  chat: chatUserData,
  analyst: analystUserData,
} as const satisfies Record<Exclude<ServiceName, typeof ACCOUNT_SERVICE>, UserData | null>;

type Part = NonNullable<(typeof USER_DATA)[keyof typeof USER_DATA]>;

export const USER_DATA_PARTS: readonly Part[] = Object.values<Part | null>(USER_DATA).filter((part) => part !== null);

/** The services that auth and the worker ask for what they keep of a user. */
export const USER_DATA_SERVICES: readonly ServiceName[] = USER_DATA_PARTS.map((part) => part.export.service);

/** What the other services keep of a user, by field of the exported file. */
export type ExportedFields = { [P in Part as P['field']]: InternalOutputOf<P['export']> };

/** The schemas of those fields. */
export const exportedFields = Object.fromEntries(USER_DATA_PARTS.map((part) => [part.field, part.export.output])) as {
  [P in Part as P['field']]: P['export']['output'];
};

/** Asks every service for its field, all at once. @param ask sends one of the export calls */
export async function collectUserData(ask: (call: Part['export']) => Promise<unknown>): Promise<ExportedFields> {
  const fields = await Promise.all(USER_DATA_PARTS.map(async (part) => [part.field, await ask(part.export)]));
  return Object.fromEntries(fields) as ExportedFields;
}
