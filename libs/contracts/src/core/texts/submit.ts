/** Apart from the others: a running test needs these two and no more. */
export const SUBMIT_MESSAGES = {
  submitFailed: 'Failed to submit test. Please try again.',
  submitError: 'An error occurred while submitting the test. Please try again.',
} as const;
