import type { AppDispatch } from '../store';
import type { Transfer } from './destination';

const NOTHING: Transfer = { hasSavedData: false, isCompleted: false };

/** Moves locally kept diagnostic answers to a stage-1 account; a failure is logged and leaves them on the device. */
export const transferWhenNew = (stage: number) => async (dispatch: AppDispatch): Promise<Transfer> => {
  if (stage !== 1) return NOTHING;
  try {
    const { transferLocalDiagnostic } = await import('../transfer');
    return await transferLocalDiagnostic(dispatch);
  } catch (error) {
    console.warn('Locally kept answers could not be moved to the account', error);
    return NOTHING;
  }
};
