/** Messages of a full test's report. */
export const FULL_TEST_REPORT_MESSAGES = {
  reportFailed: 'Failed to load test report',
  reportInvalid: 'Invalid report data',
  answersFailed: 'Failed to load answers for this module',
  solutionsMissing: 'Invalid response format: missing solution data',
} as const;
