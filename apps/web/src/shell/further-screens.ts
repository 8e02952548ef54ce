import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { ANALYST_PATH } from '../config/analyst-paths';
import { sessionPath, TOPICS_PATH } from '../config/aivydaily-paths';
import { dailyFinishPath, dailyResultPath, dailyStartPath, dailyTestPath } from '../config/daily-paths';
import { CONFIRM_LETTER_PATH } from '../config/confirm-letter-path';
import { DISTRESS_PATH } from '../config/operator-paths';
import { ROUTE_PATHS } from '../config/route-names';
import { START_PATH } from '../config/start-path';
import { breakPath, modulePath, reportPath, resultPath, stepPath, testPath } from '../config/test-paths';
import Start from '../routes/start';
import type { Screen } from './screens';

interface FurtherScreen extends Screen {
  load(): Promise<unknown>;
}

/** A screen's code, which can be asked for before the guard lets it be shown. */
const shown = (load: () => Promise<{ default: ComponentType }>): Pick<FurtherScreen, 'load' | 'view'> => ({
  load,
  view: lazy(load),
});

const diagnosticResult = shown(() => import('../routes/diagnostic-result'));
const fullTest = shown(() => import('../routes/full-test'));
const fullTestResult = shown(() => import('../routes/full-test-result'));

/** Screens that the entry does not name: those of students, the daily trial, what is seldom looked up, and what is said where there is none. */
export const FURTHER_SCREENS: readonly FurtherScreen[] = [
  { path: ROUTE_PATHS.DiagnosticResultContent, chrome: 'header', login: true, ...diagnosticResult },
  {
    path: stepPath(ROUTE_PATHS.DiagnosticResultContent, ':step'),
    chrome: 'header',
    login: true,
    ...diagnosticResult,
  },
  // Not fetched on its own, so that the app starts offline.
  { path: START_PATH, chrome: 'bare', login: true, load: () => Promise.resolve(), view: Start },
  { path: ROUTE_PATHS.Dashboard, login: true, ...shown(() => import('../routes/dashboard')) },
  {
    path: ROUTE_PATHS.JourneyPreview,
    chrome: 'story',
    login: true,
    ...shown(() => import('../routes/journey-preview')),
  },
  {
    path: ROUTE_PATHS.AivyDaily,
    title: 'Aivy Daily Practice',
    login: true,
    ...shown(() => import('../routes/aivy-daily')),
  },
  // Before the sessions, whose address it would fit too.
  {
    path: TOPICS_PATH,
    title: 'Aivy Daily Practice',
    login: true,
    ...shown(() => import('../routes/aivy-daily-topics')),
  },
  {
    path: sessionPath(':conversationId'),
    title: 'Aivy Daily Practice',
    chrome: 'bare',
    login: true,
    ...shown(() => import('../routes/aivy-daily-session')),
  },
  {
    path: ROUTE_PATHS.AccountPage,
    title: 'Account',
    login: true,
    ...shown(() => import('../routes/account')),
  },
  { path: `${ANALYST_PATH}/:jobId?`, chrome: 'header', login: true, ...shown(() => import('../routes/analyst')) },
  { path: DISTRESS_PATH, chrome: 'header', login: true, ...shown(() => import('../routes/distress')) },
  {
    path: ROUTE_PATHS.AivyDailyTrial,
    title: 'Daily Trial',
    ...shown(() => import('../routes/daily-trial')),
  },
  {
    path: CONFIRM_LETTER_PATH,
    chrome: 'header',
    signsIn: true,
    ...shown(() => import('../routes/confirm-letter')),
  },
  { path: ROUTE_PATHS.Unsubscribe, chrome: 'header', signsIn: true, ...shown(() => import('../routes/unsubscribe')) },
  {
    path: ROUTE_PATHS.ResetPassword,
    title: 'Reset Password',
    chrome: 'header',
    signsIn: true,
    ...shown(() => import('../routes/reset-password')),
  },
  {
    path: ROUTE_PATHS.UserAgreement,
    title: 'User Agreement',
    ...shown(() => import('../routes/user-agreement')),
  },
  {
    path: ROUTE_PATHS.PrivacyPolicy,
    title: 'Privacy Policy',
    ...shown(() => import('../routes/privacy-policy')),
  },
  {
    path: dailyStartPath(':day', ':planId', ':subject'),
    login: true,
    ...shown(() => import('../routes/daily-start')),
  },
  {
    path: dailyResultPath(':day', ':planId', ':subject'),
    chrome: 'header',
    login: true,
    ...shown(() => import('../routes/daily-result')),
  },
  {
    path: dailyFinishPath(':day'),
    title: 'Congrats',
    chrome: 'story',
    login: true,
    ...shown(() => import('../routes/daily-finish')),
  },
  // After the others, whose addresses it would fit as well.
  {
    path: dailyTestPath(':day', ':subject'),
    chrome: 'bare',
    login: true,
    ...shown(() => import('../routes/daily-test')),
  },
  {
    path: ROUTE_PATHS.FullTestPreview,
    title: 'Full Test Preview',
    login: true,
    ...shown(() => import('../routes/full-test-start')),
  },
  {
    path: ROUTE_PATHS.FullTestFinish,
    title: 'Congrats',
    chrome: 'story',
    login: true,
    ...shown(() => import('../routes/full-test-finish')),
  },
  {
    path: ROUTE_PATHS.Mistakes,
    title: 'Your mistakes',
    chrome: 'header',
    login: true,
    ...shown(() => import('../routes/mistakes')),
  },
  { path: resultPath(':testId'), chrome: 'header', login: true, ...fullTestResult },
  { path: stepPath(resultPath(':testId'), ':step'), chrome: 'header', login: true, ...fullTestResult },
  {
    path: reportPath(':testId'),
    title: 'Full test report',
    chrome: 'header',
    login: true,
    ...shown(() => import('../routes/full-test-report')),
  },
  {
    path: breakPath(':testId'),
    chrome: 'bare',
    login: true,
    ...shown(() => import('../routes/full-test-break')),
  },
  // After the others, which it would fit as well for the code that is asked for ahead.
  { path: testPath(':testId'), chrome: 'bare', login: true, ...fullTest },
  { path: modulePath(':testId', ':module'), chrome: 'bare', login: true, ...fullTest },
  { path: '*', title: 'Page not found', ...shown(() => import('../routes/not-found')) },
];

// While the profile is on its way: the code of the screen that was asked for need not wait for it.
const asked = FURTHER_SCREENS.find(({ path }) => path !== '*' && matchPath(path, window.location.pathname));
void asked?.load().catch(() => undefined);
