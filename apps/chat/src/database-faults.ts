import { databaseFaults } from '@aivy/server-kit';

/** A failing database answers CHAT-DB. */
export const DatabaseFaults = databaseFaults('CHAT-DB');
