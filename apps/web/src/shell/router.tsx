import { lazy, Suspense } from 'react';
import { Route } from 'react-router-dom';
import { ROUTE_PATHS } from '../config/route-names';
import { PageLoader } from '../core/page/page-loader';
import { readToken } from '../core/session/auth-cookie';
import { ErrorBoundary } from './layout/error-boundary';
import { ScrollToTop } from './scroll-to-top';
import { Screens, type Screen } from './screens';

const DiagnosticTest = lazy(() => import('../routes/diagnostic-test'));

// What a first visit leads to. Everything else is named in `further-screens`, for which the landing page need not pay:
// the names of their files do not compress.
const SCREENS: readonly Screen[] = [
  { path: ROUTE_PATHS.LandingPage, chrome: 'story', view: lazy(() => import('../routes/landing')) },
  {
    path: ROUTE_PATHS.SignIn,
    title: 'Sign In',
    chrome: 'header',
    signsIn: true,
    view: lazy(() => import('../routes/sign-in')),
  },
  {
    path: ROUTE_PATHS.SignUp,
    title: 'Sign Up',
    chrome: 'header',
    signsIn: true,
    view: lazy(() => import('../routes/sign-up')),
  },
  {
    path: ROUTE_PATHS.TestPreview,
    title: 'Diagnostic Test Preview',
    view: lazy(() => import('../routes/test-preview')),
  },
  { path: ROUTE_PATHS.LoadingPage, chrome: 'bare', view: lazy(() => import('../routes/loading')) },
  { path: ROUTE_PATHS.TestPage, chrome: 'bare', view: DiagnosticTest },
  { path: `${ROUTE_PATHS.TestPage}/:section`, chrome: 'bare', view: DiagnosticTest },
  { path: ROUTE_PATHS.ReviewPage, chrome: 'header', view: lazy(() => import('../routes/review')) },
];

// Their table alone is lazy: what shows them is in the entry anyhow, and would be cut in two.
const loadFurtherScreens = () => import('./further-screens');
const FurtherScreens = lazy(async () => {
  const { FURTHER_SCREENS } = await loadFurtherScreens();
  return { default: () => <Screens of={FURTHER_SCREENS} /> };
});
// Not after the first paint: a student needs it at once.
if (readToken() !== null) void loadFurtherScreens().catch(() => undefined);

export function Router() {
  return (
    <>
      <ScrollToTop />
      <Screens of={SCREENS}>
        <Route
          path="*"
          element={
            <ErrorBoundary>
              <Suspense fallback={<PageLoader />}>
                <FurtherScreens />
              </Suspense>
            </ErrorBoundary>
          }
        />
      </Screens>
    </>
  );
}
