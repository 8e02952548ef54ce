import { sendCompleted, sendProgress, type SendOutcome } from '../features/diagnostic/send';
import { isBegun } from '../features/diagnostic/resume';
import { clearLocalDiagnostic, readCompleted, readInProgress, writeInProgress } from '../lib/local-diagnostic';
import { stageReached, SUBMITTED_STAGE } from './session/session-slice';
import type { AppDispatch } from './store';

export interface TransferResult {
  /** The server took what this device kept. */
  hasSavedData: boolean;
  /** The account's diagnostic is finished. */
  isCompleted: boolean;
}

const NOTHING: TransferResult = { hasSavedData: false, isCompleted: false };

/**
 * After sign-in: hands the diagnostic kept on this device to the account. A finished one is submitted, an unfinished
 * one saved. What the server refuses because the account has a diagnostic already is dropped; anything else that goes
 * wrong leaves the copy where it is. Another account's copy is never touched.
 */
export async function transferLocalDiagnostic(dispatch: AppDispatch): Promise<TransferResult> {
  const userId = dispatch((_dispatch, getState) => getState().session.userId);
  const isMine = ({ owner }: { owner: string | null }): boolean => owner === null || owner === userId;

  const completed = readCompleted();
  if (completed && isMine(completed)) {
    const outcome = await dispatch(sendCompleted(completed));
    if (outcome.kind === 'failed') return NOTHING;
    return closed(dispatch, outcome);
  }
  const begun = readInProgress();
  if (!begun || !isMine(begun) || !isBegun(begun)) return NOTHING;
  const outcome = await dispatch(sendProgress(begun));
  if (outcome.kind === 'already-submitted') return closed(dispatch, outcome);
  if (outcome.kind === 'failed') return NOTHING;
  // From now on the copy is this account's mirror.
  writeInProgress({ ...begun, owner: userId });
  return { hasSavedData: true, isCompleted: false };
}

function closed(dispatch: AppDispatch, outcome: SendOutcome): TransferResult {
  clearLocalDiagnostic();
  dispatch(stageReached(SUBMITTED_STAGE));
  return { hasSavedData: outcome.kind === 'stored', isCompleted: true };
}
