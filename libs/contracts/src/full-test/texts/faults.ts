/** What can be wrong with a running full test; fetched with the checks that tell it. */
export const FULL_TEST_FAULTS = {
  invalidResponse: 'Invalid response from server',
  questionsFailed: 'Failed to load module questions',
  noActiveTest: 'No active test',
  noActiveModule: 'No active module',
  noActiveTestOrModule: 'No active test or module',
  moduleNotFound: 'Module not found',
  noModuleId: 'No current module ID',
  progressModule: 'Invalid module ID in progress data',
  progressTime: 'Invalid time left in progress data',
  progressAnswers: 'Invalid user answers format in progress data',
} as const;
