import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../config/route-names';
import { useAppDispatch, useAppSelector } from '../../core/store';

/** What the logo does: landing for visitors, otherwise the screen of the student's stage. */
export function useStageHome(): () => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  return useCallback(async () => {
    // Visitors never need to know where students are at home.
    const home = isLoggedIn
      ? await import('./student-home').then(({ studentHome }) => dispatch(studentHome()))
      : routePath('LandingPage');
    await navigate(home);
  }, [dispatch, isLoggedIn, navigate]);
}
