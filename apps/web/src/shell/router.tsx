import { lazy, Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout, type Chrome } from './layout/layout';
import { PageLoader } from '../core/page/page-loader';
import { Guard } from './guard';

interface Screen {
  path: string;
  /** Document title; the product's name without one. */
  title?: string;
  chrome: Chrome;
  login?: boolean;
  signsIn?: boolean;
  view: LazyExoticComponent<ComponentType>;
}

const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const DiagnosticTest = screen(() => import('../routes/diagnostic-test'), 'DiagnosticTest');
const DiagnosticResult = screen(() => import('../routes/diagnostic-result'), 'DiagnosticResult');

const FullTest = screen(() => import('../routes/full-test'), 'FullTest');
const FullTestResult = screen(() => import('../routes/full-test-result'), 'FullTestResult');

const SCREENS: readonly Screen[] = [
  { path: '/', chrome: 'story', view: screen(() => import('../routes/landing'), 'Landing') },
  {
    path: '/signin',
    title: 'Sign In',
    chrome: 'header',
    signsIn: true,
    view: screen(() => import('../routes/sign-in'), 'SignIn'),
  },
  {
    path: '/signup',
    title: 'Sign Up',
    chrome: 'header',
    signsIn: true,
    view: screen(() => import('../routes/sign-up'), 'SignUp'),
  },
  {
    path: '/resetpassword',
    title: 'Reset Password',
    chrome: 'header',
    signsIn: true,
    view: screen(() => import('../routes/reset-password'), 'ResetPassword'),
  },
  {
    path: '/agreement',
    title: 'User Agreement',
    chrome: 'page',
    view: screen(() => import('../routes/user-agreement'), 'UserAgreement'),
  },
  {
    path: '/policy',
    title: 'Privacy Policy',
    chrome: 'page',
    view: screen(() => import('../routes/privacy-policy'), 'PrivacyPolicy'),
  },
  {
    path: '/daily-trial',
    title: 'Daily Trial',
    chrome: 'page',
    view: screen(() => import('../routes/daily-trial'), 'DailyTrial'),
  },
  {
    path: '/diagnostic',
    title: 'Diagnostic Test Preview',
    chrome: 'page',
    view: screen(() => import('../routes/test-preview'), 'TestPreview'),
  },
  { path: '/diagnostic/loading', chrome: 'bare', view: screen(() => import('../routes/loading'), 'LoadingPage') },
  { path: '/diagnostic/test', chrome: 'bare', view: DiagnosticTest },
  { path: '/diagnostic/test/:section', chrome: 'bare', view: DiagnosticTest },
  { path: '/diagnostic/review', chrome: 'header', view: screen(() => import('../routes/review'), 'ReviewPage') },
  { path: '/diagnostic/result', chrome: 'header', login: true, view: DiagnosticResult },
  { path: '/diagnostic/result/step/:step', chrome: 'header', login: true, view: DiagnosticResult },
  {
    path: '/account',
    title: 'Account',
    chrome: 'page',
    login: true,
    view: screen(() => import('../routes/account'), 'Account'),
  },
  {
    path: '/full-test/start',
    title: 'Full Test Preview',
    chrome: 'page',
    login: true,
    view: screen(() => import('../routes/full-test-start'), 'FullTestStart'),
  },
  {
    path: '/full-test/finish',
    title: 'Congrats',
    chrome: 'page',
    login: true,
    view: screen(() => import('../routes/full-test-finish'), 'FullTestFinish'),
  },
  {
    path: '/full-test/:testId/break',
    chrome: 'bare',
    login: true,
    view: screen(() => import('../routes/full-test-break'), 'FullTestBreak'),
  },
  { path: '/full-test/:testId/result', chrome: 'header', login: true, view: FullTestResult },
  { path: '/full-test/:testId/result/step/:step', chrome: 'header', login: true, view: FullTestResult },
  {
    path: '/full-test/:testId/report',
    title: 'Full test report',
    chrome: 'header',
    login: true,
    view: screen(() => import('../routes/full-test-report'), 'FullTestReport'),
  },
  { path: '/full-test/:testId', chrome: 'bare', login: true, view: FullTest },
  { path: '/full-test/:testId/:module', chrome: 'bare', login: true, view: FullTest },
  { path: '*', title: 'Page not found', chrome: 'page', view: screen(() => import('../routes/not-found'), 'NotFound') },
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
        {SCREENS.map(({ path, title = DEFAULT_TITLE, chrome, login = false, signsIn = false, view: View }) => (
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
