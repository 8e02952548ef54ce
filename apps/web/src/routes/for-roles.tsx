import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { Role } from '@aivy/contracts';
import { PageLoader } from '../core/page/page-loader';
import { authApi } from '../core/api/auth';

const { useGetUserInfoQuery } = authApi;

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

/** How often to ask who is signed in while the server is away. */
const ASK_AGAIN_MS = 5_000;

/** A page of these roles. Everyone else who is signed in gets "not found"; visitors are asked to sign in. */
export function ForRoles({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const known = authApi.endpoints.getUserInfo.useQueryState().data;
  const { data } = useGetUserInfoQuery(undefined, { pollingInterval: known ? 0 : ASK_AGAIN_MS });
  if (!data) return <PageLoader />;
  return roles.includes(data.role) ? children : <Nothing />;
}
