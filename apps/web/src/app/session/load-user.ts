import type { UserInfo } from '@aivy/contracts';
import type { AppDispatch } from '../store';
import { clearToken, readToken } from './auth-cookie';
import { sessionApi } from './session-api';
import { profileFailed, profileLoading, userLoaded } from './session-slice';

/**
 * Fetches the profile behind the token in the cookie.
 * @returns the profile, or null when there is no token or the call failed; a refused token is forgotten.
 */
export const loadUser = () => async (dispatch: AppDispatch): Promise<UserInfo | null> => {
  if (!readToken()) return null;
  dispatch(profileLoading());
  const result = await dispatch(sessionApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true }));
  if (result.data) {
    dispatch(userLoaded(result.data));
    return result.data;
  }
  if (result.error && 'status' in result.error && result.error.status === 401) clearToken();
  dispatch(profileFailed());
  return null;
};
