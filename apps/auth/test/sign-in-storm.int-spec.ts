import { signIn, type ErrorCode } from '@aivy/contracts';
import { AuthUnderTest } from './auth-under-test.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.close());

const PASSWORD = 'correct horse';

describe('more right sign-ins at once than the processors can check', () => {
  it('are let in or refused for the moment, in time and never in between, and the next one finds auth free', async () => {
    const { email } = await auth.account(PASSWORD);
    const beganAt = performance.now();
    const outcome = (code: ErrorCode | 'OK') => ({ code, ms: performance.now() - beganAt });
    const outcomes = await Promise.all(
      Array.from({ length: 400 }, () =>
        auth.call(signIn, { email, password: PASSWORD }, { address: '198.51.100.7' }).then(
          () => outcome('OK'),
          (error: { code: ErrorCode }) => outcome(error.code),
        ),
      ),
    );
    const codes = new Set(outcomes.map(({ code }) => code));
    expect([...codes].sort()).toEqual(['OK', 'SERVICE-UNAVAILABLE']);
    expect(outcomes.filter(({ code }) => code === 'OK').length).toBeGreaterThan(0);
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(5_500);
    expect(await auth.call(signIn, { email, password: PASSWORD })).toEqual({ token: expect.any(String) });
  });
});
