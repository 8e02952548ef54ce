import { SUBMITTED_STAGE, DIAGNOSTIC_MESSAGES } from '@aivy/contracts';
import { stageReached } from '../../core/session/session-slice';
import type { AppDispatch } from '../../core/store';
import {
  clearLocalDiagnostic,
  writeCompleted,
  writeInProgress,
  type InProgressDiagnostic,
} from '../../core/device/local-diagnostic';
import { completedOf } from './payload';
import { sendCompleted } from './send';

export type SubmitOutcome = { kind: 'done' } | { kind: 'already-submitted' } | { kind: 'failed'; message: string };

/** Names the diagnostic of an account, or of a visitor, among all that may be under way to be submitted. */
export const submissionKey = (owner: string | null): string => `diagnostic ${owner ?? ''}`;

/**
 * Hands the finished test in: a student's to the server, a visitor's to this device until sign-in.
 * When it cannot be sent the copy on the device stays as it is.
 */
export const submitDiagnostic =
  (test: InProgressDiagnostic) =>
  async (dispatch: AppDispatch): Promise<SubmitOutcome> => {
    const completed = completedOf(test, test.owner);
    if (test.owner === null)
      return writeCompleted(completed)
        ? { kind: 'done' }
        : { kind: 'failed', message: DIAGNOSTIC_MESSAGES.submitFailed };
    writeInProgress(test);
    const outcome = await dispatch(sendCompleted(completed));
    if (outcome.kind === 'failed')
      return {
        kind: 'failed',
        message: outcome.code === 'NETWORK' ? DIAGNOSTIC_MESSAGES.submitNetwork : DIAGNOSTIC_MESSAGES.submitFailed,
      };
    clearLocalDiagnostic(test.owner);
    dispatch(stageReached(SUBMITTED_STAGE));
    return { kind: outcome.kind === 'stored' ? 'done' : 'already-submitted' };
  };
