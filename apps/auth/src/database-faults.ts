import { databaseFaults } from '@aivy/server-kit';

/** A failing database answers AUTH-DB. */
export const DatabaseFaults = databaseFaults('AUTH-DB');
