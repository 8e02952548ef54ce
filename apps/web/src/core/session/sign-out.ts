import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../config/route-names';
import { authRoutes } from '@aivy/contracts';
import { api, requestOf } from '../api/api';
import { resetStores } from '../reset-stores';
import { useAppDispatch, type AppDispatch } from '../store';
import { clearToken, readToken } from './auth-cookie';
import { rememberProfile } from '../device/remembered-profile';
import { productCleared } from './session-slice';

/** Empties the client. The api slice has subscriptions of its own, so it is reset by its own action. */
export const clearSession =
  () =>
  (dispatch: AppDispatch): void => {
    clearToken();
    rememberProfile(null);
    dispatch(resetStores());
    dispatch(api.util.resetApiState());
  };

/** The student goes: besides the session, the chosen product must not wait here for the next one. */
export const clearStudent =
  () =>
  (dispatch: AppDispatch): void => {
    dispatch(clearSession());
    dispatch(productCleared());
  };

/** Takes the token along, because the browser has already forgotten the session, and outlives the page. */
const { endForgottenSession } = api.injectEndpoints({
  endpoints: (build) => ({
    endForgottenSession: build.mutation<null, string>({
      query: (token) => requestOf(authRoutes.signOut, {}, { onUnauthorized: 'fail', keepalive: true, token }),
    }),
  }),
}).endpoints;

/** Tells the server that a session has ended, from a browser that has forgotten it; a failed call is only logged. */
const endSession =
  (token: string) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const result = await dispatch(endForgottenSession.initiate(token, { track: false }));
    if (result.error) console.warn('Sign-out could not be confirmed by the server', result.error);
  };

/** Signs out: the browser forgets at once, whether or not the server can be reached. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const leave = useLeave();
  return async () => {
    const token = readToken();
    // The session is forgotten before this returns, so the call cannot be emptied away with it.
    const left = leave();
    if (token) void dispatch(endSession(token));
    await left;
  };
}

/**
 * Forgets the student and shows the landing page. A guarded page sends whoever is signed out to sign-in; that happens
 * first, and the landing page takes its place.
 */
export function useLeave(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    flushSync(() => dispatch(clearStudent()));
    await navigate(routePath('LandingPage'), { replace: true });
  };
}
