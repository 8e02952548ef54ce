import { NEW_STAGE } from '@aivy/contracts';
import type { AppDispatch, RootState } from '../../../core/store';
import type { Transfer } from '../../../core/session/destination';

const NOTHING: Transfer = { hasSavedData: false, isCompleted: false };

/**
 * Moves locally kept diagnostic answers to a stage-1 account; a failure leaves them on the device.
 * @param atSignIn an account that cannot take them is asked whether they should be deleted
 */
export const transferWhenNew =
  (atSignIn = false) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<Transfer> => {
    const isNew = getState().session.userStage === NEW_STAGE;
    if (!isNew && !atSignIn) return NOTHING;
    try {
      const { offerToDelete, transferLocalDiagnostic } = await import('./transfer');
      if (isNew) return await dispatch(transferLocalDiagnostic());
      await dispatch(offerToDelete());
    } catch (error) {
      console.warn('Locally kept answers could not be moved to the account', error);
    }
    return NOTHING;
  };

/** After a sign-in or sign-up: an account that cannot take the answers is asked about them. */
export const transferAtSignIn = () => transferWhenNew(true);
