import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  advanceStage,
  getUserInfo,
  requestResetPassword,
  resetPassword,
  resolveSession,
  selectProduct,
  signIn,
  signOut,
} from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import pg from 'pg';
import { AuthUnderTest } from './auth-under-test.js';
import { hashOf, userOf } from './user-of.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.close());

const cacheKey = (token: string): string => `${auth.system.redis.prefix}:session:${hashOf(token)}`;
const resolve = (token: string) => auth.call(resolveSession, { session_hash: hashOf(token) });

describe('sign-in', () => {
  it('opens a session of six hours, in whatever case the address is written', async () => {
    const { email } = await auth.account('pass');
    const { token } = await auth.call(signIn, { email: email.toUpperCase(), password: 'pass' });
    const session = await resolve(token);
    expect(session).toMatchObject({ role: 'student' });
    expect(Date.parse(session!.expires_at) - Date.now()).toBeGreaterThan(6 * 3600_000 - 30_000);
    expect(Date.parse(session!.expires_at) - Date.now()).toBeLessThanOrEqual(6 * 3600_000);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('tells an unknown address from a wrong password', async () => {
    const { email } = await auth.account('pass');
    expect(await auth.fault(signIn, { email, password: 'Pass' })).toBe('AUTH-WRONGPASSWORD');
    expect(await auth.fault(signIn, { email: auth.newEmail(), password: 'pass' })).toBe('AUTH-USERNOTEXIST');
  });
});

describe('sessions', () => {
  it('end with sign-out, also in the cache; other sessions of the account live on', async () => {
    const { email, token } = await auth.account('pass');
    const other = await auth.call(signIn, { email, password: 'pass' });
    await auth.system.redis.redis.set(cacheKey(token), '{}');
    await auth.call(signOut, {}, { userId: await userOf(auth, token), sessionHash: hashOf(token) });
    expect(await resolve(token)).toBeNull();
    expect(await auth.system.redis.redis.get(cacheKey(token))).toBe('ended');
    expect(await resolve(other.token)).not.toBeNull();
  });

  it('are over when their time is up', async () => {
    const { token } = await auth.account();
    await auth.system.database.query(`update auth.sessions set expires_at = now() where token_hash = $1`, [
      hashOf(token),
    ]);
    expect(await resolve(token)).toBeNull();
  });

  it('are cleared away with the next sign-in of their account when they are over, and no other is', async () => {
    const { email, token } = await auth.account('pass');
    const { token: kept } = await auth.call(signIn, { email, password: 'pass' });
    const { token: ofSomebodyElse } = await auth.account();
    const { database } = auth.system;
    const over = [token, ofSomebodyElse].map(hashOf);
    await database.query('update auth.sessions set expires_at = now() where token_hash = any($1)', [over]);
    await auth.call(signIn, { email, password: 'pass' });
    const left = await database.query('select token_hash from auth.sessions where token_hash = any($1)', [
      [...over, hashOf(kept)],
    ]);
    expect(left.map((row) => row.token_hash).sort()).toEqual([hashOf(kept), hashOf(ofSomebodyElse)].sort());
  });

  it('are unknown for a made-up token', async () => {
    expect(await resolve('made up')).toBeNull();
  });
});

describe('password reset', () => {
  const linkToken = async (email: string): Promise<string> => {
    return auth.resetToken(email);
  };

  it('sets the new password and ends all sessions, also in the cache', async () => {
    const { email, token } = await auth.account('old');
    await auth.system.redis.redis.set(cacheKey(token), '{}');
    await auth.call(resetPassword, { token: await linkToken(email), new_password: 'new' });
    expect(await resolve(token)).toBeNull();
    expect(await auth.system.redis.redis.get(cacheKey(token))).toBe('ended');
    expect(await auth.fault(signIn, { email, password: 'old' })).toBe('AUTH-WRONGPASSWORD');
    expect(await auth.call(signIn, { email, password: 'new' })).toEqual({ token: expect.any(String) });
  });

  it('works once per link, also when it is used twice at once, and voids older links', async () => {
    const { email } = await auth.account();
    const [older, link] = [await linkToken(email), await linkToken(email)];
    expect(older).not.toBe(link);
    const outcomes = await Promise.allSettled(
      ['one', 'two'].map((new_password) => auth.call(resetPassword, { token: link, new_password })),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const token of [link, older])
      expect(await auth.fault(resetPassword, { token, new_password: 'three' })).toBe('AUTH-INVALIDLINK');
  });

  it('refuses a link after 30 minutes and one that never was', async () => {
    const { email } = await auth.account('old');
    const link = await linkToken(email);
    await auth.system.database.query(
      `update auth.reset_tokens set expires_at = expires_at - interval '30 minutes' where token_hash = $1`,
      [hashOf(link)],
    );
    expect(await auth.fault(resetPassword, { token: link, new_password: 'new' })).toBe('AUTH-INVALIDLINK');
    expect(await auth.fault(resetPassword, { token: 'never', new_password: 'new' })).toBe('AUTH-INVALIDLINK');
    expect(await auth.call(signIn, { email, password: 'old' })).toEqual({ token: expect.any(String) });
  });

  it('says so when there is no account', async () => {
    expect(await auth.fault(requestResetPassword, { email: auth.newEmail() })).toBe('AUTH-USERNOTEXIST');
  });

  it('leaves no session of the old password open when it overtakes a sign-in', async () => {
    const { email } = await auth.account('old');
    const reset = new pg.Client({ connectionString: auth.system.database.url });
    await reset.connect();
    await reset.query('begin');
    await reset.query(`update auth.users set password_hash = 'another' where email = $1`, [email]);
    const answer = auth.fault(signIn, { email, password: 'old' });
    // The sign-in has checked the old password and now waits for the row.
    await waitFor(
      async () =>
        (
          await auth.system.database.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length > 0,
    );
    await reset.query('commit');
    await reset.end();
    expect(await answer).toBe('AUTH-WRONGPASSWORD');
  });
});

describe('bad input', () => {
  const email = 'maya@example.com';
  it.each([
    ['an address that is none', { email: 'maya(at)example', password: 'pass' }, 'AUTH-EMAILFORMAT'],
    ['an address without a top-level domain', { email: 'maya@example', password: 'pass' }, 'AUTH-EMAILFORMAT'],
    ['an address that is too long', { email: `${'m'.repeat(250)}@example.com`, password: 'pass' }, 'AUTH-EMAILFORMAT'],
    ['no address', { email: '', password: 'pass' }, 'AUTH-INVALIDINPUT'],
    ['no password', { email, password: '' }, 'AUTH-INVALIDINPUT'],
    ['two faults', { email: 'maya', password: '' }, 'AUTH-INVALIDINPUT'],
    ['a password that is too long', { email, password: 'p'.repeat(1025) }, 'AUTH-INVALIDINPUT'],
  ])('%s is refused by the service itself', async (_what, input, code) => {
    expect(await auth.fault(signIn, input)).toBe(code);
  });

  it('a product or a reset token that cannot be is refused', async () => {
    const userId = await userOf(auth, (await auth.account()).token);
    expect(await auth.fault(selectProduct, { product_id: 3 as 1 }, { userId })).toBe('AUTH-INVALIDINPUT');
    expect(await auth.fault(resetPassword, { token: '', new_password: 'new' })).toBe('AUTH-INVALIDINPUT');
  });
});

describe('the account', () => {
  it('owns a product once, however often it is selected', async () => {
    const userId = await userOf(auth, (await auth.account()).token);
    await Promise.all([2, 1, 2, 1, 2].map((id) => auth.call(selectProduct, { product_id: id as 1 | 2 }, { userId })));
    expect(await auth.call(getUserInfo, {}, { userId })).toMatchObject({ products: [1, 2] });
  });

  it('rises in stage and never falls', async () => {
    const userId = await userOf(auth, (await auth.account()).token);
    for (const stage of [2, 3, 2]) await auth.call(advanceStage, { user_id: userId, stage });
    expect(await auth.call(getUserInfo, {}, { userId })).toMatchObject({ stage: 3 });
  });

  it('keeps the last time zone of its owner', async () => {
    const userId = await userOf(auth, (await auth.account()).token);
    for (const timezone of ['America/New_York', 'Europe/Lisbon'])
      await auth.call(getUserInfo, {}, { userId, timezone });
    expect(await auth.system.database.query('select timezone from auth.users where user_id = $1', [userId])).toEqual([
      { timezone: 'Europe/Lisbon' },
    ]);
  });

  it('is open to its owner only: without a session, or with one of a deleted account, access is denied', async () => {
    expect(await auth.fault(getUserInfo, {})).toBe('AUTH-UNAUTHORIZED');
    expect(await auth.fault(selectProduct, { product_id: 1 })).toBe('AUTH-UNAUTHORIZED');
    expect(await auth.fault(getUserInfo, {}, { userId: '00000000-0000-4000-8000-000000000000' })).toBe(
      'AUTH-UNAUTHORIZED',
    );
  });
});

describe('a database that fails', () => {
  it('answers AUTH-DB', async () => {
    const broken = await AuthUnderTest.start();
    try {
      await broken.system.database.query('alter table auth.users rename to users_elsewhere');
      expect(await broken.fault(signIn, { email: 'maya@example.com', password: 'pass' })).toBe('AUTH-DB');
    } finally {
      await broken.close();
    }
  });
});
