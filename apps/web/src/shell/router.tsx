import { lazy, Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ROUTE_PATHS } from '../config/route-names';
import { breakPath, modulePath, reportPath, resultPath, stepPath, testPath } from '../config/test-paths';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout, type Chrome } from './layout/layout';
import { PageLoader } from '../core/page/page-loader';
import { Guard } from './guard';

interface Screen {
  path: string;
  /** Document title; the product's name without one. */
  title?: string;
  /** `page` without one. */
  chrome?: Chrome;
  login?: boolean;
  signsIn?: boolean;
  view: LazyExoticComponent<ComponentType>;
}

const DiagnosticTest = lazy(() => import('../routes/diagnostic-test'));
const DiagnosticResult = lazy(() => import('../routes/diagnostic-result'));

const FullTest = lazy(() => import('../routes/full-test'));
const FullTestResult = lazy(() => import('../routes/full-test-result'));

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
    path: ROUTE_PATHS.ResetPassword,
    title: 'Reset Password',
    chrome: 'header',
    signsIn: true,
    view: lazy(() => import('../routes/reset-password')),
  },
  {
    path: ROUTE_PATHS.UserAgreement,
    title: 'User Agreement',
    view: lazy(() => import('../routes/user-agreement')),
  },
  {
    path: ROUTE_PATHS.PrivacyPolicy,
    title: 'Privacy Policy',
    view: lazy(() => import('../routes/privacy-policy')),
  },
  {
    path: ROUTE_PATHS.AivyDailyTrial,
    title: 'Daily Trial',
    view: lazy(() => import('../routes/daily-trial')),
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
  { path: ROUTE_PATHS.DiagnosticResultContent, chrome: 'header', login: true, view: DiagnosticResult },
  {
    path: stepPath(ROUTE_PATHS.DiagnosticResultContent, ':step'),
    chrome: 'header',
    login: true,
    view: DiagnosticResult,
  },
  { path: ROUTE_PATHS.Dashboard, login: true, view: lazy(() => import('../routes/dashboard')) },
  {
    path: ROUTE_PATHS.JourneyPreview,
    chrome: 'story',
    login: true,
    view: lazy(() => import('../routes/journey-preview')),
  },
  {
    path: ROUTE_PATHS.AccountPage,
    title: 'Account',
    login: true,
    view: lazy(() => import('../routes/account')),
  },
  {
    path: ROUTE_PATHS.FullTestPreview,
    title: 'Full Test Preview',
    login: true,
    view: lazy(() => import('../routes/full-test-start')),
  },
  {
    path: ROUTE_PATHS.FullTestFinish,
    title: 'Congrats',
    login: true,
    view: lazy(() => import('../routes/full-test-finish')),
  },
  {
    path: breakPath(':testId'),
    chrome: 'bare',
    login: true,
    view: lazy(() => import('../routes/full-test-break')),
  },
  { path: resultPath(':testId'), chrome: 'header', login: true, view: FullTestResult },
  { path: stepPath(resultPath(':testId'), ':step'), chrome: 'header', login: true, view: FullTestResult },
  {
    path: reportPath(':testId'),
    title: 'Full test report',
    chrome: 'header',
    login: true,
    view: lazy(() => import('../routes/full-test-report')),
  },
  { path: testPath(':testId'), chrome: 'bare', login: true, view: FullTest },
  { path: modulePath(':testId', ':module'), chrome: 'bare', login: true, view: FullTest },
  { path: '*', title: 'Page not found', view: lazy(() => import('../routes/not-found')) },
];

const DEFAULT_TITLE = 'Aivy';

function Title({ text }: { text: string }) {
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}

/** A new screen starts at its top; going to a part of a page does not move twice. */
function ScrollToTop() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash]);
  return null;
}

export function Router() {
  return (
    <>
      <ScrollToTop />
      <Routes>
        {SCREENS.map(({ path, title = DEFAULT_TITLE, chrome = 'page', login = false, signsIn = false, view: View }) => (
          <Route
            key={path}
            path={path}
            element={
              <Layout chrome={chrome}>
                <Title text={title} />
                <ErrorBoundary key={path}>
                  <Guard login={login} signsIn={signsIn}>
                    <Suspense fallback={<PageLoader />}>
                      <View />
                    </Suspense>
                  </Guard>
                </ErrorBoundary>
              </Layout>
            }
          />
        ))}
      </Routes>
    </>
  );
}
