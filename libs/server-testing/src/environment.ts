/** Servers of the test run; `npm test` starts them and hands them over. */
function required(name: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run integration tests by \`npm test -- --selectProjects int -- PATH\`, which starts the servers`,
    );
  return value;
}

/** A Postgres whose user may create databases. */
export const testDatabaseServer = (): string => required('TEST_DATABASE_URL');

export const testRedisServer = (): string => required('TEST_REDIS_URL');
