import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { routePath } from '../config/route-names';
import { PageLoader } from '../core/page/page-loader';
import { useAppDispatch, useAppSelector } from '../core/store';
import { readToken } from '../core/session/auth-cookie';
import { loadUser } from '../core/session/load-user';
import { profileGivenUp } from '../core/session/session-slice';

export interface GuardProps {
  /** The screen needs a signed-in student. */
  login?: boolean;
  /** The screen is a way to sign in, so a failed profile must not lead there again. */
  signsIn?: boolean;
  children: ReactNode;
}

/**
 * Fetches the profile when there is a token and none is loaded. A failure leads to sign-in with the full path as
 * `redirect`, once per page load. A screen that needs a student waits for the profile and sends visitors to sign-in.
 */
export function Guard({ login, signsIn, children }: GuardProps) {
  const dispatch = useAppDispatch();
  const { isLoggedIn, profile } = useAppSelector((state) => state.session);
  const { pathname, search, hash } = useLocation();
  const mustLoad = profile === 'unknown' && !isLoggedIn && readToken() !== null;
  useEffect(() => {
    if (mustLoad) void dispatch(loadUser());
    // Sign-in has been reached: the failure has been dealt with, and closing sign-in must not lead straight back.
    if (signsIn && profile === 'failed') dispatch(profileGivenUp());
  }, [dispatch, mustLoad, profile, signsIn]);

  if (isLoggedIn) return children;
  if (!signsIn && (profile === 'failed' || (login && !mustLoad && profile !== 'loading'))) {
    return <Navigate replace to={`${routePath('SignIn')}?redirect=${encodeURIComponent(pathname + search + hash)}`} />;
  }
  return login ? <PageLoader /> : children;
}
