import type { AppDispatch, RootState } from '../../core/store';
import { homeAfterTransfer, homeOf } from '../../core/session/destination';
import { transferWhenNew } from '../../features/diagnostic/transfer/transfer-when-new';

/** Where home is for whoever is signed in, after local answers had their chance to move to the account. @returns a path */
export const studentHome =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<string> => {
    const before = getState().session.userStage;
    const transfer = await dispatch(transferWhenNew());
    const { userStage, userId } = getState().session;
    return before === userStage ? homeOf(userStage, userId) : homeAfterTransfer(userStage, transfer);
  };
