import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../config/route-names';
import { useAppDispatch, useAppSelector } from '../store';
import { homeAfterTransfer } from './destination';
import { transferWhenNew } from './transfer-when-new';

/** What the logo does: landing for visitors, otherwise the screen of the student's stage. */
export function useStageHome(): () => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { isLoggedIn, userStage } = useAppSelector((state) => state.session);
  return useCallback(async () => {
    if (!isLoggedIn) {
      await navigate(routePath('LandingPage'));
      return;
    }
    const transfer = await dispatch(transferWhenNew(userStage));
    await navigate(homeAfterTransfer(userStage, transfer));
  }, [dispatch, isLoggedIn, navigate, userStage]);
}
