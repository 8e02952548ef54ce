import { databaseFaults } from '@aivy/server-kit';

/** A failing database answers DT-DB. */
export const DatabaseFaults = databaseFaults('DT-DB');
