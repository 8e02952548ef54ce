import { databaseFaults } from '@aivy/server-kit';

/** A failing database answers REPORT-DB. */
export const DatabaseFaults = databaseFaults('REPORT-DB');
