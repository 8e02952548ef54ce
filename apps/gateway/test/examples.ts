/** A valid input for every call, by RPC pattern. The walk over all calls fails when one is missing here. */
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
  'auth.get-user-info': {},
  'auth.select-product': { product_id: 1 },
  'diagnostic.request-questions': { subject: 'english' },
  'diagnostic.save-answers': progress,
  'diagnostic.submit-answers': { ...progress, end_time: '2026-03-01 10:40:00' },
  'diagnostic.get-test-detail': {},
  'diagnostic.request-question-solution': { subject: 'math' },
};
