import { api } from '../api';
import { resetStores } from '../reset-stores';
import type { AppDispatch } from '../store';
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

/** Ends the session; a failed call is only logged, the browser forgets the session all the same. */
export const signOutNow = () => async (dispatch: AppDispatch): Promise<void> => {
  const result = await dispatch(sessionApi.endpoints.signOut.initiate());
  if (result.error) console.warn('Sign-out could not be confirmed by the server', result.error);
  dispatch(forgetSession());
};
