import { databaseFaults } from '@aivy/server-kit';

/** A failing database answers PLAN-DB. */
export const DatabaseFaults = databaseFaults('PLAN-DB');
