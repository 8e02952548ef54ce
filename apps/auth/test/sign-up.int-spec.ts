import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUserInfo, requestVerification, signIn, signUp } from '@aivy/contracts';
import { readMailbox } from '@aivy/server-kit';
import { AuthUnderTest } from './auth-under-test.js';
import { userOf } from './user-of.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.close());

const form = (email: string, code: string) => ({
  name: 'Maya Torres',
  email,
  verification_code: code,
  password: 'pass',
  state: 'TX' as const,
  grade: 11 as const,
  school: 'Lakeview High',
});
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const usersOf = (email: string) =>
  auth.system.database.query('select user_id from auth.users where lower(email) = lower($1)', [email]);

describe('sign-up', () => {
  it('opens an account and a session with the mailed code', async () => {
    const email = auth.newEmail();
    const { token } = await auth.call(signUp, form(email, await auth.codeFor(email)), { timezone: 'America/Chicago' });
    const userId = await userOf(auth, token);
    expect(await auth.call(getUserInfo, {}, { userId })).toEqual({
      time_factor: 1,
      id: userId,
      name: 'Maya Torres',
      email,
      state: 'TX',
      grade: 11,
      school: 'Lakeview High',
      stage: 1,
      role: 'student',
      products: [],
      current_product: null,
      path_access: null,
    });
    expect(await auth.system.database.query('select timezone from auth.users where user_id = $1', [userId])).toEqual([
      { timezone: 'America/Chicago' },
    ]);
  });

  it('leaves optional fields empty when they are not given', async () => {
    const { token } = await auth.account();
    expect(await auth.call(getUserInfo, {}, { userId: await userOf(auth, token) })).toMatchObject({
      state: '',
      grade: 0,
      school: '',
    });
  });

  it('keeps neither code, token nor password in readable form', async () => {
    const email = auth.newEmail();
    const code = await auth.codeFor(email);
    const { token } = await auth.call(signUp, { ...form(email, code), password: 'plain-as-day' });
    const stored = JSON.stringify([
      await auth.system.database.query('select * from auth.users'),
      await auth.system.database.query('select * from auth.sessions'),
      await auth.system.database.query('select code_hash from auth.verification_codes where email = $1', [email]),
    ]);
    for (const secret of [code, token, 'plain-as-day']) expect(stored).not.toContain(secret);
    expect(stored).toContain('$argon2id$');
  });

  it('says so when no code was sent', async () => {
    expect(await auth.fault(signUp, form(auth.newEmail(), '123456'))).toBe('AUTH-VCODENOTEXIST');
  });

  it('refuses a code of another address', async () => {
    const [mine, theirs] = [auth.newEmail(), auth.newEmail()];
    const [, code] = [await auth.codeFor(mine), await auth.codeFor(theirs)];
    // One in a million that both codes are equal.
    expect(await auth.fault(signUp, form(mine, code))).toBe('AUTH-VCODENOTMATCHE');
  });

  it('refuses a code after ten minutes', async () => {
    const email = auth.newEmail();
    const code = await auth.codeFor(email);
    await auth.age(email, 10 * 60);
    expect(await auth.fault(signUp, form(email, code))).toBe('AUTH-VCODEEXPIRE');
    expect(await usersOf(email)).toEqual([]);
  });

  it('refuses a code that was used, when its account is gone', async () => {
    const email = auth.newEmail();
    const code = await auth.codeFor(email);
    await auth.call(signUp, form(email, code));
    await auth.system.database.query('delete from auth.users where email = $1', [email]);
    expect(await auth.fault(signUp, form(email, code))).toBe('AUTH-VCODEUSE');
  });

  it('refuses an address that has an account, in whatever case it is written', async () => {
    const { email } = await auth.account();
    expect(await auth.fault(signUp, form(email.toUpperCase(), '123456'))).toBe('AUTH-USEREXIST');
    expect(await auth.fault(requestVerification, { email: email.toUpperCase() })).toBe('AUTH-USEREXIST');
  });

  it('ends a code at the fifth wrong guess, so that even the right one is refused', async () => {
    const email = auth.newEmail();
    const code = await auth.codeFor(email);
    for (let guess = 0; guess < 5; guess++)
      expect(await auth.fault(signUp, form(email, wrong(code)))).toBe('AUTH-VCODENOTMATCHE');
    expect(await auth.fault(signUp, form(email, code))).toBe('AUTH-VCODEEXPIRE');
    expect(await usersOf(email)).toEqual([]);
  });

  it('counts every one of many guesses at once', async () => {
    const email = auth.newEmail();
    const code = await auth.codeFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth.fault(signUp, form(email, wrong(code)))));
    expect(answers.filter((answer) => answer === 'AUTH-VCODENOTMATCHE')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'AUTH-VCODEEXPIRE')).toHaveLength(15);
  });

  it('makes exactly one account of two sign-ups at once', async () => {
    const email = auth.newEmail();
    const code = await auth.codeFor(email);
    const outcomes = await Promise.allSettled(
      [email, email.toUpperCase(), email].map((address) => auth.call(signUp, form(address, code))),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['AUTH-USEREXIST', 'AUTH-VCODEUSE']).toContain((outcome.reason as { code: string }).code);
    expect(await usersOf(email)).toHaveLength(1);
    expect(await auth.call(signIn, { email, password: 'pass' })).toEqual({ token: expect.any(String) });
  });
});

describe('verification mail', () => {
  it('may be asked for again after 60 seconds, not before, and only the newest code counts', async () => {
    const email = auth.newEmail();
    const first = await auth.codeFor(email);
    expect(await auth.fault(requestVerification, { email })).toBe('RATE-LIMITED');
    await auth.age(email, 40);
    // What is left of the minute, less the moments that this test takes.
    const refusal = await auth.call(requestVerification, { email }).catch((error: unknown) => error);
    const { retryAfterSeconds = 0 } = refusal as { retryAfterSeconds?: number };
    expect({ retryAfterSeconds, right: retryAfterSeconds <= 20 && retryAfterSeconds > 10 }).toMatchObject({
      right: true,
    });
    await auth.age(email, 19);
    expect(await auth.fault(requestVerification, { email })).toBe('RATE-LIMITED');
    await auth.age(email, 1);
    const second = await auth.codeFor(email);
    if (first !== second) expect(await auth.fault(signUp, form(email, first))).toBe('AUTH-VCODENOTMATCHE');
    await auth.call(signUp, form(email, second));
  });

  it('is sent once when asked for twice at once', async () => {
    const email = auth.newEmail();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => auth.call(requestVerification, { email })));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await readMailbox(auth.system.redis.redis, auth.system.redis.prefix, email)).toHaveLength(1);
  });
});

describe('a mail server that takes nothing', () => {
  it('answers AUTH-EMAILFAIL and leaves no cooldown behind', async () => {
    // Port 9 of this machine: nobody listens there.
    const mute = await AuthUnderTest.start({ MAIL_URL: 'smtp://127.0.0.1:9' });
    try {
      const email = mute.newEmail();
      expect(await mute.fault(requestVerification, { email })).toBe('AUTH-EMAILFAIL');
      expect(await mute.fault(requestVerification, { email })).toBe('AUTH-EMAILFAIL');
    } finally {
      await mute.close();
    }
  });
});
