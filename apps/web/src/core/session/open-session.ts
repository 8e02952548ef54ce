import type { UserInfo } from '@aivy/contracts';
import type { AppDispatch } from '../store';
import { writeToken } from './auth-cookie';
import { loadUser } from './load-user';
import { clearSession } from './sign-out';

/** After sign-in or sign-up: empties all stores, keeps the token and loads the profile. Null when that failed. */
export const openSession =
  (token: string) =>
  async (dispatch: AppDispatch): Promise<UserInfo | null> => {
    dispatch(clearSession());
    writeToken(token);
    return dispatch(loadUser());
  };
