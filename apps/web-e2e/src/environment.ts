/** What `npm run e2e` hands to the journeys. */
export function setting(name: 'BASE_URL' | 'MAILBOX' | 'CHROME_PATH' | 'E2E_DATABASE_URL' | 'BANK_FILE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys by \`npm run e2e\``);
  return value;
}

/** Address of the running system, without a slash at the end. */
export const baseUrl = (): string => setting('BASE_URL');
