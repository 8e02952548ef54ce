/** Every screen by the name that the specification gives it, with its path. */
export const ROUTE_PATHS = {
  LandingPage: '/',
  SignIn: '/signin',
  SignUp: '/signup',
  ResetPassword: '/resetpassword',
  UserAgreement: '/agreement',
  PrivacyPolicy: '/policy',
  AivyDaily: '/aivy-daily',
  AivyDailyTrial: '/daily-trial',
  TestPreview: '/diagnostic',
  LoadingPage: '/diagnostic/loading',
  TestPage: '/diagnostic/test',
  ReviewPage: '/diagnostic/review',
  DiagnosticResultContent: '/diagnostic/result',
  FullTestPreview: '/full-test/start',
  FullTestFinish: '/full-test/finish',
  Mistakes: '/mistakes',
  JourneyPreview: '/journey-preview',
  Dashboard: '/dashboard',
  Unsubscribe: '/unsubscribe',
  AccountPage: '/account',
} as const;
export type RouteName = keyof typeof ROUTE_PATHS;

const isRouteName = (value: unknown): value is RouteName =>
  typeof value === 'string' && Object.hasOwn(ROUTE_PATHS, value);

/** Path of a named route; an unknown or missing name leads home. */
export const routePath = (name: string | null | undefined): string =>
  isRouteName(name) ? ROUTE_PATHS[name] : ROUTE_PATHS.LandingPage;
