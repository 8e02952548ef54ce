/** Messages of a full test (specification, error catalogue). */
export const FULL_TEST_MESSAGES = {
  questionsFailed: 'Failed to load module questions',
  testsFailed: 'Failed to load tests',
  reportFailed: 'Failed to load test report',
  noTest: 'No test ID found. Go back to test preview.',
} as const;
