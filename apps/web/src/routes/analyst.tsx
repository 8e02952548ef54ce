import { lazy, Suspense, useEffect } from 'react';
import { PageLoader } from '../core/page/page-loader';
import { readToken } from '../core/session/auth-cookie';
import { sessionApi } from '../core/session/session-api';
import { useAppSelector } from '../core/store';
import { AnalystPage } from '../features/analyst';

const NotFound = lazy(() => import('./not-found'));

function Nothing() {
  useEffect(() => {
    document.title = 'Page not found';
  }, []);
  return (
    <Suspense fallback={<PageLoader />}>
      <NotFound />
    </Suspense>
  );
}

/** For analysts and operators. For everybody else there is no such page. */
export default function Analyst() {
  const { isLoggedIn, profile } = useAppSelector((state) => state.session);
  // The guard has asked for it.
  const role = sessionApi.endpoints.getUserInfo.useQueryState().data?.role;
  if (isLoggedIn) return role === 'analyst' || role === 'operator' ? <AnalystPage /> : <Nothing />;
  const isComing = readToken() !== null && (profile === 'unknown' || profile === 'loading');
  return isComing ? <PageLoader /> : <Nothing />;
}
