import { lazy, Suspense, useEffect } from 'react';
import { PageLoader } from '../core/page/page-loader';
import { sessionApi, useGetUserInfoQuery } from '../core/session/session-api';
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

/** While nobody could say who somebody is: the server was away, and the session is still what it was. */
const ASK_AGAIN_MS = 5_000;

/** For analysts and operators. For everybody else who is signed in there is no such page; visitors are asked to sign in. */
export default function Analyst() {
  const known = sessionApi.endpoints.getUserInfo.useQueryState().data;
  const { data } = useGetUserInfoQuery(undefined, { pollingInterval: known ? 0 : ASK_AGAIN_MS });
  if (!data) return <PageLoader />;
  return data.role === 'analyst' || data.role === 'operator' ? <AnalystPage /> : <Nothing />;
}
