export { database } from '../src/database.js';

/** Stands where the chat would be, for a test that starts it itself: its tables are there, and nobody answers yet. */
export const start = async (): Promise<{ name: string; close(): Promise<void> }> => ({
  name: 'chat-tables',
  close: async () => undefined,
});
