/** Messages of a running full test and of the list of tests (specification, error catalogue). */
export const FULL_TEST_MESSAGES = {
  invalidResponse: 'Invalid response from server',
  questionsFailed: 'Failed to load module questions',
  testsFailed: 'Failed to load tests',
  noTest: 'No test ID found. Go back to test preview.',
  noActiveTest: 'No active test',
  noActiveModule: 'No active module',
  noActiveTestOrModule: 'No active test or module',
  moduleNotFound: 'Module not found',
  noModuleId: 'No current module ID',
  progressModule: 'Invalid module ID in progress data',
  progressTime: 'Invalid time left in progress data',
  progressAnswers: 'Invalid user answers format in progress data',
} as const;

/** Messages of a full test's report. */
export const FULL_TEST_REPORT_MESSAGES = {
  reportFailed: 'Failed to load test report',
  reportInvalid: 'Invalid report data',
  answersFailed: 'Failed to load answers for this module',
  solutionsMissing: 'Invalid response format: missing solution data',
} as const;
