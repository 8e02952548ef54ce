import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { showAlert } from '../../../../core/alerts/alerts-slice';
import { useAppDispatch } from '../../../../core/store';
import { resultOf } from '../day-names';

/** Leads to the result of a day; says so when it was finished on another device, with answers here that came too late. */
export function useLeadToResult(day: number): (planId: string, late: boolean) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(
    (planId, late) => {
      if (late)
        dispatch(
          showAlert({
            tone: 'news',
            text: 'You finished this unit on another device. Answers given here since do not count.',
          }),
        );
      void navigate(resultOf(planId, day), { replace: true });
    },
    [day, dispatch, navigate],
  );
}
