import { databaseFaults } from '@aivy/server-kit';

/** A failing database answers DB. */
export const DatabaseFaults = databaseFaults('DB');
