/** A valid input for every call, by RPC pattern. The walk over all calls fails when one is missing here. */
const TEST = '00000000-0000-4000-8000-000000000000';
const stamp = '2026-03-01 10:00:00';
const progress = {
  english: Array.from({ length: 17 }, () => 'a'),
  math: Array.from({ length: 14 }, () => ''),
  english_time: Array.from({ length: 17 }, () => 30),
  math_time: Array.from({ length: 14 }, () => 0),
  start_time: stamp,
};

export const EXAMPLES: Record<string, Record<string, unknown>> = {
  'auth.request-verification': { email: 'maya@example.org' },
  'auth.signup': { name: 'Maya Lindqvist', email: 'maya@example.org', verification_code: '123456', password: 'a good pass phrase', state: 'NY', grade: 11, school: 'Harbor High' },
  'auth.signin': { email: 'maya@example.org', password: 'a good pass phrase' },
  'auth.signout': {},
  'auth.request-reset-password': { email: 'maya@example.org' },
  'auth.reset-password': { token: 'abc', new_password: 'another pass phrase' },
  'auth.change-password': { password: 'a good pass phrase', new_password: 'another pass phrase' },
  'auth.list-sessions': {},
  'auth.end-session': { session_id: TEST },
  'auth.end-sessions': {},
  'auth.get-user-info': {},
  'auth.select-product': { product_id: 1 },
  'auth.update-profile': { name: 'Maya Lindqvist', state: 'NY', grade: 11, school: 'Harbor High' },
  'auth.set-time-factor': { time_factor: 1.5 },
  'auth.export-account': {},
  'auth.delete-account': { password: 'a good pass phrase' },
  'diagnostic.request-questions': { subject: 'english' },
  'diagnostic.save-answers': progress,
  'diagnostic.submit-answers': { ...progress, end_time: '2026-03-01 10:40:00' },
  'diagnostic.get-test-detail': {},
  'diagnostic.request-question-solution': { subject: 'math' },
  'full-test.start-test': {},
  'full-test.give-up': { test_id: TEST },
  'full-test.get-questions': { test_id: TEST, module: 1 },
  'full-test.save-progress': { test_id: TEST, question_id: [], answer: [], time_left: 900 },
  'full-test.get-progress': { test_id: TEST },
  'full-test.submit-answers': { test_id: TEST, module: 1 },
  'full-test.get-all-test': {},
  'full-test.get-report': { test_id: TEST },
  'full-test.get-answer': { test_id: TEST, module: 1 },
};
