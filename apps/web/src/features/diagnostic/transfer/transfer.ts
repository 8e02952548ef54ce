import { SUBMITTED_STAGE, DIAGNOSTIC_MESSAGES, ERRORS } from '@aivy/contracts';
import { isBegun } from '../resume';
import { sendCompleted, sendProgress, type SendOutcome } from '../send';
import { isSharedWith } from '../../../core/device/known-accounts';
import {
  clearLocalDiagnostic,
  giveToAccount,
  readCompleted,
  readInProgress,
} from '../../../core/device/local-diagnostic';
import { attemptKey, isReviewSeen, rememberReview } from '../../../core/device/review-seen';
import { showAlert } from '../../../core/alerts/alerts-slice';
import type { Transfer } from '../../../core/session/destination';
import { transferAsked, stageReached, type TransferQuestion } from '../../../core/session/session-slice';
import type { AppDispatch, RootState, StoreExtra } from '../../../core/store';

const NOTHING: Transfer = { hasSavedData: false, isCompleted: false };

/** Has a visitor left anything here that would be a pity to lose? */
function visitorLeft(): boolean {
  const begun = readInProgress(null);
  return readCompleted(null) !== null || (begun !== null && isBegun(begun));
}

const ask =
  (question: TransferQuestion) =>
  (dispatch: AppDispatch, _state: () => RootState, { transfer }: StoreExtra) =>
    transfer.ask(() => void dispatch(transferAsked(question)));

/**
 * Lets the account have what a visitor left on this device. Where other accounts are signed in as well, the student
 * says first whose it is. From then on it is nobody else's, also when it cannot be sent yet.
 */
const claim =
  (userId: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (!visitorLeft()) return;
    const answer = isSharedWith(userId) ? await dispatch(ask('whose')) : 'mine';
    // Somebody else may be here by the time of the answer.
    if (getState().session.userId !== userId) return;
    if (answer === 'mine') giveToAccount(userId);
    if (answer === 'delete') clearLocalDiagnostic(null);
  };

/** To an account that has its diagnostic already: what a visitor left here is of no use to it, and may be deleted. */
export const offerToDelete =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (visitorLeft() && (await dispatch(ask('spare'))) === 'delete') clearLocalDiagnostic(null);
  };

/**
 * Hands what this device keeps for the account to the server: a finished test is submitted, an unfinished one saved
 * unless the account's own came further, which the server decides. What went wrong is said; the copy then stays where
 * it is and is tried again. What the server has no use for is dropped, and that is said too.
 */
export const transferLocalDiagnostic =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<Transfer> => {
    const { userId } = getState().session;
    if (userId === null) return NOTHING;
    await dispatch(claim(userId));

    const completed = readCompleted(userId);
    if (completed) {
      const outcome = await dispatch(sendCompleted(completed));
      if (outcome.kind === 'failed') {
        dispatch(
          showAlert({
            tone: 'error',
            text: outcome.code === 'NETWORK' ? DIAGNOSTIC_MESSAGES.submitNetwork : DIAGNOSTIC_MESSAGES.submitFailed,
          }),
        );
        return NOTHING;
      }
      if (isReviewSeen(attemptKey(null, completed.start_time)))
        rememberReview(attemptKey(userId, completed.start_time));
      return dispatch(closed(userId, outcome));
    }

    const begun = readInProgress(userId);
    if (!begun || !isBegun(begun)) return NOTHING;
    const outcome = await dispatch(sendProgress(begun, { transferred: true }));
    if (outcome.kind === 'already-submitted') return dispatch(closed(userId, outcome));
    if (outcome.kind === 'not-further') {
      clearLocalDiagnostic(userId);
      dispatch(showAlert({ tone: 'news', text: ERRORS['DT-NOTFURTHER'].text }));
    }
    if (outcome.kind === 'failed') dispatch(showAlert({ tone: 'error', text: DIAGNOSTIC_MESSAGES.saveFailed }));
    return { hasSavedData: outcome.kind === 'stored', isCompleted: false };
  };

/** The account's diagnostic is submitted, by this or before. */
const closed =
  (userId: string, outcome: SendOutcome) =>
  (dispatch: AppDispatch): Transfer => {
    clearLocalDiagnostic(userId);
    dispatch(stageReached(SUBMITTED_STAGE));
    if (outcome.kind === 'already-submitted') dispatch(showAlert({ tone: 'news', text: ERRORS['DT-TESTEXIST'].text }));
    return { hasSavedData: outcome.kind === 'stored', isCompleted: true };
  };
