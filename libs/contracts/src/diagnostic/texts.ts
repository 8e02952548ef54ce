export const DIAGNOSTIC_MESSAGES = {
  questionsFailed: (subject: string) => `Failed to load ${subject} questions`,
  questionsNetwork: 'Network error loading questions',
  saveFailed: 'Failed to save answers, but you can continue your test.',
  submitFailed: 'Failed to submit test answers. Please try again.',
  submitNetwork: 'Network error submitting answers. Please try again.',
  detailFailed: 'Failed to load test details',
  solutionsFailed: (subject: string) => `Failed to load ${subject} solutions`,
  targetFailed: 'Failed to set target scores',
  reportFailed: 'Failed to load test report data',
} as const;
