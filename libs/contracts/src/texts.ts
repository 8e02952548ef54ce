/** Fixed texts of the specification, used as written. Client texts that no document fixes live with their component. */
export const PRODUCTS = {
  path: { id: 1, name: 'AivyPath' },
  daily: { id: 2, name: 'AivyDaily' },
} as const;
export type ProductKey = keyof typeof PRODUCTS;

export const TRADEMARK_NOTE = 'SAT is a trademark of the College Board, which is not affiliated with Aivy.';

export const VALIDATION = {
  emailRequired: 'You must input your email address',
  emailLength: 'Invalid email length',
  emailFormat: 'Invalid email format',
  passwordRequired: 'You must input your password',
  usernameRequired: 'You must input your username',
  codeRequired: 'You must input your verification code',
  passwordsDiffer: 'Passwords do not match',
  confirmRequired: 'You must confirm your password',
  agreement: 'You need to read and accept User Agreement and Privacy Policy.',
} as const;

export const MESSAGES = {
  signInFailed: 'Sign in failed. Please check your credentials and try again.',
  reauthFailed: 'Failed to sign in. Please check your credentials.',
  setupFailed: 'Setup failed. Please try again.',
  setupRetry: 'We had trouble completing your setup. Please select your product and try again.',
  codeSent: "Verification code sent successfully. Please check your spam folder if you don't see it in inbox",
  resetLinkSent: "A password reset link is sent successfully. Please check your spam folder if you don't see it in inbox",
  passwordReset: 'Password reset successfully. Go back to log in.',
  submitFailed: 'Failed to submit test. Please try again.',
  submitError: 'An error occurred while submitting the test. Please try again.',
  initFailed: 'Failed to initialize test. Please try again.',
  videoFailed: 'Sorry, the video failed to load. Please try again later.',
  network: 'Network error, please try again later.',
  unknownCode: (code: string) => `Unknown error code: ${code}`,
  replyError: (message?: string) => `Error: ${message || 'Request failed'}`,
} as const;

export const DIAGNOSTIC_MESSAGES = {
  questionsFailed: (subject: string) => `Failed to load ${subject} questions`,
  questionsNetwork: 'Network error loading questions',
  saveFailed: 'Failed to save answers, but you can continue your test.',
  submitFailed: 'Failed to submit test answers. Please try again.',
  submitNetwork: 'Network error submitting answers. Please try again.',
  detailFailed: 'Failed to load test details',
  solutionsFailed: (subject: string) => `Failed to load ${subject} solutions`,
  reportFailed: 'Failed to load test report data',
} as const;
