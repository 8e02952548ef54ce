import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../config/route-names';
import { api } from '../api';
import { resetStores } from '../reset-stores';
import { useAppDispatch, type AppDispatch } from '../store';
import { clearToken } from './auth-cookie';
import { rememberProfile } from './remembered-profile';
import { sessionApi } from './session-api';

/** Empties the client. The api slice has subscriptions of its own, so it is reset by its own action. */
export const forgetSession = () => (dispatch: AppDispatch): void => {
  clearToken();
  rememberProfile(null);
  dispatch(resetStores());
  dispatch(api.util.resetApiState());
};

/** Tells the server that the session ends; a failed call is only logged, the browser forgets the session all the same. */
export const endSession = () => async (dispatch: AppDispatch): Promise<void> => {
  const result = await dispatch(sessionApi.endpoints.signOut.initiate());
  if (result.error) console.warn('Sign-out could not be confirmed by the server', result.error);
};

/**
 * Forgets the session and shows the landing page. A guarded page sends whoever is signed out to sign-in; that happens
 * first, and the landing page takes its place.
 */
export function useLeave(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    flushSync(() => dispatch(forgetSession()));
    await navigate(routePath('LandingPage'), { replace: true });
  };
}
