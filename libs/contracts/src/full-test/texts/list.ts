/** Messages of the list of full tests and of an address without its test (specification, error catalogue). */
export const FULL_TEST_MESSAGES = {
  testsFailed: 'Failed to load tests',
  noTest: 'No test ID found. Go back to test preview.',
} as const;
