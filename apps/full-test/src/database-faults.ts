import { databaseFaults } from '@aivy/server-kit';

/** A failing database answers FT-DB. */
export const DatabaseFaults = databaseFaults('FT-DB');
