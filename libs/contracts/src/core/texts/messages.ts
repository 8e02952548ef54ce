import { NETWORK_MESSAGE } from './network.js';
import { SUBMIT_MESSAGES } from './submit.js';

export const MESSAGES = {
  signInFailed: 'Sign in failed. Please check your credentials and try again.',
  reauthFailed: 'Failed to sign in. Please check your credentials.',
  setupFailed: 'Setup failed. Please try again.',
  setupRetry: 'We had trouble completing your setup. Please select your product and try again.',
  codeSent: "Verification code sent successfully. Please check your spam folder if you don't see it in inbox",
  resetLinkSent:
    "A password reset link is sent successfully. Please check your spam folder if you don't see it in inbox",
  passwordReset: 'Password reset successfully. Go back to log in.',
  ...SUBMIT_MESSAGES,
  initFailed: 'Failed to initialize test. Please try again.',
  videoFailed: 'Sorry, the video failed to load. Please try again later.',
  accountDeleted: 'Your account and everything in it is deleted.',
  network: NETWORK_MESSAGE,
  unknownCode: (code: string) => `Unknown error code: ${code}`,
  replyError: (message?: string) => `Error: ${message || 'Request failed'}`,
} as const;
