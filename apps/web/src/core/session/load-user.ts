import type { UserInfo } from '@aivy/contracts';
import type { AppDispatch } from '../store';
import { rememberAccount } from '../device/known-accounts';
import { rememberedProfile, rememberProfile } from '../device/remembered-profile';
import { clearToken, readToken } from './auth-cookie';
import { authApi } from '../api/auth';
import { profileFailed, profileLoading, userLoaded } from './session-slice';

/**
 * Fetches the profile behind the token in the cookie.
 * @returns the profile (without network the one seen last here), or null when there is no token or the call failed; a
 * refused token is forgotten.
 */
export const loadUser =
  () =>
  async (dispatch: AppDispatch): Promise<UserInfo | null> => {
    if (!readToken()) return null;
    dispatch(profileLoading());
    const result = await dispatch(authApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true }));
    if (result.data) {
      dispatch(userLoaded(result.data));
      rememberProfile(result.data);
      rememberAccount(result.data.id);
      return result.data;
    }
    // Without network, or while the server is down, the student is still who they were: a running test goes on with what
    // this device keeps.
    const { error } = result;
    const offline =
      error && 'code' in error && (error.code === 'NETWORK' || ('status' in error && Number(error.status) >= 500));
    const remembered = offline ? rememberedProfile() : null;
    if (remembered) {
      dispatch(userLoaded(remembered));
      return remembered;
    }
    if (result.error && 'status' in result.error && result.error.status === 401) clearToken();
    dispatch(profileFailed());
    return null;
  };
